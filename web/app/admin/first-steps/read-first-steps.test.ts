import { expect, test } from 'vitest'
import type { Api } from '../../api.ts'
import { hasSomethingToSell, readFirstSteps } from './read-first-steps.ts'

/** What the API answers a shop in which nothing has been done yet; whatever else is asked for there is not. */
const emptyShop: Record<string, unknown> = {
  '/api/products?limit=1': { data: { total: 0 } },
  '/api/banner': { data: [] },
  '/api/locations': { data: [] },
  '/api/settings': { data: { settings: { owner: { name: '' }, paymentMethods: [{ method: 'bank', enabled: true }] } } },
}
const api = { get: async (path: string) => emptyShop[path] ?? Promise.reject(new Error(`no such call: ${path}`)) } as unknown as Api

test('in a new shop everything is still to be done', async () => {
  const steps = await readFirstSteps(api)
  expect(steps.map(({ key, isDone }) => [key, isDone])).toEqual([
    ['product', false],
    ['owner', false],
    ['payment', false],
    ['delivery', false],
    ['banner', false],
  ])
})

test.each([
  ['with an account for transfers', { bank: { bin: '970436' }, paymentMethods: [{ method: 'bank', enabled: true }] }, true],
  ['that takes no transfers', { paymentMethods: [{ method: 'bank', enabled: false }] }, true],
])('a shop %s has seen to its payments', async (_, settings, isDone) => {
  const answers: typeof emptyShop = { ...emptyShop, '/api/settings': { data: { settings: { owner: { name: '' }, ...settings } } } }
  const steps = await readFirstSteps({ get: async (path: string) => answers[path] } as unknown as Api)
  expect(steps.find(({ key }) => key === 'payment')).toEqual({ key: 'payment', isDone })
})

test('a shop without a product is shown its first steps instead of zeros', () => {
  expect(hasSomethingToSell([{ key: 'product', isDone: false }])).toBe(false)
  expect(
    hasSomethingToSell([
      { key: 'banner', isDone: false },
      { key: 'product', isDone: true },
    ]),
  ).toBe(true)
})

test('where the steps could not be read the numbers are shown', () => {
  expect(hasSomethingToSell(null)).toBe(true)
})
