import { onAccountClaimed, onCustomerFigures, onEmailVerified, onErase, onExport, onSessionsEnd, onSignIn } from './accounts/accounts.ts'
import { eraseAlerts, exportAlerts } from './back-in-stock/back-in-stock.ts'
import { deleteCart, exportCart } from './cart/cart.ts'
import { eraseMessages, exportMessages } from './content/content.ts'
import { claimOrdersOfEmail, claimOrdersOfGuest, detachOrders, eraseFromOrders, exportOrders, figuresOf } from './orders/orders.ts'
import { deleteSubscriptionsOf, exportPushDevices } from './owner-alerts/owner-alerts.ts'
import { eraseFromReviews, exportReviews } from './reviews/reviews.ts'
import { eraseWishes, exportWishes } from './wishlist/wishlist.ts'

/**
 * What each area keeps about a person: what comes to an account, what its owner may take along, and how an
 * area lets go of it. Whatever has a foreign key to the user that cascades (addresses, cart …) needs no line to be erased.
 */
export function connectPersonalData(): void {
  onSignIn(claimOrdersOfGuest)
  onEmailVerified(claimOrdersOfEmail)
  onCustomerFigures(figuresOf)
  onSessionsEnd(deleteSubscriptionsOf)

  // Reviews first, as when an account is erased.
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

  // Reviews first: they ask the orders whether it was a buyer who wrote.
  onErase(eraseFromReviews)
  onErase(eraseFromOrders)
  onErase(eraseMessages)
  onErase(eraseAlerts)
  onErase(eraseWishes)
}
