import { parse } from 'node:querystring'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import findMyWay from 'find-my-way'
import type { z } from 'zod'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { ReadReplicas } from '../database/read-replicas.ts'
import type { ReadSource } from '../database/read-source.ts'
import { isStaff, type Person } from './auth-guards.ts'
import { AppError, failureOf, statusOf } from './errors.ts'
import { languageOf } from './language.ts'
import { type App, validatorCompiler } from './validation.ts'

/** Whom a response is for. */
export type Reader = { language: Language; isAdmin: boolean }

/** A response: data, or JSON text that is sent as it is; `tags` are its cache tags. */
export type ReadResult = ({ data: unknown } | { json: string }) & { tags?: string[] }

type Input = { params: unknown; query: unknown; reader: Reader; role: Person['role'] }
type Schema = { tags: string[]; params?: z.ZodType; querystring?: z.ZodType; response: Record<number, z.ZodType> }
type Output<S> = S extends z.ZodType ? z.output<S> : unknown
type Handle<S extends Schema> = (
  input: { params: Output<S['params']>; query: Output<S['querystring']>; reader: Reader; role: Person['role'] },
  source: ReadSource,
) => Promise<ReadResult>
type Read = (input: Input, options?: { onPrimary: boolean }) => Promise<ReadResult>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler of a GET that reads the same for everyone: pages call it without a request. */
    publicRead?: Read
  }
}

type Sources = { readReplicas: Pick<ReadReplicas, 'primary' | 'read'> }

/**
 * Defines a GET whose response depends on the URL, the language and the reader's role, and on nothing else. Its data come from
 * the given source alone: a replica if there is one, and the primary for staff.
 */
export function publicRead<S extends Schema>(app: App, { readReplicas }: Sources, url: string, schema: S, handle: Handle<S>): void {
  const readWith = handle as (input: Input, source: ReadSource) => Promise<ReadResult>
  const read: Read = (input, { onPrimary } = { onPrimary: input.reader.isAdmin }) =>
    onPrimary ? readWith(input, readReplicas.primary) : readReplicas.read((source) => readWith(input, source))
  app.get(url, { schema: schema as never, config: { publicRead: read } }, async (request, reply) => {
    const { params, query } = request
    return sendResult(reply, await read({ params, query, reader: readerOf(request), role: request.person.role }))
  })
}

export function readerOf(request: FastifyRequest): Reader {
  return { language: languageOf(request.raw, true), isAdmin: isStaff(request.person) }
}

function sendResult(reply: FastifyReply, result: ReadResult): FastifyReply {
  if (result.tags?.length) reply.header('surrogate-key', result.tags.join(' '))
  return 'json' in result ? reply.header('content-type', jsonType).send(result.json) : reply.send(result.data)
}

export const jsonType = 'application/json; charset=utf-8'

export type ReadResponse = { status: number; json: string; tags: string[] }

/**
 * Calls public reads within the process, without the request and response that HTTP needs: a page makes ten of these calls.
 * Undefined for other routes and for unexpected failures, which the router handles and logs.
 */
export function collectPublicReads(app: FastifyInstance) {
  const router = findMyWay({ maxParamLength: 4_000 })
  app.addHook('onRoute', ({ method, url, schema, config }) => {
    if (method !== 'GET' && !(Array.isArray(method) && method.includes('GET'))) return
    const read = config?.publicRead
    // Other routes are known too: one that is more specific than a public read must not be taken for it.
    if (!read) return router.on('GET', url, () => undefined, null)
    const { params, querystring, response } = schema as Schema
    const validators = {
      params: params && validatorCompiler({ schema: params }),
      query: querystring && validatorCompiler({ schema: querystring }),
    }
    router.on('GET', url, () => undefined, { read, validators, response: response[200] } satisfies Route)
  })
  return async (url: string, language: Language, options?: { onPrimary: boolean }): Promise<ReadResponse | undefined> => {
    const [path = '', search = ''] = url.split('?', 2)
    const found = router.find('GET', path)
    const route = found?.store as Route | null | undefined
    if (!route) return undefined
    const { read, validators, response } = route
    try {
      const params = valid(validators.params, found?.params)
      const query = valid(validators.query, parse(search))
      const result = await read({ params, query, reader: { language, isAdmin: false }, role: null }, options)
      return { status: 200, json: 'json' in result ? result.json : serialize(response, result.data), tags: result.tags ?? [] }
    } catch (error) {
      if (!(error instanceof AppError)) return undefined
      return { status: statusOf(error.code), json: JSON.stringify(failureOf(error, language)), tags: [] }
    }
  }
}

export type PublicReads = ReturnType<typeof collectPublicReads>

type Route = {
  read: Read
  validators: Record<'params' | 'query', Validator>
  response: z.ZodType | undefined
}
type Validator = ReturnType<typeof validatorCompiler> | undefined

/** The JSON of a response, without the fields that its schema does not name. */
export function serialize(schema: z.ZodType | undefined, data: unknown): string {
  return JSON.stringify(schema ? schema.parse(data) : data)
}

function valid(validate: Validator, value: unknown): unknown {
  if (!validate) return value
  const checked = validate(value)
  if ('error' in checked && checked.error) throw checked.error
  return checked.value
}
