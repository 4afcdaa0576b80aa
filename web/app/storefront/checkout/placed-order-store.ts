import { sessionStore } from './session-store.ts'

/** The path of the order last placed in this tab: Back from its page leads to an empty cart. */
export const placedOrderStore = sessionStore(
  'placed-order',
  (stored): stored is string => typeof stored === 'string' && stored.startsWith('/checkout/'),
)
