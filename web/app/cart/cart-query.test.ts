import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Cart } from '../../../contract/cart.ts'
import { cartQuery, sendToCart } from './cart-query.ts'

const api = vi.hoisted(() => ({ get: vi.fn(), send: vi.fn() }))
vi.mock('../api/browser-api.ts', () => ({ browserApi: () => api }))

const cartOf = (revision: string) => ({ items: [], subTotal: 0, revision }) as unknown as Cart
const responseWith = (revision: string) => ({ data: { cart: cartOf(revision) } })
/** A response that the test completes. */
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

it('sendToCart: a cart fetched before a change does not replace its result', async () => {
  const old = deferResponse(api.get, 'before')
  const asked = client.fetchQuery(cartQuery).catch(() => undefined)
  api.send.mockResolvedValueOnce(responseWith('after'))
  await sendToCart(client, 'POST', '/api/carts', {})
  old()
  await asked
  expect(shown()).toBe('after')
})

it('sendToCart: the response to the later of two changes wins, however late the earlier one arrives', async () => {
  const slow = deferResponse(api.send, 'first')
  api.send.mockResolvedValueOnce(responseWith('second'))
  const both = [sendToCart(client, 'PATCH', '/api/carts', {}), sendToCart(client, 'DELETE', '/api/carts', {})]
  await new Promise((done) => setImmediate(done))
  slow()
  await Promise.all(both)
  expect(shown()).toBe('second')
})
