/** One wish to order: the same wish is always sent under the same key. */
export type OrderAttempt = { key: string; body: string; isSent: boolean }

/** The attempt for this order: the last one where nothing has changed since, else one with a key of its own. */
export function orderAttemptFor(body: string, last: OrderAttempt | null, newIdempotencyKey: () => string): OrderAttempt {
  return last?.body === body ? last : { key: newIdempotencyKey(), body, isSent: false }
}

/** Whether what was kept is an attempt at all: storage can hold anything. */
export function isOrderAttempt(stored: unknown): stored is OrderAttempt {
  const { key, body, isSent } = (stored ?? {}) as Record<string, unknown>
  return typeof key === 'string' && key.length >= 8 && typeof body === 'string' && typeof isSent === 'boolean'
}
