import type { PaymentState } from '../../../../../contract/payments.ts'

/** What the waiting page shows. `unreached`: no try at the wallet has come about yet. */
export type PaymentView = 'paid' | 'cash' | 'cancelled' | 'waiting' | 'starting' | 'failed' | 'expired' | 'unreached'

/** One truth for every way to come here: by pressing, by redirect, by Back, in another tab. */
export function paymentView({
  status,
  paymentStatus,
  paymentMethod,
  attempt,
  paymentUrl,
  qrCodeUrl,
  canPayAgain,
}: PaymentState): PaymentView {
  if (status === 'cancelled') return 'cancelled'
  if (paymentStatus === 'paid' || paymentStatus === 'refunded' || attempt?.state === 'paid') return 'paid'
  if (paymentMethod === 'cod') return 'cash'
  if (attempt?.state === 'waiting' && (paymentUrl || qrCodeUrl)) return 'waiting'
  if (attempt?.state === 'starting' && !canPayAgain) return 'starting'
  if (paymentStatus === 'expired' || attempt?.state === 'expired') return 'expired'
  return attempt?.state === 'failed' ? 'failed' : 'unreached'
}

/** How soon to ask again: often at first, seldom later, not at all once nothing can change by itself. */
export function nextLook(view: PaymentView, answers: number): number | false {
  if (view === 'paid' || view === 'cash' || view === 'cancelled') return false
  if (view === 'failed' || view === 'expired' || view === 'unreached') return 15_000
  return answers < 40 ? 2_500 : answers < 100 ? 5_000 : 10_000
}
