/** One wish to order: the same wish is always sent under the same key. */
export type Attempt = { key: string; body: string; isSent: boolean }

/** The attempt for this order: the last one where nothing has changed since, else one with a key of its own. */
export function attemptFor(body: string, last: Attempt | null, newKey: () => string): Attempt {
  return last?.body === body ? last : { key: newKey(), body, isSent: false }
}

/** Whether what was kept is an attempt at all: storage can hold anything. */
export function isAttempt(kept: unknown): kept is Attempt {
  const { key, body, isSent } = (kept ?? {}) as Record<string, unknown>
  return typeof key === 'string' && key.length >= 8 && typeof body === 'string' && typeof isSent === 'boolean'
}
