import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutFixture, openCheckoutFixture } from '../../server/testing/checkout-fixture.ts'
import { generateClient, type OpenApiDocument } from './generate-client.rule.ts'
import { type JsonSchema, typeOfSchema } from './type-of-schema.rule.ts'

const tools = createRequire(new URL('../tools/package.json', import.meta.url))

let shop: CheckoutFixture
let document: OpenApiDocument
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'memay-client-'))
  shop = await openCheckoutFixture({ PUBLIC_URL: 'https://shop.memay.vn' })
  document = (await shop.visitor().get('openapi.json')).json
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

test('openapi: is clean by the recommended rules of Redocly', { timeout: 120_000 }, async () => {
  const { createConfig, lintFromString } = await import(tools.resolve('@redocly/openapi-core'))
  // "/api/users/me" beside "/api/users/{id}": the router prefers the fixed one, as every router does.
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-ambiguous-paths': 'off' } })
  const problems: { ruleId: string; message: string; location: { pointer?: string }[] }[] = await lintFromString({
    source: JSON.stringify(document),
    config,
    absoluteRef: '/openapi.json',
  })
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
})

test.each([
  ['http://127.0.0.1:1', 'bad port'],
  ['not-a-url', 'Invalid URL'],
])('api client: of %s, which is no shop, is one clear line', async (origin, reason) => {
  const script = new URL('generate.mjs', import.meta.url).pathname
  const failed = promisify(execFile)(process.execPath, [script, origin, join(folder, 'none.ts')])
  await expect(failed).rejects.toMatchObject({ code: 1, stderr: `No client was written for ${origin}: ${reason}\n` })
})

test.each<[JsonSchema | boolean | undefined, string]>([
  [undefined, 'unknown'],
  [{ type: 'string' }, 'string'],
  [{ type: ['integer', 'null'] }, '(number | null)'],
  [{ enum: ['momo', 'cod'] }, '"momo" | "cod"'],
  [{ const: true }, 'true'],
  [{ $ref: '#/components/schemas/Order' }, 'Order'],
  [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, 'Array<(string | null)>'],
  [{ type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }] }, '[number, number]'],
  [{ type: 'object', properties: { 'a-b': { type: 'boolean' }, c: {} }, required: ['c'] }, '{ "a-b"?: boolean; "c": unknown }'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  [{ allOf: [{ type: 'string' }, { type: 'string' }] }, 'string'],
])('api client: the type of %j', (schema, type) => {
  expect(typeOfSchema(schema)).toBe(type)
})

/** What somebody else's program would contain; the types of the calls are checked, and wrong ones have to fail. */
const program = (origin: string, productId: string) => `
import { ApiFailure, createClient } from './client.ts'

const jar = new Map<string, string>()
const withCookies: typeof fetch = async (url, init) => {
  const cookie = [...jar].map(([name, value]) => name + '=' + value).join('; ')
  const response = await fetch(url, { ...init, headers: { ...init?.headers, cookie } })
  for (const line of response.headers.getSetCookie()) jar.set(line.split('=')[0] ?? '', line.split(/[=;]/)[1] ?? '')
  return response
}
const call = createClient('${origin}', withCookies)

const { data } = await call('getProducts', { query: { limit: '5' } })
const product = data.products.find(({ _id }) => _id === '${productId}')
if (!product) throw new Error('no product')
const { cart } = (await call('postCarts', { body: { productId: product._id, quantity: 2, color: product.colors[0]?.id } })).data
const quantity: number | undefined = cart.items[0]?.quantity
const placed = await call('postOrders', {
  body: {
    paymentMethod: 'cod',
    address: { fullName: 'Trần Thị Mai', phone: '0912345679', province: 'Thành phố Huế', ward: 'Phường Thuận Hóa', street: '12 Lê Lợi' },
  },
})
const status: 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled' = placed.data.order.status
const refusal = await call('postCarts', { body: { productId: 'none', quantity: 1 } }).catch((error: unknown) => error)
// @ts-expect-error: a payment method that does not exist
const wrong = () => call('postOrders', { body: { paymentMethod: 'gold' } })
console.log(JSON.stringify({ quantity, status, number: placed.orderNumber, refused: refusal instanceof ApiFailure && refusal.status, wrong: typeof wrong }))
`

test('api client: generated from the document, it type-checks, and places an order', { timeout: 120_000 }, async () => {
  const dress = await shop.put('Đầm hoa', 5)
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  writeFileSync(join(folder, 'client.ts'), generateClient(document))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const { data } = (await shop.visitor().get('products?limit=5')).json as { data: { products: { _id: string; name: string }[] } }
  const product = data.products.find(({ name }) => name === 'Đầm hoa')
  expect(dress).toBeTruthy()
  writeFileSync(join(folder, 'order.ts'), program(`http://127.0.0.1:${port}`, product?._id ?? ''))
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions', '--erasableSyntaxOnly']
  const settings = ['--module', 'nodenext', '--target', 'esnext', '--lib', 'esnext,dom,dom.iterable', '--types', '']
  const tsc = join(tools.resolve('typescript/package.json'), '..', 'bin', 'tsc')
  const run = promisify(execFile)
  const { stdout: complaints } = await run(process.execPath, [tsc, ...options, ...settings, 'order.ts'], { cwd: folder }).catch(
    (error) => error,
  )
  expect(complaints).toBe('')
  const { stdout } = await run(process.execPath, ['--no-warnings', 'order.ts'], { cwd: folder })
  expect(JSON.parse(stdout)).toEqual({
    quantity: 2,
    status: 'pending',
    number: expect.stringMatching(/^MM\d{6}-/),
    refused: 400,
    wrong: 'function',
  })
})
