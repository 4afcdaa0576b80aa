import { describe, expect, test } from 'vitest'
import type { Api } from '../../api/api.ts'
import { type FirstStep, hasProducts, isOver, isReady, readFirstSteps, type StepKey } from './read-first-steps.ts'

const texts = (vi: string) => ({ vi, en: '' })
const settings = {
  brand: { name: 'Mẹ May', phone: '' },
  owner: { name: '', address: '', phone: '' },
  texts: { policies: {} as Record<string, unknown[]> },
}
const connections = { momo: 'none', mail: 'none', bankReports: false }

/** The API's responses in a new shop; any other URL fails. */
const emptyShop: Record<string, unknown> = {
  '/api/products?limit=1': { data: { total: 0 } },
  '/api/locations': { data: [] },
  '/api/settings': { data: { settings: { paymentMethods: [{ method: 'cod', name: texts('Tiền mặt'), enabled: true }] } } },
  '/api/settings/admin': { data: { settings, connections } },
  '/api/orders?limit=1': { data: { orders: [] } },
}
const readWith = (responses: typeof emptyShop) =>
  readFirstSteps({
    get: async (path: string) => responses[path] ?? Promise.reject(new Error(`no such call: ${path}`)),
  } as unknown as Api)
const doneIn = (steps: readonly FirstStep[]) => steps.filter(({ isDone }) => isDone).map(({ key }) => key)

test('first-steps: only the cash payment is done in a new shop', async () => {
  const steps = await readWith(emptyShop)
  expect(steps.map(({ key }) => key)).toEqual(['shop', 'owner', 'product', 'delivery', 'payment', 'policies', 'mail', 'open'])
  expect(doneIn(steps)).toEqual(['payment'])
  expect(steps.find(({ key }) => key === 'payment')?.methods).toEqual([texts('Tiền mặt')])
})

test('first-steps: each step is done when its data is there', async () => {
  const one = [{ heading: texts('Một'), paragraphs: [] }]
  const written = {
    brand: { name: 'Tiệm Na', phone: '0905123456' },
    owner: { name: 'Na', address: 'Huế', phone: '0905123456' },
    texts: { policies: { shipping: one, returns: one, privacy: one, terms: one } },
  }
  const steps = await readWith({
    '/api/products?limit=1': { data: { total: 2 } },
    '/api/locations': { data: [{ provinces: ['Thành phố Huế', 'Thành phố Đà Nẵng'] }] },
    '/api/settings': { data: { settings: { paymentMethods: [] } } },
    '/api/settings/admin': { data: { settings: written, connections: { ...connections, mail: 'smtp' } } },
    '/api/orders?limit=1': { data: { orders: [{}] } },
  })
  expect(doneIn(steps)).toEqual(['shop', 'owner', 'product', 'delivery', 'policies', 'mail', 'open'])
  expect(steps.find(({ key }) => key === 'delivery')?.values).toEqual({ count: 2, all: 34 })
  const half = await readWith({
    ...emptyShop,
    '/api/settings/admin': { data: { settings: { ...written, texts: { policies: { terms: one } } }, connections } },
  })
  expect(doneIn(half)).not.toContain('policies')
})

describe('first-steps guide', () => {
  const steps = (...open: StepKey[]): FirstStep[] =>
    (['shop', 'product', 'mail', 'open'] as const).map((key) => ({
      key,
      isDone: !open.includes(key),
      ...(key === 'mail' ? { isOptional: true as const } : {}),
    }))

  test.each<[string, FirstStep[], { ready: boolean; over: boolean }]>([
    ['nothing to sell', steps('product', 'mail', 'open'), { ready: false, over: false }],
    ['all but the mail, before the first order', steps('mail', 'open'), { ready: true, over: false }],
    ['all but the mail, after the first order', steps('mail'), { ready: true, over: true }],
    ['everything, before the first order', steps('open'), { ready: true, over: true }],
  ])('with %s', (_, shown, { ready, over }) => expect([isReady(shown), isOver(shown)]).toEqual([ready, over]))
})

test('has-products: false until the first product, so that a new shop shows its first steps instead of zeros', () => {
  expect(hasProducts([{ key: 'product', isDone: false }])).toBe(false)
  expect(hasProducts([{ key: 'product', isDone: true }])).toBe(true)
  // If the steps cannot be read, the dashboard shows its numbers.
  expect(hasProducts(null)).toBe(true)
})
