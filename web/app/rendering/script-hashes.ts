import { hash, randomBytes } from 'node:crypto'

/** The mark of the router's own scripts while a page is rendered: random, so that no content of the page can have it. */
export function newScriptMark(): string {
  return randomBytes(12).toString('base64url')
}

/** The page without the marks, and the hashes of the scripts that had one. */
export function takeMarkedScripts(html: string, mark: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${mark}"`
  const hashes: string[] = []
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    const open = html.lastIndexOf('<', at)
    if (!html.startsWith('<script', open)) continue
    const begin = html.indexOf('>', at) + 1
    const end = html.indexOf('</script>', begin)
    if (begin > 0 && end > begin) hashes.push(hashOf(html.slice(begin, end)))
  }
  return { html: html.replaceAll(attribute, ''), hashes }
}

/** The hash of a whole script element. */
export function hashOfScript(element: string): string {
  return hashOf(element.slice(element.indexOf('>') + 1, element.lastIndexOf('</script>')))
}

function hashOf(script: string): string {
  return hash('sha256', script, 'base64')
}
