import { awaitsDeposit } from '../../../../../contract/deposit.rule.ts'
import type { PaymentState } from '../../../../../contract/payments.ts'

/** What the waiting page shows. `ready`: nobody has tried yet, as of an order the office wrote down; `unreached`: the wallet never answered; `late`: the time of a transfer is over; `deposit`: cash, once a part has come by transfer. */
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

/** One truth for every way to come here: by pressing, by redirect, by Back, in another tab. */
export function paymentView(state: PaymentState): PaymentView {
  const { status, paymentStatus, paymentMethod, attempt } = state
  if (status === 'cancelled') return 'cancelled'
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

/** The money is here, or is brought to the door by now: there is nothing left to do on this page. */
export function isSettled(view: PaymentView, { status }: Pick<PaymentState, 'status'>): boolean {
  return view === 'paid' || (view === 'cash' && status !== 'pending')
}

/** How soon to ask again: often at first, seldom later or where the shop tells by itself, not at all once nothing can change by itself. */
export function pollDelayMs(
  view: PaymentView,
  { responseCount, isLive = false }: { responseCount: number; isLive?: boolean },
): number | false {
  if (view === 'paid' || view === 'cash' || view === 'cancelled') return false
  // The wallet's page opens without any event.
  if (isLive && view !== 'starting') return 30_000
  if (view === 'waiting' || view === 'starting') return responseCount < 40 ? 2_500 : responseCount < 100 ? 5_000 : 10_000
  return (view === 'transfer' || view === 'deposit') && responseCount < 60 ? 5_000 : 15_000
}
