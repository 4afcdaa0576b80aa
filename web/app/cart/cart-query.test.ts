import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Cart } from '../../../contract/cart.ts'
import { cartQuery, sendToCart } from './cart-query.ts'

const api = vi.hoisted(() => ({ get: vi.fn(), send: vi.fn() }))
vi.mock('../api/browser-api.ts', () => ({ browserApi: () => api }))

const cartOf = (revision: string) => ({ items: [], subTotal: 0, revision }) as unknown as Cart
const responseWith = (revision: string) => ({ data: { cart: cartOf(revision) } })
/** An answer that comes when it is told to. */
function deferResponse(from: typeof api.get, revision: string) {
  let come = () => {}
  from.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        come = () => resolve(responseWith(revision))
      }),
  )
  return () => come()
}
let client: QueryClient
const shown = () => client.getQueryData(cartQuery.queryKey)?.revision

beforeEach(() => {
  vi.resetAllMocks()
  client = new QueryClient()
})

it('a cart that was asked for before a change does not hide what the change has made', async () => {
  const old = deferResponse(api.get, 'before')
  const asked = client.fetchQuery(cartQuery).catch(() => undefined)
  api.send.mockResolvedValueOnce(responseWith('after'))
  await sendToCart(client, 'POST', '/api/carts', {})
  old()
  await asked
  expect(shown()).toBe('after')
})

it('of two changes the answer to the later one stays, however long the earlier one takes', async () => {
  const slow = deferResponse(api.send, 'first')
  api.send.mockResolvedValueOnce(responseWith('second'))
  const both = [sendToCart(client, 'PATCH', '/api/carts', {}), sendToCart(client, 'DELETE', '/api/carts', {})]
  await new Promise((done) => setImmediate(done))
  slow()
  await Promise.all(both)
  expect(shown()).toBe('second')
})
