import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Cart } from '../../../contract/cart.ts'
import { cartQuery, sendToCart } from './cart-query.ts'
import { changeQuantity } from './change-quantity.ts'

vi.mock('./cart-query.ts', () => ({ cartQuery: { queryKey: ['cart'] }, sendToCart: vi.fn() }))

const line = (quantity: number) => ({ _id: 'a', quantity, unitPrice: 100, total: 100 * quantity })
const cartOf = (quantity: number) => ({ items: [line(quantity)], subTotal: 100 * quantity, revision: 'r' }) as unknown as Cart
const send = vi.mocked(sendToCart)
let client: QueryClient
const settled = { onDone: vi.fn(), onRefused: vi.fn(() => 'Only 2 left') }
const shown = () => client.getQueryData(cartQuery.queryKey)?.items[0]?.quantity

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  client = new QueryClient()
  client.setQueryData(cartQuery.queryKey, cartOf(1))
})
afterEach(() => vi.useRealTimers())

it('changeQuantity: ten quick taps send one request with the last quantity, which shows at once', async () => {
  send.mockImplementation(async (to, _method, _path, body) => {
    const cart = cartOf((body as { quantity: number }).quantity)
    to.setQueryData(cartQuery.queryKey, cart)
    return cart
  })
  for (let quantity = 2; quantity <= 11; quantity += 1) changeQuantity(client, 'a', quantity, settled)
  expect(shown()).toBe(11)
  await vi.runAllTimersAsync()
  expect(send).toHaveBeenCalledTimes(1)
  expect(send.mock.calls[0]?.[3]).toEqual({ itemId: 'a', quantity: 11 })
  expect(settled.onDone).toHaveBeenCalledOnce()
})

it('changeQuantity: a refused quantity is rolled back', async () => {
  send.mockRejectedValue(new Error('no'))
  changeQuantity(client, 'a', 5, settled)
  expect(shown()).toBe(5)
  await vi.runAllTimersAsync()
  expect(shown()).toBe(1)
  expect(settled.onRefused).toHaveBeenCalledOnce()
})

it('changeQuantity: a tap during a request is sent after it, one at a time', async () => {
  const responses: (() => void)[] = []
  send.mockImplementation((to, _method, _path, body) => {
    const cart = cartOf((body as { quantity: number }).quantity)
    return new Promise((resolve) => {
      responses.push(() => {
        to.setQueryData(cartQuery.queryKey, cart)
        resolve(cart)
      })
    })
  })
  changeQuantity(client, 'a', 2, settled)
  await vi.advanceTimersByTimeAsync(400)
  changeQuantity(client, 'a', 3, settled)
  await vi.advanceTimersByTimeAsync(400)
  expect(send).toHaveBeenCalledTimes(1)
  responses[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toBe(3)
  expect(send).toHaveBeenCalledTimes(2)
  responses[1]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toBe(3)
  expect(settled.onDone).toHaveBeenCalledOnce()
})
