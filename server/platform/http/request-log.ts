import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'
import { isDatabaseDown } from '../database/transaction.ts'
import { AppError } from './errors.ts'

/** Query parameters that hold a secret, what somebody is looked for by, or a URL that may hold either. */
const maskedNames = 'token|hash|signature|credential|code|phone|email|q|query|next'
const maskedParameter = new RegExp(`([?&](?:${maskedNames})=)[^&#]*`, 'gi')
const maskedName = new RegExp(`^(?:${maskedNames})$`, 'i')

/** URLs without secrets and personal data: values in the query, tokens in the path. */
export function maskedUrl(url: string): string {
  return url
    .replace(maskedParameter, '$1***')
    .replace(/([?&])([^?&=#]*%[^?&=#]*)=[^&#]*/g, (part, mark: string, name: string) =>
      maskedName.test(plainName(name)) ? `${mark}${name}=***` : part,
    )
    .replace(/(reset-password\/|invitations?\/|unsubscribe\/(?:alerts\/)?)[^/?#]+/gi, '$1***')
}

/** A name as the server reads it where letters of it are percent-encoded. */
function plainName(name: string): string {
  return [...new URLSearchParams(name).keys()][0] ?? ''
}

/** Without what the database was asked, and with what: a value may be a hash or somebody's address. */
function wordsOf({ message = '' }: Error): string {
  return maskedUrl(message).replace(/^(Failed query):.*/s, '$1')
}

/** A refusal, a rush or a database that is away: nobody looks for the place in the code. */
function isExpected(error: Error): boolean {
  return error instanceof AppError || (error as { statusCode?: number }).statusCode === 503 || isDatabaseDown(error)
}

/** Where it happened, without the words of the failure, which a stack repeats. */
function wayOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

/** One JSON object a line; on a terminal, lines that a person reads. */
export function logOptions(config: Pick<Config, 'logLevel'>, isTerminal = process.stdout.isTTY): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    ...(isTerminal && { transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } } }),
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.secretKey', '*.token'],
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, url: maskedUrl(request.url) }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: wordsOf(error),
        stack: isExpected(error) ? '' : wayOf(error),
        cause: String((error as { cause?: unknown }).cause ?? '') || undefined,
      }),
    },
  }
}

/** One line for every call that went through the router. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      { method: request.method, url: maskedUrl(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
    done()
  })
}
