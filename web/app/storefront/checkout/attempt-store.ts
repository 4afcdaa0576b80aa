import { isAttempt } from './attempt.ts'
import { sessionStore } from './session-store.ts'

/** The last attempt to order in this tab, until it is known how it ended. */
export const attemptStore = sessionStore('checkout-attempt', isAttempt)

export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
