import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

/** Addresses with their secrets blotted out: order tokens in the query, reset tokens in the path. */
export function maskedUrl(url: string): string {
  return url
    .replace(/([?&](?:token|hash|signature|credential|code)=)[^&#]*/gi, '$1***')
    .replace(/(reset-password\/|invitations?\/|unsubscribe\/(?:alerts\/)?)[^/?#]+/gi, '$1***')
}

export function logOptions(config: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.secretKey', '*.token'],
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, url: maskedUrl(request.url) }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: maskedUrl(error.message ?? ''),
        stack: error.stack ?? '',
        cause: String((error as { cause?: unknown }).cause ?? '') || undefined,
      }),
    },
  }
}

/** One line for every call that went through the router. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      { method: request.method, url: maskedUrl(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
    done()
  })
}
