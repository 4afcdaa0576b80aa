import type { Settings } from '../../../contract/content.ts'
import { errorMessages } from '../../../contract/errors.ts'
import type { Bilingual } from '../../../contract/language/language.schema.ts'
import { formatAmount, momoAmount } from '../../../contract/money.ts'
import { cashCeiling, depositOf, depositRule } from '../../../contract/orders/deposit.rule.ts'
import { PaymentMethod } from '../../../contract/orders/orders.ts'
import { messageOf } from '../../platform/http/errors.ts'
import { openMethods } from '../content/content.ts'

/**
 * `deposit`: the part of the sum to pay before delivery. `ceiling`: cash is for orders up to this total, unless there
 * is a deposit.
 */
export type PaymentOffer = { method: PaymentMethod; available: boolean; reason?: Bilingual; deposit?: number; ceiling?: number }

type OfferQuery = {
  settings: Pick<Settings, 'paymentMethods' | 'bank' | 'cod'>
  /** Whether a gateway for the wallet is connected. */
  hasWallet: boolean
  /** The amount due, where it is known. */
  amount: number | null
  /** How many parcels to this phone number were returned, where it is known. */
  refused?: number
  /** Staff talk to the buyer, so the cash order counts as confirmed. */
  isConfirmed?: boolean
  /** A gift for somebody else: in cash, its recipient would pay for it. */
  hasGiver?: boolean
}

/** Every method that is switched on and connected, and why one is unavailable for this order. Others are left out. */
export function offerPayments(query: OfferQuery): PaymentOffer[] {
  const open = new Set<string>(openMethods(query.settings, query.hasWallet).map(({ method }) => method))
  return PaymentMethod.options
    .filter((method) => open.has(method))
    .map((method) => {
      const ceiling = method === 'cod' ? ceilingOf(query) : null
      const isAbove = ceiling !== null && query.amount !== null && query.amount > ceiling
      const reason = reasonAgainst(method, query) ?? (isAbove ? aboveCeiling(ceiling) : null)
      if (reason) return { method, available: false, reason, ...(isAbove ? { ceiling } : {}) }
      const deposit = method === 'cod' ? depositOf(depositRule(query.settings), query.amount ?? 0) : 0
      return { method, available: true, ...(deposit > 0 ? { deposit } : {}) }
    })
}

function reasonAgainst(method: PaymentMethod, query: OfferQuery): Bilingual | null {
  const { amount } = query
  // An order that costs nothing is paid already, by any method.
  if (amount === 0) return null
  if (method === 'cod') return reasonAgainstCash(query)
  const isTakenByMomo = amount === null || (amount >= momoAmount.min && amount <= momoAmount.max)
  return method === 'momo' && !isTakenByMomo ? errorMessages.amount_out_of_range : null
}

/** The reason does not reveal that parcels to the phone number were returned. */
function reasonAgainstCash({ settings, amount, refused = 0, hasGiver = false }: OfferQuery): Bilingual | null {
  const { maxTotal, refuseAfter } = settings.cod ?? {}
  if (hasGiver) return errorMessages.cash_for_gift
  if (refuseAfter !== undefined && refused >= refuseAfter) return errorMessages.payment_method_unavailable
  if (maxTotal === undefined || amount === null || amount <= maxTotal) return null
  const most = formatAmount(maxTotal)
  return { vi: `Tiền mặt khi nhận hàng chỉ dùng cho đơn đến ${most}.`, en: `Cash is for orders of up to ${most}.` }
}

/** Up to which total an unconfirmed order may be paid in cash; null: any. A deposit confirms its order. */
function ceilingOf({ settings, amount, isConfirmed = false }: OfferQuery): number | null {
  const hasDeposit = amount !== null && depositOf(depositRule(settings), amount) > 0
  return isConfirmed || hasDeposit ? null : cashCeiling(settings)
}

function aboveCeiling(ceiling: number): Bilingual {
  const values = { most: formatAmount(ceiling) }
  return { vi: messageOf('cash_above_ceiling', 'vi', values), en: messageOf('cash_above_ceiling', 'en', values) }
}
