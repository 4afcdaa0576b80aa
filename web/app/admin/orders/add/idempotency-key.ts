import { draftPrefix } from '../../../auth/forget-user.ts'

/** Its body names the buyer: a sign-out clears it with the drafts. */
const storageKey = `${draftPrefix}order-key`

/** In memory too, for browsers without storage. */
let last = { body: '', key: '' }

/**
 * The idempotency key of an order: a retry of the same order has the same key, also after a reload that followed a lost response; a
 * changed order gets a new one.
 */
export function idempotencyKeyOf(body: string): string {
  const known = last.body === body ? last : readLast()
  last = known?.body === body ? known : { body, key: crypto.randomUUID() }
  try {
    localStorage.setItem(storageKey, JSON.stringify(last))
  } catch {
    // Without storage it lasts until the next reload.
  }
  return last.key
}

/** Once the order is placed, the same order placed again is another one. */
export function clearIdempotencyKey(): void {
  last = { body: '', key: '' }
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Nothing was stored.
  }
}

function readLast(): typeof last | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null')
  } catch {
    return null
  }
}
