import type { PlacedOrder } from '../../../../contract/checkout.ts'
import type { Attempt } from './attempt.ts'
import { type Refusal, readRefusal } from './read-refusal.ts'

export type Outcome = { kind: 'placed'; order: PlacedOrder } | Refusal

const pauses = [0, 1_000, 3_000]

/**
 * Sends an order until the shop has said yes or no. Every try carries the same key, so that however
 * often it is asked, there is one order. After the last try without a word the outcome is `unknown`.
 */
export async function placeOrder(
  attempt: Attempt,
  send: (attempt: Attempt) => Promise<PlacedOrder>,
  { wait = sleep, onRetry }: { wait?: (ms: number) => Promise<unknown>; onRetry?: () => void } = {},
): Promise<Outcome> {
  for (const pause of pauses) {
    if (pause > 0) {
      onRetry?.()
      await wait(pause)
    }
    try {
      return { kind: 'placed', order: await send(attempt) }
    } catch (error) {
      const refusal = readRefusal(error)
      if (refusal.kind !== 'unknown') return refusal
    }
  }
  return { kind: 'unknown' }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
