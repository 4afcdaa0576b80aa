import { exchangeableUnits, exchangeDeadline, isBeforeDeadline } from '../../../contract/orders/exchangeable.rule.ts'
import type { Exchange } from '../../../contract/orders/exchanges.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import type { Return } from '../../../contract/orders/returns.ts'

type Exchangeable = Pick<Order, 'status' | 'history' | 'items'>
/** `units`: how many of the line may be exchanged. */
export type OpenLine = { item: Order['items'][number]; size: string; position: number; units: number }

type Offer = { exchanges: readonly Exchange[]; returns?: readonly Return[]; exchangeDays: number | undefined; now: Date }

/**
 * What may still be exchanged of an order: its lines, until the end of the day `deadline`. `deadline` is null before
 * delivery, and where the shop exchanges nothing. The server checks the same rules when it receives a request.
 */
export function exchangeableLines(order: Exchangeable, { exchanges, returns = [], exchangeDays, now }: Offer) {
  const deliveredAt = order.history.findLast(({ what, to }) => what === 'status' && to === 'delivered')?.at
  const deadline = order.status === 'delivered' && deliveredAt ? exchangeDeadline(new Date(deliveredAt), exchangeDays) : null
  const isOpen = isBeforeDeadline(deadline, now)
  const lines = order.items.flatMap((item, position): OpenLine[] => {
    const { size, quantity } = item
    const units = isOpen ? exchangeableUnits({ position, quantity }, exchanges, returns) : 0
    return size && units > 0 ? [{ item, size, position, units }] : []
  })
  return { deadline, isOpen, lines }
}
