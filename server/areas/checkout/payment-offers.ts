import type { Settings } from '../../../contract/content.ts'
import { errorMessages } from '../../../contract/errors.ts'
import type { Bilingual } from '../../../contract/language.ts'
import { momoAmount } from '../../../contract/money.ts'
import { PaymentMethod } from '../../../contract/orders.ts'

export type PaymentOffer = { method: PaymentMethod; available: boolean; reason?: Bilingual }

type Asked = {
  settings: Pick<Settings, 'paymentMethods'>
  /** Whether there is a gateway to pay by wallet. */
  hasWallet: boolean
  /** What is to be paid, where it is known. */
  amount: number | null
}

const noBankAccount = {
  vi: 'Cửa hàng chưa mở nhận chuyển khoản trên trang này.',
  en: 'The shop does not take bank transfers here yet.',
}

/** Every way of paying, and why one cannot be chosen now. */
export function offerPayments(asked: Asked): PaymentOffer[] {
  return PaymentMethod.options.map((method) => {
    const reason = reasonAgainst(method, asked)
    return reason ? { method, available: false, reason } : { method, available: true }
  })
}

function reasonAgainst(method: PaymentMethod, { settings, hasWallet, amount }: Asked): Bilingual | null {
  // An order that costs nothing is paid already, whichever way was chosen.
  if (amount === 0) return null
  if (method === 'bank') return noBankAccount
  const isEnabled = settings.paymentMethods.some((offered) => offered.method === method && offered.enabled)
  if (!isEnabled || (method === 'momo' && !hasWallet)) return errorMessages.payment_method_unavailable
  const isTakenByMomo = amount === null || (amount >= momoAmount.min && amount <= momoAmount.max)
  return method === 'momo' && !isTakenByMomo ? errorMessages.amount_out_of_range : null
}
