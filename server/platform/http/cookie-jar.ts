/** The cookies of a browser after these Set-Cookie lines, in order. */
export function mergeCookies(header: string | undefined, set: readonly string[]): string | undefined {
  const jar = new Map<string, string>()
  for (const part of header?.split(';') ?? []) keep(jar, part)
  for (const line of set) {
    const [pair = '', ...attributes] = line.split(';')
    if (attributes.some(isOver)) jar.delete(nameOf(pair))
    else keep(jar, pair)
  }
  return jar.size === 0 ? undefined : [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

function keep(jar: Map<string, string>, pair: string): void {
  const equals = pair.indexOf('=')
  if (equals > 0) jar.set(nameOf(pair), pair.slice(equals + 1).trim())
}

function nameOf(pair: string): string {
  return pair.slice(0, Math.max(0, pair.indexOf('='))).trim()
}

function isOver(attribute: string): boolean {
  const [name = '', value = ''] = attribute.split('=')
  if (name.trim().toLowerCase() === 'max-age') return Number(value) <= 0
  return name.trim().toLowerCase() === 'expires' && Date.parse(value) <= Date.now()
}
