import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isLoopbackUrl } from '../loopback.ts'
import { AppError } from './errors.ts'

/** Headers that proxies add. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'cf-connecting-ip']

/**
 * The options of a sandbox route. Without an explicit SANDBOX=1 it responds only to this machine: a shop without a
 * PUBLIC_URL can still be reached by others, through HOST=0.0.0.0 or a proxy, and its mails contain reset links.
 */
export function createSandboxGuard({ sandboxForAll, trustProxy }: Pick<Config, 'sandboxForAll' | 'trustProxy'>) {
  return {
    onRequest: async ({ raw }: FastifyRequest): Promise<void> => {
      if (!sandboxForAll && !isLoopbackRequest(raw, trustProxy !== false)) throw new AppError('not_found')
    },
  }
}

type Incoming = {
  headers: Record<string, string | string[] | undefined>
  socket: { remoteAddress?: string | undefined; localAddress?: string | undefined }
}

/**
 * Checks the Host header too: a page of another site can point its own host name at 127.0.0.1, and a proxy passes on the
 * public one. `behindProxy`: the operator has configured a proxy (TRUST_PROXY), so its headers are expected.
 */
export function isLoopbackRequest({ headers, socket: { remoteAddress = '', localAddress } }: Incoming, behindProxy: boolean): boolean {
  if (!behindProxy && proxyHeaders.some((name) => headers[name] !== undefined)) return false
  const isLocal = /^(127\.|::ffff:127\.|::1$)/.test(remoteAddress) || remoteAddress === localAddress
  return isLocal && (headers.host === undefined || isLoopbackUrl(`http://${headers.host}`))
}
