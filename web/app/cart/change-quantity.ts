import type { QueryClient } from '@tanstack/react-query'
import type { Cart } from '../../../contract/cart.ts'
import { cartQuery, sendToCart } from './cart-query.ts'
import { setLineStatus } from './cart-statuses.ts'
import { withQuantity } from './optimistic-cart.ts'

type Wanted = { quantity: number; before: number; timer: ReturnType<typeof setTimeout> | undefined; inFlight: boolean }
export type QuantitySettled = { onDone(cart: Cart): void; onRefused(error: unknown): string }

const pauseMs = 350
const wanted = new Map<string, Wanted>()

/** Rapid taps become one request with the final number; when it is refused, the number of before comes back. */
export function changeQuantity(client: QueryClient, itemId: string, quantity: number, settled: QuantitySettled): void {
  const line = client.getQueryData(cartQuery.queryKey)?.items.find((item) => item._id === itemId)
  if (!line || quantity < 1) return
  const pending = wanted.get(itemId) ?? { quantity, before: line.quantity, timer: undefined, inFlight: false }
  clearTimeout(pending.timer)
  pending.quantity = quantity
  pending.timer = setTimeout(() => send(client, itemId, settled), pauseMs)
  wanted.set(itemId, pending)
  show(client, itemId, quantity)
  setLineStatus(itemId, 'update', { status: 'loading' })
}

async function send(client: QueryClient, itemId: string, settled: QuantitySettled): Promise<void> {
  const pending = wanted.get(itemId)
  if (!pending || pending.inFlight) return
  const { quantity } = pending
  pending.inFlight = true
  try {
    const cart = await sendToCart(client, 'PATCH', '/api/carts', { itemId, quantity })
    pending.inFlight = false
    pending.before = quantity
    if (pending.quantity !== quantity) return again(client, itemId, settled)
    wanted.delete(itemId)
    setLineStatus(itemId, 'update', { status: 'success' })
    settled.onDone(cart)
  } catch (error) {
    clearTimeout(pending.timer)
    wanted.delete(itemId)
    show(client, itemId, pending.before)
    setLineStatus(itemId, 'update', { status: 'failure', message: settled.onRefused(error) })
  }
}

/** More taps came while the request was on its way: their number is shown and sent. */
function again(client: QueryClient, itemId: string, settled: QuantitySettled): void {
  const pending = wanted.get(itemId)
  if (!pending) return
  show(client, itemId, pending.quantity)
  clearTimeout(pending.timer)
  void send(client, itemId, settled)
}

function show(client: QueryClient, itemId: string, quantity: number): void {
  void client.cancelQueries({ queryKey: cartQuery.queryKey })
  client.setQueryData(cartQuery.queryKey, (cart) => cart && withQuantity(cart, itemId, quantity))
}
