import { lookup as lookupHost } from 'node:dns/promises'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** `status`: of the response; without one `problem` says why. */
export type WebhookReply = { status: number; retryAfterSeconds?: number } | { status: null; problem: string }
export type PostWebhook = (url: string, headers: Record<string, string>, body: string) => Promise<WebhookReply>

const timeoutMs = 15_000

/**
 * Sends a message to a webhook. A redirect is a failure, the response's body is not read, and a name or an IP that leads into the
 * shop's own network is refused when it connects: a check before could be answered otherwise than the connection.
 * `isAllowed`: for tests, whose receivers are on this machine.
 */
export function createPostWebhook(isAllowed: (ip: string) => boolean = isPublicAddress): PostWebhook {
  return (target, headers, body) => {
    const url = new URL(target)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) && !isAllowed(host)) return Promise.resolve({ status: null, problem: 'private-address' })
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest
    return new Promise((resolve) => {
      const sent = request(url, {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'me-may-webhooks',
        },
        signal: AbortSignal.timeout(timeoutMs),
        agent: false,
        lookup: (name, options, done) => {
          lookupHost(name, { ...options, all: true }).then(
            (found) => {
              const allowed = found.filter(({ address }) => isAllowed(address))
              const [first] = allowed
              if (!first) return done(Object.assign(new Error('private address'), { code: 'private-address' }), '', 4)
              if (options.all) return done(null, allowed as never)
              return done(null, first.address, first.family)
            },
            (error) => done(error, '', 4),
          )
        },
      })
      sent.on('response', (response) => {
        const asked = Number(response.headers['retry-after'])
        response.destroy()
        resolve({ status: response.statusCode ?? 0, ...(Number.isFinite(asked) && asked > 0 ? { retryAfterSeconds: asked } : {}) })
      })
      sent.on('error', (error: NodeJS.ErrnoException) =>
        resolve({ status: null, problem: error.name === 'TimeoutError' ? 'timeout' : (error.code ?? 'no-connection') }),
      )
      sent.end(body)
    })
  }
}
