import { awaitsDeposit } from '../../../../../contract/orders/deposit.rule.ts'
import type { PaymentState } from '../../../../../contract/payments.ts'

/**
 * What the payment page shows. `ready`: no attempt yet, as for an order placed by staff; `unreached`: the wallet never responded;
 * `late`: the deadline of a transfer has passed; `deposit`: a cash order whose deposit is due by transfer;
 * `extra`: a paid order that the shop edited, so that a difference is due.
 */
export type PaymentView =
  | 'paid'
  | 'cash'
  | 'cancelled'
  | 'waiting'
  | 'starting'
  | 'failed'
  | 'expired'
  | 'ready'
  | 'unreached'
  | 'transfer'
  | 'late'
  | 'deposit'
  | 'extra'

/** Derives the view from the state alone, so that a press, a redirect, Back and another tab all show the same. */
export function paymentView(state: PaymentState): PaymentView {
  const { status, paymentStatus, paymentMethod, attempt } = state
  if (status === 'cancelled') return 'cancelled'
  if (state.extraDue !== undefined) return attempt?.state === 'waiting' && (state.paymentUrl || state.qrCodeUrl) ? 'waiting' : 'extra'
  if (paymentStatus === 'paid' || paymentStatus === 'refunded' || attempt?.state === 'paid') return 'paid'
  if (awaitsDeposit(state)) return 'deposit'
  if (paymentMethod === 'cod') return 'cash'
  if (paymentMethod === 'bank') return paymentStatus === 'expired' ? 'late' : 'transfer'
  return walletView(state)
}

function walletView({ paymentStatus, attempt, paymentUrl, qrCodeUrl, canPayAgain }: PaymentState): PaymentView {
  if (attempt?.state === 'waiting' && (paymentUrl || qrCodeUrl)) return 'waiting'
  if (attempt?.state === 'starting' && !canPayAgain) return 'starting'
  if (paymentStatus === 'expired' || attempt?.state === 'expired') return 'expired'
  if (!attempt) return 'ready'
  return attempt.state === 'failed' ? 'failed' : 'unreached'
}

/** The order is paid, or is cash that will be collected: this page has nothing left to do. */
export function isSettled(view: PaymentView, { status }: Pick<PaymentState, 'status'>): boolean {
  return view === 'paid' || (view === 'cash' && status !== 'pending')
}

/** The delay before the next poll: short at first, long later or with a live event stream, none once nothing can change. */
export function pollDelayMs(
  view: PaymentView,
  { responseCount, isLive = false }: { responseCount: number; isLive?: boolean },
): number | false {
  if (view === 'paid' || view === 'cash' || view === 'cancelled') return false
  // No event reports that the wallet's page is ready.
  if (isLive && view !== 'starting') return 30_000
  if (view === 'waiting' || view === 'starting') return responseCount < 40 ? 2_500 : responseCount < 100 ? 5_000 : 10_000
  return (view === 'transfer' || view === 'deposit' || view === 'extra') && responseCount < 60 ? 5_000 : 15_000
}
