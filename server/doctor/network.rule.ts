import type { Finding } from '../../contract/admin/doctor.ts'
import { failed, ok, warning } from './finding.rule.ts'

/** An address that no visitor can reach. */
export function isPrivateIp(ip: string): boolean {
  const plain = ip.replace(/^::ffff:/i, '').toLowerCase()
  return /^(10\.|127\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe80:)/.test(plain)
}

export function assessDns(host: string, addresses: readonly string[]): Finding {
  if (addresses.length === 0) return failed('dns.missing', { host })
  const values = { host, addresses: addresses.join(', ') }
  return addresses.some((ip) => !isPrivateIp(ip)) ? ok('dns.ok', values) : warning('dns.private', values)
}

export type Certificate = { validTo: Date; issuer: string; problem: string | null } | { unreachable: string }

/** Caddy renews a certificate of 90 days when 30 are left. */
const fewDays = 14

export function assessTls(host: string, certificate: Certificate, now: Date): Finding {
  if ('unreachable' in certificate) return failed('tls.unreachable', { host, reason: certificate.unreachable })
  const { validTo, issuer, problem } = certificate
  if (problem) return failed('tls.untrusted', { host, reason: problem })
  const days = Math.floor((validTo.getTime() - now.getTime()) / 86_400_000)
  return days < fewDays ? warning('tls.expiring', { host, days }) : ok('tls.ok', { host, days, issuer })
}

/** A request of a visitor as the shop received it; `ip`: after TRUST_PROXY. */
export type ReceivedRequest = { forwardedFor: string | undefined; protocol: string | undefined; ip: string }
type ProxySetting = { isPublic: boolean; secure: boolean; trustsProxy: boolean }

export function assessProxy(request: ReceivedRequest, { isPublic, secure, trustsProxy }: ProxySetting): Finding {
  const { forwardedFor, protocol, ip } = request
  if (forwardedFor !== undefined && !trustsProxy) return failed('proxy.untrusted')
  if (!isPublic) return ok('proxy.ok', { ip })
  if (trustsProxy && forwardedFor === undefined) return warning('proxy.absent')
  if (secure && protocol !== undefined && protocol !== 'https') return warning('proxy.plain')
  return isPrivateIp(ip) ? warning('proxy.private', { ip }) : ok('proxy.ok', { ip })
}

/** The response of PUBLIC_URL to this machine. */
export type Reached = { version: string } | { unreachable: string }

export function assessReached(url: string, reached: Reached): Finding {
  return 'version' in reached
    ? ok('proxy.reached', { url, version: reached.version })
    : failed('proxy.unreachable', { url, reason: reached.unreachable })
}
