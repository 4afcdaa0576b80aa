/**
 * The target of a request as `/path?query`, however the request line spells it. A client may also send the absolute
 * form (`GET http://host/path`); everything that looks at how a URL begins has to see the same path then.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target
  const rest = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}
