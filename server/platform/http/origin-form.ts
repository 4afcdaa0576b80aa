/**
 * The target of a request as `/path?query`, in any form of the request line. A client may also send the absolute form
 * (`GET http://host/path`); every check of a URL's beginning must see the same path.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target
  const rest = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}
