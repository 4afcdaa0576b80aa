import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { parsePhone } from '../../../../../contract/phone-number.ts'
import type { CodeRow } from './read-codes.rule.ts'

export type PackedOrder = Pick<AdminOrder, '_id' | 'orderNumber' | 'shippingAddress' | 'shipment' | 'pickup' | 'email'>
/**
 * `ready`: gets its code. `noCode`: the row has none. `unknown`: no order that is being packed fits. `several`: several orders
 * of this phone do. `hasParcel`: the order has a parcel already. `twice`: a row above is for the same order.
 */
export type CodeVerdict = 'ready' | 'noCode' | 'unknown' | 'several' | 'hasParcel' | 'twice'
export type CodeMatch = CodeRow & { verdict: CodeVerdict; order: PackedOrder | null }

/** An order number decides; without one, the phone does if it has one order that is being packed. */
export function matchCodes(rows: readonly CodeRow[], orders: readonly PackedOrder[]): CodeMatch[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    const found = orders.filter((order) =>
      row.orderNumber === null ? parsePhone(order.shippingAddress.phone) === row.phone : order.orderNumber === row.orderNumber,
    )
    const [order = null] = found
    const match = (verdict: CodeVerdict) => ({ ...row, verdict, order: verdict === 'several' ? null : order })
    if (!order || order.pickup) return match('unknown')
    if (found.length > 1) return match('several')
    if (row.code === null) return match('noCode')
    if (order.shipment) return match('hasParcel')
    if (seen.has(order._id)) return match('twice')
    seen.add(order._id)
    return match('ready')
  })
}
