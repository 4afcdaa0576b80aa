import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** The contract as OpenAPI, for programs (/api/openapi.json) and for people (/api/docs). */
export async function describeApi(app: FastifyInstance, server: { title: string; url: string }): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: server.title, version: '1' }, servers: [{ url: server.url }] },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, indexPrefix: '', logLevel: 'warn' })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
