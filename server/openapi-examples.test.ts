import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from './testing/shop-fixture.ts'
import { signInAdmin } from './testing/users-fixture.ts'

const tools = createRequire(new URL('../scripts/tools/package.json', import.meta.url))

type Media = { schema?: object; example?: unknown }
type Body = { content?: Record<string, Media> }
type Document = { paths: Record<string, Record<string, { requestBody?: Body; responses: Record<string, Body> }>>; components: object }

let shop: TestShop
let document: Document
/** Each body of a request or of a success: what it belongs to, and its media. */
let bodies: { name: string; method: string; path: string; isRequest: boolean; media: Media }[]
beforeAll(async () => {
  const secret = 'mot bi mat du dai cho hang van chuyen'
  const hooks = { BANK_WEBHOOK_SECRET: secret, GHN_WEBHOOK_TOKEN: secret, GHTK_WEBHOOK_TOKEN: secret, VIETTELPOST_WEBHOOK_TOKEN: secret }
  shop = await openTestShop(hooks)
  document = (await shop.visitor().get('openapi.json')).json
  bodies = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody, responses }]) => {
      const success = Object.entries(responses).find(([status]) => /^[23]/.test(status))?.[1]
      const list = (body: Body | undefined, isRequest: boolean) =>
        Object.values(body?.content ?? {}).map((media) => ({ name: `${method.toUpperCase()} ${path}`, method, path, isRequest, media }))
      return [...list(requestBody, true), ...list(success, false)]
    }),
  )
})
afterAll(() => shop.close())

test('openapi: each request body and each success has an example', () => {
  expect(bodies.length).toBeGreaterThan(400)
  expect(bodies.filter(({ media }) => media.example === undefined).map(({ name }) => name)).toEqual([])
})

test('openapi: each example is valid by the schema beside it', { timeout: 120_000 }, () => {
  const { default: Ajv } = tools('@redocly/ajv/dist/2020')
  const ajv = new Ajv({ strict: false, validateFormats: false, inlineRefs: false, code: { optimize: false } })
  ajv.addSchema({ $id: 'document', components: document.components })
  const wrong = bodies.flatMap(({ name, isRequest, media: { schema = {}, example } }) => {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')
    const validate = ajv.compile(JSON.parse(text))
    return validate(example) ? [] : [`${name} ${isRequest ? 'request' : 'response'}: ${ajv.errorsText(validate.errors)}`]
  })
  expect(wrong).toEqual([])
})

/** What these examples name is of no shop: a category, a picture, a maker; the signature of a wallet. */
const unknownRows = ['POST /api/products', 'POST /api/banner', 'PUT /api/orders/{id}/maker', 'POST /api/payments/momo/callback']

test('openapi: the shop accepts each example of a request as well-formed', { timeout: 120_000 }, async () => {
  const wrong: string[] = []
  for (const { name, method, path, isRequest, media } of bodies) {
    if (!isRequest || unknownRows.includes(name)) continue
    // Signing out, erasing and blocking are among them.
    const admin = await signInAdmin(shop)
    const url = path.replace(/^\/api\//, '').replace(/\{\w+\}/g, '11')
    const { status, json } = await admin[method as 'post'](url, media.example)
    if (json?.code === 'invalid_input' || json?.code === 'malformed_body' || status >= 500) wrong.push(`${name}: ${JSON.stringify(json)}`)
  }
  expect(wrong).toEqual([])
})
