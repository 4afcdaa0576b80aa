import type { Writable } from 'node:stream'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'
import { isDatabaseDown } from '../database/transaction.ts'
import { maskEmails } from '../mask-emails.ts'
import { AppError } from './errors.ts'
import { maskedUrl, stackOf, wordsOf } from './log-failure.ts'

/** A refusal, overload or an unavailable database: no stack is needed. */
function isExpected(error: Error): boolean {
  return error instanceof AppError || (error as { statusCode?: number }).statusCode === 503 || isDatabaseDown(error)
}

/** One JSON object per line; on a terminal, readable lines. */
export function logOptions(
  config: Pick<Config, 'logLevel'>,
  isTerminal = process.stdout.isTTY,
  stream?: Writable,
): FastifyServerOptions['logger'] {
  return {
    ...(stream && { stream }),
    level: config.logLevel,
    ...(isTerminal && { transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } } }),
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.secretKey', '*.token'],
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, url: maskedUrl(request.url) }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: wordsOf(error),
        stack: isExpected(error) ? '' : stackOf(error),
        cause: maskEmails(String((error as { cause?: unknown }).cause ?? '')) || undefined,
      }),
    },
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the refusal, for the log. */
    refusal: string | null
  }
}

/** What a proxy asks every two seconds; a log of them hides the rest. */
const healthPath = '/api/health/'

/** One line for every request that reached the router; a refused one names its reason, the user and the IP. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('refusal', null)
  app.addHook('onResponse', (request, reply, done) => {
    const isRoutine = reply.statusCode < 400 && request.url.startsWith(healthPath)
    request.log[isRoutine ? 'debug' : 'info'](
      {
        method: request.method,
        url: maskedUrl(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(reply.statusCode >= 400
          ? { code: request.refusal ?? undefined, user: request.person?.userId ?? undefined, ip: request.ip }
          : {}),
      },
      'answered',
    )
    done()
  })
}
