import type { Settings } from '../../../contract/content.ts'
import { cashCeiling, depositOf, depositRule } from '../../../contract/deposit.rule.ts'
import { errorMessages } from '../../../contract/errors.ts'
import type { Bilingual } from '../../../contract/language.schema.ts'
import { formatAmount, momoAmount } from '../../../contract/money.ts'
import { PaymentMethod } from '../../../contract/orders.ts'
import { messageOf } from '../../platform/http/errors.ts'
import { openMethods } from '../content/content.ts'

/** `deposit`: what of the sum is asked for beforehand. `ceiling`: cash is for orders up to this total, unless there is a deposit. */
export type PaymentOffer = { method: PaymentMethod; available: boolean; reason?: Bilingual; deposit?: number; ceiling?: number }

type OfferQuery = {
  settings: Pick<Settings, 'paymentMethods' | 'bank' | 'cod'>
  /** Whether there is a gateway to pay by wallet. */
  hasWallet: boolean
  /** What is to be paid, where it is known. */
  amount: number | null
  /** How many parcels of this phone number came back, where it is known. */
  refused?: number
  /** Somebody of the shop speaks with the buyer: their order in cash is a confirmed one. */
  isConfirmed?: boolean
}

/** Every method that is switched on and connected, and why one cannot be chosen for this order. The others are not named. */
export function offerPayments(asked: OfferQuery): PaymentOffer[] {
  const open = new Set<string>(openMethods(asked.settings, asked.hasWallet).map(({ method }) => method))
  return PaymentMethod.options
    .filter((method) => open.has(method))
    .map((method) => {
      const ceiling = method === 'cod' ? ceilingOf(asked) : null
      const isAbove = ceiling !== null && asked.amount !== null && asked.amount > ceiling
      const reason = reasonAgainst(method, asked) ?? (isAbove ? aboveCeiling(ceiling) : null)
      if (reason) return { method, available: false, reason, ...(isAbove ? { ceiling } : {}) }
      const deposit = method === 'cod' ? depositOf(depositRule(asked.settings), asked.amount ?? 0) : 0
      return { method, available: true, ...(deposit > 0 ? { deposit } : {}) }
    })
}

function reasonAgainst(method: PaymentMethod, asked: OfferQuery): Bilingual | null {
  const { amount } = asked
  // An order that costs nothing is paid already, whichever way was chosen.
  if (amount === 0) return null
  if (method === 'cod') return reasonAgainstCash(asked)
  const isTakenByMomo = amount === null || (amount >= momoAmount.min && amount <= momoAmount.max)
  return method === 'momo' && !isTakenByMomo ? errorMessages.amount_out_of_range : null
}

/** Why parcels of a number have come back is nobody's business here: the reason does not name it. */
function reasonAgainstCash({ settings, amount, refused = 0 }: OfferQuery): Bilingual | null {
  const { maxTotal, refuseAfter } = settings.cod ?? {}
  if (refuseAfter !== undefined && refused >= refuseAfter) return errorMessages.payment_method_unavailable
  if (maxTotal === undefined || amount === null || amount <= maxTotal) return null
  const most = formatAmount(maxTotal)
  return { vi: `Tiền mặt khi nhận hàng chỉ dùng cho đơn đến ${most}.`, en: `Cash on delivery is for orders of up to ${most}.` }
}

/** Up to which total a buyer's unconfirmed order may be paid in cash; null: whatever it costs. Who pays a deposit confirms by it. */
function ceilingOf({ settings, amount, isConfirmed = false }: OfferQuery): number | null {
  const hasDeposit = amount !== null && depositOf(depositRule(settings), amount) > 0
  return isConfirmed || hasDeposit ? null : cashCeiling(settings)
}

function aboveCeiling(ceiling: number): Bilingual {
  const values = { most: formatAmount(ceiling) }
  return { vi: messageOf('cash_above_ceiling', 'vi', values), en: messageOf('cash_above_ceiling', 'en', values) }
}
