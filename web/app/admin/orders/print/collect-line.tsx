import { formatAmount } from '../../../../../contract/money.ts'
import type { AdminOrder } from '../../../../../contract/orders.admin.ts'
import words from '../../locales/vi/order-print.ts'
import { amountToCollect, isStillUnpaid } from './collect.ts'

/** What the courier asks for at the door, in letters nobody misses. */
export function CollectLine({ order }: { order: AdminOrder }) {
  const amount = amountToCollect(order)
  const paid = isStillUnpaid(order) ? words.notPaid : words.collectNothing
  return <p className="print-collect">{amount > 0 ? `${words.collect}: ${formatAmount(amount)}` : paid}</p>
}
