import { addHours, addMinutes, addSeconds } from '../../../contract/durations.ts'
import { queryGateway } from './momo/query-gateway.ts'
import { type PaymentDeps, payableHours } from './payment-deps.ts'
import { claimDuePayments, type PaymentRow, scheduleQuery } from './payments.sql.ts'

/** Longer than a query to the gateway can take: the lease of a process that died ends by then. */
const leaseSeconds = 60
const atOnce = 20

/**
 * Queries the gateway about every payment that is due and settles the results, so that a payment is recognised
 * without a callback. Several processes may do this at once.
 */
export async function reconcilePayments(deps: PaymentDeps): Promise<void> {
  if (!deps.momo) return
  const { platform } = deps
  const now = platform.clock.now()
  for (let queried = atOnce; queried === atOnce; ) {
    const due = await claimDuePayments(platform.db, { now, leaseEnds: addSeconds(now, leaseSeconds), limit: atOnce })
    await Promise.all(due.map((payment) => reconcile(deps, payment)))
    queried = due.length
  }
}

async function reconcile(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const { platform } = deps
  try {
    const settled = await queryGateway(deps, payment)
    if (settled !== null && settled !== 'nothing') return
    const dueAt = payment.expiresAt ?? payment.createdAt
    await scheduleQuery(platform.db, payment.id, nextQuery(payment.queries, platform.clock.now(), dueAt))
  } catch (error) {
    platform.log.error({ err: error, payment: payment.id }, 'a payment could not be reconciled')
  }
}

/** After 10, 20, then every 40 seconds while the shopper has time to pay; then every ten minutes for a day; then no more. */
export function nextQuery(queries: number, now: Date, dueAt: Date): Date | null {
  if (now < dueAt) return addSeconds(now, Math.min(10 * 2 ** Math.max(0, queries), 40))
  const lastTime = addHours(dueAt, payableHours)
  return now < lastTime ? addMinutes(now, 10) : null
}
