import {
  onAccountClaimed,
  onCustomerFigures,
  onEmailErased,
  onEmailVerified,
  onErase,
  onExport,
  onSessionsEnd,
  onSignIn,
} from './accounts/accounts.ts'
import { deleteAlertsOf, exportAlerts } from './back-in-stock/back-in-stock.ts'
import { deleteCart, exportCart } from './cart/cart.ts'
import { eraseMessages, exportMessages } from './content/content.ts'
import { claimOrdersOfEmail, claimOrdersOfGuest, detachOrders, eraseFromOrders, exportOrders, figuresOf } from './orders/orders.ts'
import { deleteSubscriptionsOf, exportPushDevices } from './owner-alerts/owner-alerts.ts'
import { eraseFromReviews, exportReviews } from './reviews/reviews.ts'
import { eraseWishes, exportWishes } from './wishlist/wishlist.ts'

/**
 * The personal data of each area: what an account takes over, what its export contains, and how the data is deleted. Rows
 * with a cascading foreign key to the user (addresses, cart …) need no line here for deletion.
 */
export function connectPersonalData(): void {
  onSignIn(claimOrdersOfGuest)
  onEmailVerified(claimOrdersOfEmail)
  onCustomerFigures(figuresOf)
  onSessionsEnd(deleteSubscriptionsOf)

  // Reviews first, as in a deletion.
  onAccountClaimed(eraseFromReviews)
  onAccountClaimed(detachOrders)
  onAccountClaimed(deleteCart)
  onAccountClaimed(eraseWishes)

  onExport('orders', exportOrders)
  onExport('reviews', exportReviews)
  onExport('cart', exportCart)
  onExport('wishlist', exportWishes)
  onExport('letters', exportMessages)
  onExport('alerts', exportAlerts)
  onExport('pushDevices', exportPushDevices)

  // Reviews first: they read from the orders whether the author was a buyer.
  onErase(eraseFromReviews)
  onErase(eraseFromOrders)
  onErase(eraseWishes)
  onEmailErased(eraseMessages)
  onEmailErased(deleteAlertsOf)
}
