import type { QueryClient } from '@tanstack/react-query'
import type { Cart } from '../../../contract/cart.ts'
import { cartQuery, sendToCart } from './cart-query.ts'
import { setLineStatus } from './cart-statuses.ts'
import { withQuantity } from './optimistic-cart.ts'
import { createQuantityQueue, type QuantityQueue } from './quantity-queue.ts'

/** `onRefused` returns what to say at the line; null where it has said it, or asked for another number. */
type QuantityTold = {
  onDone(cart: Cart, quantity: number): void
  onRefused(itemId: string, error: unknown): string | null | Promise<string | null>
}

const queues = new WeakMap<QueryClient, { queue: QuantityQueue; told: { now: QuantityTold } }>()

/** Asks for another number of pieces of a line; all who ask share one queue. */
export function changeQuantity(client: QueryClient, itemId: string, quantity: number, told: QuantityTold): void {
  const line = client.getQueryData(cartQuery.queryKey)?.items.find((item) => item._id === itemId)
  if (!line) return
  const shared = queues.get(client) ?? openQueue(client, told)
  shared.told.now = told
  shared.queue.change(itemId, quantity, line.quantity)
}

/** Before a line is taken out: a change of its quantity that still waits is not sent any more. */
export async function forgetQuantity(client: QueryClient, itemId: string): Promise<void> {
  await queues.get(client)?.queue.forget(itemId)
}

function openQueue(client: QueryClient, first: QuantityTold) {
  const told = { now: first }
  const queue = createQuantityQueue({
    show(itemId, quantity) {
      void client.cancelQueries({ queryKey: cartQuery.queryKey })
      client.setQueryData(cartQuery.queryKey, (cart) => cart && withQuantity(cart, itemId, quantity))
    },
    send: async (itemId, quantity) => void (await sendToCart(client, 'PATCH', '/api/carts', { itemId, quantity })),
    onLoading: (itemId) => setLineStatus(itemId, 'update', { status: 'loading' }),
    onSettled(itemId, quantity) {
      setLineStatus(itemId, 'update', { status: 'success' })
      const cart = client.getQueryData(cartQuery.queryKey)
      if (cart) told.now.onDone(cart, quantity)
    },
    async onRefused(itemId, error) {
      const message = await told.now.onRefused(itemId, error)
      if (message !== null) setLineStatus(itemId, 'update', { status: 'failure', message })
    },
  })
  const shared = { queue, told }
  queues.set(client, shared)
  return shared
}
