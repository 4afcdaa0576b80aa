import type { Config } from '../config.ts'

/** Over https the `__Host-` prefix binds a cookie to this host. */
export function cookieName(config: Pick<Config, 'secure'>, name: string): string {
  return config.secure ? `__Host-${name}` : name
}

export function cookieOptions(config: Pick<Config, 'secure'>, maxAgeSeconds: number) {
  return { path: '/', httpOnly: true, secure: config.secure, sameSite: 'lax' as const, maxAge: maxAgeSeconds }
}

/** One cookie of a header, without parsing all of them. Undefined if it is absent or invalid. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined
  for (const part of header.split(';')) {
    const equals = part.indexOf('=')
    if (equals < 0 || part.slice(0, equals).trim() !== name) continue
    return part.slice(equals + 1).trim()
  }
  return undefined
}
