import type { PaymentMethod } from '../../../contract/orders.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Momo } from './momo/momo.client.ts'

/** What the payments work with. Without a gateway (production without MoMo's keys) nobody can pay by wallet. */
export type PaymentDeps = { platform: Platform; momo: Momo | null }

/** How long after its first minute an unpaid order may still be paid. */
export const payableHours = 24

/** Until when an order keeps its pieces for its money. A transfer that only a person can find has the day. */
export function dueAfter({ platform }: Pick<PaymentDeps, 'platform'>, method: PaymentMethod, now: Date): Date {
  const { paymentWindowMinutes, bankWebhookSecret } = platform.config
  const isSeenByHand = method === 'bank' && bankWebhookSecret === null
  return minutesAfter(now, isSeenByHand ? Math.max(paymentWindowMinutes, payableHours * 60) : paymentWindowMinutes)
}

export function minutesAfter(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000)
}

export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1_000)
}
