import { addMinutes } from '../../../contract/durations.ts'
import type { PaymentMethod } from '../../../contract/orders/orders.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Momo } from './momo/momo.client.ts'

/** The dependencies of the payments. Without a gateway (production without MoMo's keys) there is no wallet. */
export type PaymentDeps = {
  platform: Platform
  momo: Momo | null
  /** Counts what became of a gateway's or the bank's event. */
  countEvent: (event: { method: 'momo' | 'bank'; result: string }) => void
}

/** For how long after it was placed an unpaid order can be paid. */
export const payableHours = 24

/** Until when an order reserves its units unpaid. A transfer that only a person can find has a day. */
export function dueAfter({ platform }: Pick<PaymentDeps, 'platform'>, method: PaymentMethod, now: Date): Date {
  const { paymentWindowMinutes, bankWebhookSecret } = platform.config
  const isSeenByHand = method === 'bank' && bankWebhookSecret === null
  return addMinutes(now, isSeenByHand ? Math.max(paymentWindowMinutes, payableHours * 60) : paymentWindowMinutes)
}
