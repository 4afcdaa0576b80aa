import type { FastifyInstance, FastifyPluginCallback } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { validationKey } from '../../../contract/language/validation-messages.ts'
import { isStorable } from '../../../contract/text.ts'
import { AppError } from './errors.ts'

export type App = FastifyInstance<
  import('node:http').Server,
  import('node:http').IncomingMessage,
  import('node:http').ServerResponse,
  import('fastify').FastifyBaseLogger,
  ZodTypeProvider
>

/** Validates with the contract's schema; coerces nothing, strips unknown fields. */
export function validatorCompiler({ schema }: { schema: unknown }) {
  const zod = schema as z.ZodType
  return (data: unknown) => {
    const parsed = zod.safeParse(data, { error: validationKey })
    const issues = parsed.success
      ? findUnstorable(parsed.data).map((path) => ({ path, key: 'unreadable' }))
      : parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), key: issue.message }))
    if (parsed.success && issues.length === 0) return { value: parsed.data }
    return { error: new AppError('invalid_input', { issues: issues.slice(0, 50) }) }
  }
}

/** Finds texts that PostgreSQL cannot store in validated data, so that no schema has to check it. */
function findUnstorable(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path ? `${path}.${key}` : key
    return isStorable(key) ? findUnstorable(inner, at) : [path]
  })
}

/** No route nests its JSON deeper than a few levels. */
const deepest = 64

/** Whether JSON is nested too deep for recursive code. Scans the bytes before parsing. */
function isTooDeep(json: Buffer): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (isInString) {
      if (byte === 0x5c /* \ */) at++
      else if (byte === 0x22 /* " */) isInString = false
    } else if (byte === 0x22 /* " */) isInString = true
    else if (byte === 0x5b /* [ */ || byte === 0x7b /* { */) {
      if (++depth > deepest) return true
    } else if (byte === 0x5d /* ] */ || byte === 0x7d /* } */) depth--
  }
  return false
}

/** Keeps a byte order mark, so that it is refused: no JSON begins with one. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Parses JSON from bytes: refuses invalid UTF-8 instead of replacing it, and JSON nested too deep. */
export function parseStrictJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // Many clients name the type with every call, also with a DELETE that sends nothing.
    if (request.method === 'DELETE' && body.length === 0) return done(null, undefined)
    let text: string
    if (isTooDeep(body as Buffer)) return done(new AppError('malformed_body'))
    try {
      text = utf8.decode(body as Buffer)
    } catch {
      done(new AppError('malformed_body'))
      return
    }
    if (text.startsWith('\ufeff')) return done(new AppError('malformed_body'))
    parse(request, text, done)
  })
}

/** Whether a URL can be decoded and contains no NUL. */
export function isReadableUrl(url: string): boolean {
  try {
    return !decodeURIComponent(url).includes('\u0000')
  } catch {
    return false
  }
}

const refuseUnreadableUrl: FastifyPluginCallback = (app, _options, done) => {
  app.addHook('onRequest', (request, _reply, next) => {
    next(isReadableUrl(request.raw.url ?? '') ? undefined : new AppError('invalid_input'))
  })
  done()
}

/** Refuses undecodable URLs before any other hook, in the whole shop instead of an encapsulated scope. */
export const refuseUnreadableUrls = Object.assign(refuseUnreadableUrl, { [Symbol.for('skip-override')]: true })
