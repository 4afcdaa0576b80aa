import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { isInternal } from '../pages/in-process-transport.ts'

/** The IP of the client behind the configured number of trusted proxies. */
export function clientIpReader(trustProxy: Config['trustProxy']): (request: IncomingMessage) => string {
  if (trustProxy === false) return (request) => request.socket.remoteAddress ?? ''
  const trust = typeof trustProxy === 'string' ? proxyAddress.compile(trustProxy.split(',').map((part) => part.trim())) : trustProxy
  return (request) => proxyAddress(request, trust === true ? () => true : trust)
}

/**
 * Logs one warning when `X-Forwarded-For` arrives while no proxy is trusted: the shop is then behind an unconfigured
 * proxy, and all its visitors share the limits of one IP.
 */
export function warnAboutUntrustedProxy(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  if (trustProxy !== false) return
  let isWarned = false
  app.addHook('onRequest', async (request) => {
    if (isWarned || request.headers['x-forwarded-for'] === undefined || isInternal(request.headers)) return
    isWarned = true
    app.log.warn('X-Forwarded-For arrives, but TRUST_PROXY is not set: all visitors count as one IP (see .env.example)')
  })
}
