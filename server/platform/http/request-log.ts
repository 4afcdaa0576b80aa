import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'
import { isDatabaseDown } from '../database/transaction.ts'
import { maskEmails } from '../mask-emails.ts'
import { AppError } from './errors.ts'

/** Query parameters with a secret, a personal search term, or a URL that may contain either. */
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
    .replace(/(reset-password\/|invitations?\/|handovers\/|continue\/|unsubscribe\/(?:alerts\/)?)[^/?#]+/gi, '$1***')
}

/** A parameter name after percent-decoding, as the server reads it. */
function plainName(name: string): string {
  return [...new URLSearchParams(name).keys()][0] ?? ''
}

/** Removes queries and their values, and masks e-mails: a value may be a hash, and a mail server's reply quotes the recipient. */
function wordsOf({ message = '' }: Error): string {
  return maskEmails(maskedUrl(message)).replace(/^(Failed query):.*/s, '$1')
}

/** A refusal, overload or an unavailable database: no stack is needed. */
function isExpected(error: Error): boolean {
  return error instanceof AppError || (error as { statusCode?: number }).statusCode === 503 || isDatabaseDown(error)
}

/** The stack without the error message, which it repeats. */
function wayOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

/** One JSON object per line; on a terminal, readable lines. */
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

/** One line for every request that reached the router; a refused one names its reason, the user and the IP. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('refusal', null)
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
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
