import { isOrderAttempt } from './order-attempt.ts'
import { sessionStore } from './session-store.ts'

/** The last order attempt of this tab, stored until its outcome is known. */
export const orderAttemptStore = sessionStore('checkout-attempt', isOrderAttempt)
