/**
 * The target of a request as `/path?query`, in any form of the request line. A client may also send the absolute form
 * (`GET http://host/path`); every check of a URL's beginning must see the same path. A backslash in the path is a letter: the URL
 * parser would read it as a slash, and `/\other` as another host.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return withoutBackslashes(target)
  const rest = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  return withoutBackslashes(rest.startsWith('/') ? rest : `/${rest}`)
}

function withoutBackslashes(url: string): string {
  return url.includes('\\') ? url.replace(/^[^?]*/, (path) => path.replaceAll('\\', '%5C')) : url
}
