import type { FastifyInstance, FastifyPluginCallback } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { issueKey } from '../../../contract/issues.ts'
import { AppError } from './errors.ts'

export type Shop = FastifyInstance<
  import('node:http').Server,
  import('node:http').IncomingMessage,
  import('node:http').ServerResponse,
  import('fastify').FastifyBaseLogger,
  ZodTypeProvider
>

/** Validates with the contract's schema; nothing is coerced, what is unknown is stripped. */
export function validatorCompiler({ schema }: { schema: unknown }) {
  const zod = schema as z.ZodType
  return (data: unknown) => {
    const parsed = zod.safeParse(data, { error: issueKey })
    if (parsed.success) return { value: parsed.data }
    const issues = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), key: issue.message }))
    return { error: new AppError('invalid_input', { issues: issues.slice(0, 50) }) }
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** JSON as bytes first: text that is not UTF-8 is refused instead of being mended. */
export function parseJsonStrictly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string
    try {
      text = utf8.decode(body as Buffer)
    } catch {
      done(new AppError('malformed_body'))
      return
    }
    parse(request, text, done)
  })
}

/** Whether an address can be decoded and hides no NUL. */
export function isReadable(url: string): boolean {
  try {
    return !decodeURIComponent(url).includes('\u0000')
  } catch {
    return false
  }
}

/** Refuses unreadable addresses before anybody looks at them. */
export const refuseUnreadableAddress: FastifyPluginCallback = (app, _options, done) => {
  app.addHook('onRequest', (request, _reply, next) => {
    next(isReadable(request.raw.url ?? '') ? undefined : new AppError('invalid_input'))
  })
  done()
}
