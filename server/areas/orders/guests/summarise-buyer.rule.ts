import type { Buyer, BuyerAddress } from '../../../../contract/admin/buyers.ts'
import { isConfirmed } from '../present-order.rule.ts'
import type { OrderOfPhone } from './buyer.sql.ts'

const maxAddresses = 3
const maxSizes = 4
const closed: readonly string[] = ['delivered', 'cancelled']

type Line = { orderId: string; size: string | null; name: string }

/** What a phone's orders (latest first) say about their buyer. */
export function summariseBuyer(orders: OrderOfPhone[], lines: Line[]): Pick<Buyer, 'addresses' | 'sizes' | 'open'> {
  // A cancelled order was not kept: its size says nothing.
  const bought = orders.filter(({ status }) => status !== 'cancelled')
  const sizes = bought.flatMap(({ id, createdAt }) =>
    lines.flatMap(({ orderId, size, name }) => (orderId === id && size ? [{ size, name, at: createdAt.toISOString() }] : [])),
  )
  const sent = orders.filter(({ pickup }) => pickup === null).map(({ shippingAddress }) => shippingAddress)
  return {
    addresses: firstOfEach(sent, ({ street, ward, province }) => [street, ward, province].join('\n').toLowerCase())
      .slice(0, maxAddresses)
      .map(({ fullName, province, ward, street, note }): BuyerAddress => ({ fullName, province, ward, street, ...(note ? { note } : {}) })),
    sizes: firstOfEach(sizes, ({ size }) => size).slice(0, maxSizes),
    open: orders
      .filter(({ status }) => !closed.includes(status))
      .map((order) => {
        const { id, orderNumber, status, paymentMethod, totalVnd } = order
        const shippingMethod = order.pickup ? 'pickup' : 'standard'
        return { _id: id, orderNumber, status, shippingMethod, paymentMethod, confirmed: isConfirmed(order), finalAmount: totalVnd }
      }),
  }
}

function firstOfEach<T>(items: T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
