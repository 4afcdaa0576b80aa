import { formatAmount } from '../../../../../contract/money.ts'
import { isPickedUp } from '../../../../../contract/orders/is-picked-up.rule.ts'
import words from '../../locales/vi/order-print.ts'
import { amountToCollect, isPrepaymentMissing } from './cash-to-collect.rule.ts'
import type { PrintedParcel } from './parcels-to-print.rule.ts'

/** The amount that the courier collects, or the shop from who comes for the order, in large letters. */
export function CashLine({ order }: { order: PrintedParcel }) {
  const amount = amountToCollect(order)
  const paid = order.exchangeId ? words.nothingToPay : isPrepaymentMissing(order) ? words.notPaid : words.collectNothing
  return (
    <p className="print-collect">
      {amount > 0 ? `${isPickedUp(order) ? words.collectAtPickup : words.collect}: ${formatAmount(amount)}` : paid}
    </p>
  )
}
