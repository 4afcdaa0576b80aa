import { askGateway } from './ask-gateway.ts'
import { minutesAfter, type PaymentRoom, payableHours, secondsAfter } from './payment-room.ts'
import { claimDuePayments, type PaymentRow, scheduleQuery } from './payments.sql.ts'

/** Longer than a question to the gateway can take: a process that died with a payment gives it back by then. */
const leaseSeconds = 60
const atOnce = 20

/**
 * Asks the gateway about every payment that is due and settles the answers: what is paid is
 * recognised although no callback ever came. Any number of processes may do this at once.
 */
export async function reconcilePayments(room: PaymentRoom): Promise<void> {
  if (!room.momo) return
  const { platform } = room
  const now = platform.clock.now()
  for (let asked = atOnce; asked === atOnce; ) {
    const due = await claimDuePayments(platform.db, { now, leaseEnds: secondsAfter(now, leaseSeconds), most: atOnce })
    await Promise.all(due.map((payment) => reconcile(room, payment)))
    asked = due.length
  }
}

async function reconcile(room: PaymentRoom, payment: PaymentRow): Promise<void> {
  const { platform } = room
  try {
    const settled = await askGateway(room, payment)
    if (settled !== null && settled !== 'nothing') return
    const dueAt = payment.expiresAt ?? payment.createdAt
    await scheduleQuery(platform.db, payment.id, nextQuery(payment.queries, platform.clock.now(), dueAt))
  } catch (error) {
    platform.log.error({ err: error, payment: payment.id }, 'a payment could not be reconciled')
  }
}

/** After 10, 20, then every 40 seconds while the shopper has time to pay; then every ten minutes for a day; then no more. */
export function nextQuery(queries: number, now: Date, dueAt: Date): Date | null {
  if (now < dueAt) return secondsAfter(now, Math.min(10 * 2 ** Math.max(0, queries), 40))
  const lastTime = minutesAfter(dueAt, payableHours * 60)
  return now < lastTime ? minutesAfter(now, 10) : null
}
