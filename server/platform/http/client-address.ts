import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { Config } from '../config.ts'

/** Whom a request comes from, believing only as many proxies as the configuration says. */
export function addressReader(trustProxy: Config['trustProxy']): (request: IncomingMessage) => string {
  if (trustProxy === false) return (request) => request.socket.remoteAddress ?? ''
  const trust = typeof trustProxy === 'string' ? proxyAddress.compile(trustProxy.split(',').map((part) => part.trim())) : trustProxy
  return (request) => proxyAddress(request, trust === true ? () => true : trust)
}
