/** An intended order with its idempotency key: the same order is always sent under the same key. */
export type OrderAttempt = { key: string; body: string; isSent: boolean }

/** The attempt for this order: the last one if the body has not changed, else one with a new key. */
export function orderAttemptFor(body: string, last: OrderAttempt | null, newIdempotencyKey: () => string): OrderAttempt {
  return last && identityOf(last.body) === identityOf(body) ? last : { key: newIdempotencyKey(), body, isSent: false }
}

/** Not the day of delivery: if the shop has the order of a lost response, that order itself may have moved the dates. */
function identityOf(body: string): string {
  return body.replace(/,"deliverBy":"[\d-]*"/, '')
}

/** Validates a stored attempt, because storage can hold anything. */
export function isOrderAttempt(stored: unknown): stored is OrderAttempt {
  const { key, body, isSent } = (stored ?? {}) as Record<string, unknown>
  return typeof key === 'string' && key.length >= 8 && typeof body === 'string' && typeof isSent === 'boolean'
}
