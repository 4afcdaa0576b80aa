import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Failure } from '../../../contract/errors.ts'
import type { Config } from '../config.ts'
import { addExamples, type OperationExamples } from './add-examples.ts'
import { type Access, accessOf } from './auth-guards.ts'
import { cookieName } from './cookies.ts'
import type { ExampleValues } from './example-of-schema.rule.ts'
import { redirectCopies, serveApiDocument } from './serve-api-document.ts'

const docsPrefix = '/api/docs'

/** The content policy of the docs page; the one style hash is that of its empty drawing. */
const docsPolicy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

type ApiDescription = {
  title: string
  version: string
  config: Pick<Config, 'publicUrl' | 'secure'>
  /** What each call does, by `GET /api/path`. */
  summaries: ReadonlyMap<string, string>
  sessionCookie: string
  /** The scope that an API key needs for a call; null: none may make it. */
  scopeOf: (method: string, url: string) => string | null
  /** Schemas that are described once, under their name. */
  named: z.core.$ZodRegistry<{ id: string }>
  exampleValues: ExampleValues
  operationExamples: OperationExamples
}

type Schema = Record<string, unknown> & { response?: Record<string, unknown>; tags?: readonly string[]; params?: z.ZodType }
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type OpenApi = {
  paths?: Record<string, Partial<Record<Method, Operation>>>
  components?: { schemas?: Record<string, unknown> }
}
type Operation = { operationId?: string; summary?: string; parameters?: { name: string; in: string }[] }

/** The contract as OpenAPI, for programs (/api/openapi.json) and for people (/api/docs). */
export async function serveOpenApi(app: FastifyInstance, description: ApiDescription): Promise<void> {
  const { title, version, config, summaries, sessionCookie, scopeOf, named, exampleValues, operationExamples } = description
  const transform = createJsonSchemaTransform({ schemaRegistry: named })
  const addNamed = createJsonSchemaTransformObject({ schemaRegistry: named })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version,
        description: 'The API of the shop. Its own pages use nothing else.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: config.publicUrl }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: cookieName(config, sessionCookie) },
          apiKey: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: ({ schema, url, route, ...document }) =>
      transform({ schema: completed((schema ?? {}) as Schema, route, scopeOf), url, route, ...document } as never),
    transformObject: (document) => {
      const described = addNamed(document) as OpenApi
      for (const [path, operations] of Object.entries(described.paths ?? {}))
        for (const [method, operation] of Object.entries(operations)) {
          operation.operationId = operationIdOf(method, path)
          operation.summary = summaries.get(`${method.toUpperCase()} ${path}`) ?? ''
        }
      listRequiredKeys(described)
      removeUnusedSchemas(described)
      addExamples(described as never, exampleValues, operationExamples)
      return described as never
    },
  })
  const ui = { staticCSP: docsPolicy, indexPrefix: '', logLevel: 'warn' } as const
  await app.register(swaggerUi, { routePrefix: docsPrefix, ...ui, uiHooks: { onRequest: redirectCopies(docsPrefix) } })
  serveApiDocument(app)
}

/** A record with certain keys is described by them: generators read `properties`, not `propertyNames`. */
function listRequiredKeys(part: unknown): void {
  if (typeof part !== 'object' || part === null) return
  const schema = part as { propertyNames?: { enum?: string[] }; properties?: object; additionalProperties?: unknown }
  const { propertyNames, properties, additionalProperties } = schema
  if (propertyNames?.enum && !properties && typeof additionalProperties === 'object') {
    schema.properties = Object.fromEntries(propertyNames.enum.map((name) => [name, additionalProperties]))
    schema.additionalProperties = false
    delete schema.propertyNames
  }
  for (const inner of Object.values(part)) listRequiredKeys(inner)
}

/** Each named schema exists as input and as output; most are used as one of them. */
function removeUnusedSchemas({ paths, components }: OpenApi): void {
  const schemas = components?.schemas ?? {}
  const used = new Set<string>()
  const find = (text: string) => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      find(JSON.stringify(schemas[name] ?? null))
    }
  }
  find(JSON.stringify(paths ?? {}))
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name]
}

/** `getProductsByIdStock`. */
export function operationIdOf(method: string, path: string): string {
  const words = path
    .replace(/^\/api\//, '')
    .replace(/\{(\w+)\}/g, (_, name: string) => `by-${name}`)
    .split(/[/.-]/)
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** Who may call a route, its path parameters, and the refusals that any call can get. */
function completed(schema: Schema, route: RouteOptions, scopeOf: ApiDescription['scopeOf']): Schema {
  if (schema.hide) return schema
  const access = accessOf(route.onRequest)
  const scope = access === 'users' ? null : scopeOf([route.method].flat()[0] ?? 'GET', route.url)
  const names = [...route.url.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const params = schema.params ?? (names.length > 0 ? z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) : undefined)
  const refusals = Object.fromEntries(refusalsOf(access, schema).map((status) => [status, Failure]))
  const responses = { ...refusals, ...(schema.response ?? {}) }
  const isSuccess = Object.keys(responses).some((status) => /^[23]/.test(status))
  return {
    ...schema,
    ...(params ? { params } : {}),
    response: isSuccess ? responses : { ...responses, 200: z.unknown() },
    security: access === 'anyone' ? [] : [{ session: [] }, ...(scope ? [{ apiKey: [scope] }] : [])],
    'x-access': access,
  }
}

function refusalsOf(access: Access, { body, querystring, params }: Schema): number[] {
  const isParsed = body !== undefined || querystring !== undefined || params !== undefined
  const refused = access === 'anyone' ? [] : access === 'users' ? [401] : [401, 403]
  return [...(isParsed ? [400] : []), ...refused, 429]
}
