import { formatAmount } from '../../../../../contract/money.ts'
import type { AdminOrder } from '../../../../../contract/orders.admin.ts'
import vi from '../../locales/vi/orders.ts'
import { amountToCollect, isStillUnpaid } from './collect.ts'

/** What the courier asks for at the door, in letters nobody misses. */
export function CollectLine({ order }: { order: AdminOrder }) {
  const amount = amountToCollect(order)
  const paid = isStillUnpaid(order) ? vi.print.notPaid : vi.print.collectNothing
  return <p className="print-collect">{amount > 0 ? `${vi.print.collect}: ${formatAmount(amount)}` : paid}</p>
}
