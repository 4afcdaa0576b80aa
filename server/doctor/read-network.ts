import { lookup, resolveTxt } from 'node:dns/promises'
import { connect } from 'node:tls'
import type { SenderRecords } from './mail.rule.ts'
import type { Certificate, Reached } from './network.rule.ts'

/** A person waits for the result. */
export const patienceMs = 6_000

export const reasonOf = (error: unknown): string => {
  const { code, message, cause } = error as { code?: string; message?: string; cause?: { code?: string; message?: string } }
  return String(cause?.code ?? code ?? cause?.message ?? message ?? 'unknown').slice(0, 120)
}

export async function readAddresses(host: string): Promise<string[]> {
  const found = await within(lookup(host, { all: true })).catch(() => [])
  return [...new Set(found.map(({ address }) => address))]
}

/** The certificate that the server of a URL shows, whether or not it is trusted. */
export function readCertificate(host: string, port: number): Promise<Certificate> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: patienceMs })
    const end = (certificate: Certificate) => {
      socket.destroy()
      resolve(certificate)
    }
    socket.once('secureConnect', () => {
      const { valid_to, issuer } = socket.getPeerCertificate()
      const problem = socket.authorized ? null : String(socket.authorizationError)
      end({ validTo: new Date(valid_to), issuer: String(issuer?.O ?? issuer?.CN ?? ''), problem })
    })
    socket.once('timeout', () => end({ unreachable: 'ETIMEDOUT' }))
    socket.once('error', (error) => end({ unreachable: reasonOf(error) }))
  })
}

/** Calls the shop as a visitor does, through DNS, TLS and the proxy. */
export async function readReached(publicUrl: string): Promise<Reached> {
  try {
    const response = await fetch(`${publicUrl}/api/health/ready`, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' })
    const body = (await response.json().catch(() => ({}))) as { version?: unknown }
    return response.ok && typeof body.version === 'string' ? { version: body.version } : { unreachable: `HTTP ${response.status}` }
  } catch (error) {
    return { unreachable: reasonOf(error) }
  }
}

export async function readSenderRecords(domain: string): Promise<SenderRecords> {
  const [own, dmarc] = await Promise.all([readTexts(domain), readTexts(`_dmarc.${domain}`)])
  return { domain, own, dmarc }
}

async function readTexts(name: string): Promise<string[] | null> {
  try {
    return (await within(resolveTxt(name))).map((parts) => parts.join(''))
  } catch (error) {
    return ['ENODATA', 'ENOTFOUND'].includes(reasonOf(error)) ? [] : null
  }
}

export async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('too late'), { code: 'ETIMEDOUT' })), patienceMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
