import { formatAmount } from '../../../../../contract/money.ts'
import words from '../../locales/vi/order-print.ts'
import { amountToCollect, isPrepaymentMissing } from './cash-to-collect.rule.ts'
import type { PrintedParcel } from './parcels-to-print.rule.ts'

/** The amount the courier collects, in large letters. */
export function CashLine({ order }: { order: PrintedParcel }) {
  const amount = amountToCollect(order)
  const paid = order.exchangeId ? words.nothingToPay : isPrepaymentMissing(order) ? words.notPaid : words.collectNothing
  return <p className="print-collect">{amount > 0 ? `${words.collect}: ${formatAmount(amount)}` : paid}</p>
}
