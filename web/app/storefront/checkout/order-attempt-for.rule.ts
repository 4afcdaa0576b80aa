import type { OrderAttempt } from './order-attempt.ts'

/** The attempt for this order: the last one if the body has not changed, else one with a new key. */
export function orderAttemptFor(body: string, last: OrderAttempt | null, newIdempotencyKey: () => string): OrderAttempt {
  return last && identityOf(last.body) === identityOf(body) ? last : { key: newIdempotencyKey(), body, isSent: false }
}

/** Not the day of delivery: if the shop has the order of a lost response, that order itself may have moved the dates. */
function identityOf(body: string): string {
  return body.replace(/,"deliverBy":"[\d-]*"/, '')
}
