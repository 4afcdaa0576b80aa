import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'
import { serveStaticFiles } from './static-files.ts'

const root = mkdtempSync(join(tmpdir(), 'static-files-'))
mkdirSync(join(root, 'assets'))
mkdirSync(join(root, 'art'))
writeFileSync(join(root, 'assets', 'page-1a2b3c.js'), 'export {}')
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
writeFileSync(join(root, 'art', 'logo.svg'), drawing)
writeFileSync(join(root, 'art', 'logo.svg.br'), brotliCompressSync(drawing))

const common = securityHeaders({ secure: true, google: { clientId: '' } })
const app = Fastify()
app.addHook('onRequest', async (_request, reply) => void reply.headers(common))
await serveStaticFiles(app, root)
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

test('static-files: a file with a hash in its name is immutable, and carries no headers for documents', async () => {
  const { headers } = await app.inject('/assets/page-1a2b3c.js')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-security-policy']).toBe("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
  expect([headers['x-content-type-options'], headers['referrer-policy']]).toEqual(['nosniff', 'strict-origin-when-cross-origin'])
  expect(Object.keys(headers).filter((name) => /^(?:x-frame|permissions|cross-origin)/.test(name))).toEqual([])
})

test('static-files: a drawing, which can be opened as a document, keeps all security headers', async () => {
  const { headers } = await app.inject('/art/logo.svg')
  expect(headers).toMatchObject(common)
})

test.each([undefined, 'br'])('static-files: a drawing names its charset, compressed (%s) or not', async (encoding) => {
  const { headers } = await app.inject({ url: '/art/logo.svg', headers: encoding ? { 'accept-encoding': encoding } : {} })
  expect([headers['content-type'], headers['content-encoding']]).toEqual(['image/svg+xml; charset=utf-8', encoding])
})
