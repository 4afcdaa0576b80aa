import type { FastifyRequest } from 'fastify'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { languageOf } from '../../../platform/http/language.ts'

/** How a user signed in, and from roughly where: enough for users to recognize their devices, no more. */
export type LoginContext = {
  method: 'password' | 'google' | 'registration' | 'invitation'
  withCode?: boolean
  device: string
  ip: string
  language: Language
}

export function loginContextOf(
  { headers, ip, raw }: Pick<FastifyRequest, 'headers' | 'ip' | 'raw'>,
  method: LoginContext['method'],
): LoginContext {
  return { method, device: deviceName(headers['user-agent'] ?? ''), ip: shortenIp(ip), language: languageOf(raw, true) }
}

/** The order matters: most browsers name others as well. */
const browsers = [
  ['Zalo', /Zalo/i],
  ['Facebook', /FBAN|FBAV/],
  ['Cốc Cốc', /coc_coc_browser/i],
  ['Samsung Internet', /SamsungBrowser/],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh|Mac OS/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const

/** Browser and system without their versions; empty if the request names neither. */
export function deviceName(userAgent: string): string {
  const find = (known: readonly (readonly [string, RegExp])[]) => known.find(([, form]) => form.test(userAgent))?.[0]
  return [find(browsers), find(systems)].filter(Boolean).join(', ')
}

/** An IP without its last part: the network, not the host. */
export function shortenIp(ip: string): string {
  const plain = ip.replace(/^::ffff:/i, '')
  if (/^\d+(\.\d+){3}$/.test(plain)) return plain.replace(/\d+$/, 'x')
  const [first = '', second = '', third = ''] = plain.split(':')
  return first ? `${[first, second, third].filter(Boolean).join(':')}::` : '::'
}
