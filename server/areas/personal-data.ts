import { onAccountClaimed, onCustomerFigures, onEmailVerified, onErase, onExport, onSessionsEnd, onSignIn } from './accounts/accounts.ts'
import { eraseAlerts, exportAlerts } from './alerts/alerts.ts'
import { deleteCart, exportCart } from './cart/cart.ts'
import { eraseLetters, exportLetters } from './content/content.ts'
import { detachOrders, eraseFromOrders, exportOrders, figuresOf, keepOrdersOfEmail, keepOrdersOfGuest } from './orders/orders.ts'
import { deleteSubscriptionsOf, exportPushDevices } from './owner-alerts/owner-alerts.ts'
import { eraseFromReviews, exportReviews } from './reviews/reviews.ts'
import { eraseWishes, exportWishes } from './wishlist/wishlist.ts'

/**
 * What each area keeps about a person: what comes to an account, what its owner may take along, and how an
 * area lets go of it. Whatever has a foreign key to the user that cascades (addresses, cart …) needs no line to be erased.
 */
export function connectPersonalData(): void {
  onSignIn(keepOrdersOfGuest)
  onEmailVerified(keepOrdersOfEmail)
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
  onExport('letters', exportLetters)
  onExport('alerts', exportAlerts)
  onExport('pushDevices', exportPushDevices)

  // Reviews first: they ask the orders whether it was a buyer who wrote.
  onErase(eraseFromReviews)
  onErase(eraseFromOrders)
  onErase(eraseLetters)
  onErase(eraseAlerts)
  onErase(eraseWishes)
}
