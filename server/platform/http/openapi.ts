import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** The content policy of the docs page; the one style hash is that of its empty drawing. */
const docsPolicy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The contract as OpenAPI, for programs (/api/openapi.json) and for people (/api/docs). */
export async function serveOpenApi(app: FastifyInstance, server: { title: string; url: string }): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: server.title, version: '1' }, servers: [{ url: server.url }] },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: docsPolicy, indexPrefix: '', logLevel: 'warn' })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
