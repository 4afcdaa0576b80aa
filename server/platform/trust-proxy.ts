import { isIP } from 'node:net'
import { z } from 'zod'

/** TRUST_PROXY: a number of proxies, or a list of their IPs and networks. */
export const TrustProxy = z
  .string()
  .trim()
  .refine(
    (value) => /^(true|false|\d{1,2})$/.test(value) || value.split(',').every((part) => isNet(part.trim())),
    'is neither a number of proxies nor a list of their addresses',
  )

/** An IP, a network, or one of Fastify's names for networks. */
function isNet(part: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true
  const [address = '', bits, ...rest] = part.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** A number (or `true`): the number of proxies; else a list of their IPs. Undefined: no proxy is trusted. */
export function readTrust(value: string | undefined): boolean | string | ((address: string, hop: number) => boolean) {
  if (value === undefined || value === '0' || value === 'false') return false
  const hops = value === 'true' ? 1 : Number(value)
  return Number.isInteger(hops) ? (_address, hop) => hop < hops : value
}
