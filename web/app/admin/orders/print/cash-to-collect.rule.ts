import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { amountOnDelivery, awaitsDeposit } from '../../../../../contract/orders/deposit.rule.ts'
import { wishesOf } from '../variant-label.ts'
import type { PrintedParcel } from './parcels-to-print.rule.ts'

type Printed = AdminOrder & Partial<Pick<PrintedParcel, 'exchangeId' | 'toCollect'>>

/** The dong the courier collects: the unpaid part of a cash order, or the difference of an exchange. */
export function amountToCollect(order: Printed): number {
  if (order.exchangeId) return order.toCollect ?? 0
  const isCash = order.paymentMethod === 'cod' && !hasPaid(order.paymentStatus)
  return isCash && !awaitsDeposit(order) ? amountOnDelivery(order) : 0
}

/** Whether a payment due before shipping is missing, in full or as a deposit. Such a parcel must not be sent. */
export function isPrepaymentMissing(order: Printed): boolean {
  if (order.exchangeId) return false
  const { paymentMethod, paymentStatus, finalAmount } = order
  if (awaitsDeposit(order)) return true
  return paymentMethod !== 'cod' && !hasPaid(paymentStatus) && finalAmount > 0
}

function hasPaid(status: AdminOrder['paymentStatus']): boolean {
  return status === 'paid' || status === 'refunded'
}

type PickLine = {
  name: string
  sku: string
  color: string
  size: string | null
  /** The personalization; such units are not summed with others. */
  wishes: string[]
  fromStock: number
  sew: number
  orders: string[]
}

/** The items of several orders, summed by product, colour, size and personalization, and sorted by name as on the shelf. */
export function pickListOf(orders: readonly Printed[], markExchange = (number: string) => number): PickLine[] {
  const lines = new Map<string, PickLine>()
  for (const { items, orderNumber, exchangeId } of orders) {
    const number = exchangeId ? markExchange(orderNumber) : orderNumber
    for (const { product, size, quantity, fromStock, label, ...item } of items) {
      const wishes = wishesOf(item)
      const { name, color } = label ?? { name: product.name, color: item.color }
      const key = JSON.stringify([product._id || name, color, size, wishes])
      const line = lines.get(key) ?? { name, sku: product.sku, color, size, wishes, fromStock: 0, sew: 0, orders: [] }
      line.fromStock += fromStock
      line.sew += quantity - fromStock
      if (!line.orders.includes(number)) line.orders.push(number)
      lines.set(key, line)
    }
  }
  const place = ({ name, color, size, wishes }: PickLine) => [name, color, size ?? '', ...wishes].join(' ')
  return [...lines.values()].sort((a, b) => collator.compare(place(a), place(b)))
}

const collator = new Intl.Collator('vi', { numeric: true })
