import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from './test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('the shop says that it is alive and ready', async () => {
  const anybody = shop.visitor()
  expect((await anybody.get('health/live')).status).toBe(200)
  expect((await anybody.get('health/ready')).json).toEqual({ status: 'ok' })
})

test('a call nobody declared is answered 404 in the language of the caller', async () => {
  expect((await shop.visitor('en').get('nothing')).json).toEqual({ message: 'Not found.', code: 'not_found' })
  expect((await shop.visitor('vi').post('health/live', {})).status).toBe(404)
})

test('every answer carries the security headers', async () => {
  const { headers } = await shop.visitor().get('nothing')
  expect(headers['content-security-policy']).toContain("object-src 'none'")
  expect(headers['content-security-policy']).not.toContain('unsafe-inline')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
})

test('a page of another site cannot make a visitor change anything', async () => {
  const evil = { origin: 'https://evil.test' }
  expect((await shop.visitor().post('health/live', {}, { headers: evil })).json.code).toBe('foreign_origin')
  expect((await shop.visitor().post('health/live', {}, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
  expect((await shop.visitor().post('health/live', {}, { headers: { origin: 'null' } })).status).toBe(403)
})

test.each(['/api/%00', '/api/%ff', '/api/x?y=%c0%ae'])('an unreadable address is refused: %s', async (url) => {
  expect((await shop.visitor().get(url)).status).toBe(400)
})
