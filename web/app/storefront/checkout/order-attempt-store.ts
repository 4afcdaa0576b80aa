import { isOrderAttempt } from './order-attempt.ts'
import { sessionStore } from './session-store.ts'

/** The last attempt to order in this tab, until it is known how it ended. */
export const orderAttemptStore = sessionStore('checkout-attempt', isOrderAttempt)
