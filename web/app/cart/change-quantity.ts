import type { QueryClient } from '@tanstack/react-query'
import type { Cart } from '../../../contract/cart.ts'
import { cartQuery, sendToCart } from './cart-query.ts'
import { setLineStatus } from './cart-statuses.ts'
import { withQuantity } from './optimistic-cart.rule.ts'
import { createQuantityQueue, type QuantityQueue } from './quantity-queue.ts'

/** `onRefused` returns the message for the line; null if it has shown one itself or requested another quantity. */
type QuantityCallbacks = {
  onDone(cart: Cart, quantity: number): void
  onRefused(itemId: string, error: unknown): string | null | Promise<string | null>
}

const queues = new WeakMap<QueryClient, { queue: QuantityQueue; callbacks: { now: QuantityCallbacks } }>()

/** Requests another quantity of a line; all callers share one queue. */
export function changeQuantity(client: QueryClient, itemId: string, quantity: number, callbacks: QuantityCallbacks): void {
  const line = client.getQueryData(cartQuery.queryKey)?.items.find((item) => item._id === itemId)
  if (!line) return
  const shared = queues.get(client) ?? openQueue(client, callbacks)
  shared.callbacks.now = callbacks
  shared.queue.change(itemId, quantity, line.quantity)
}

/** Call before a line is removed: cancels a pending change of its quantity. */
export async function cancelQuantityChange(client: QueryClient, itemId: string): Promise<void> {
  await queues.get(client)?.queue.cancel(itemId)
}

function openQueue(client: QueryClient, first: QuantityCallbacks) {
  const callbacks = { now: first }
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
      if (cart) callbacks.now.onDone(cart, quantity)
    },
    async onRefused(itemId, error) {
      const message = await callbacks.now.onRefused(itemId, error)
      if (message !== null) setLineStatus(itemId, 'update', { status: 'failure', message })
    },
  })
  const shared = { queue, callbacks }
  queues.set(client, shared)
  return shared
}
