/** An intended order with its idempotency key: the same order is always sent under the same key. */
export type OrderAttempt = { key: string; body: string; isSent: boolean }

/** Validates a stored attempt, because storage can hold anything. */
export function isOrderAttempt(stored: unknown): stored is OrderAttempt {
  const { key, body, isSent } = (stored ?? {}) as Record<string, unknown>
  return typeof key === 'string' && key.length >= 8 && typeof body === 'string' && typeof isSent === 'boolean'
}
