import type { PlacedOrder } from '../../../../contract/checkout.ts'
import type { OrderAttempt } from './order-attempt.ts'
import { type OrderRefusal, toOrderRefusal } from './order-refusal.ts'

export type SubmitResult = { kind: 'placed'; order: PlacedOrder } | OrderRefusal

const retryDelaysMs = [0, 1_000, 3_000]

/**
 * Sends an order until the shop accepts or refuses it. Every attempt has the same key, so that there is only one order. After the last
 * attempt without a response the outcome is `unknown`. The kinds: `placed`, or those of `order-refusal.ts`.
 */
export async function submitOrder(
  attempt: OrderAttempt,
  send: (attempt: OrderAttempt) => Promise<PlacedOrder>,
  { wait = sleep, onRetry }: { wait?: (ms: number) => Promise<unknown>; onRetry?: () => void } = {},
): Promise<SubmitResult> {
  for (const delayMs of retryDelaysMs) {
    if (delayMs > 0) {
      onRetry?.()
      await wait(delayMs)
    }
    try {
      return { kind: 'placed', order: await send(attempt) }
    } catch (error) {
      const refusal = toOrderRefusal(error)
      if (refusal.kind !== 'unknown') return refusal
    }
  }
  return { kind: 'unknown' }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
