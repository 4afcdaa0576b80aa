import type { App } from '../platform/http/validation.ts'
import type { Platform } from '../platform/platform.ts'
import { ensureGuest, limitNewGuests, onSignIn, openAccounts, startGuest } from './accounts/accounts.ts'
import { openBackInStock } from './back-in-stock/back-in-stock.ts'
import { openCart } from './cart/cart.ts'
import { openCatalogue } from './catalogue/catalogue.ts'
import { openCheckout } from './checkout/checkout.ts'
import { openContent } from './content/content.ts'
import { openDashboard } from './dashboard/dashboard.ts'
import { openDiscounts } from './discounts/discounts.ts'
import { connectImageUsage } from './image-usage.ts'
import { openMedia } from './media/media.ts'
import { openOrders } from './orders/orders.ts'
import { openOwnerAlerts } from './owner-alerts/owner-alerts.ts'
import { type GatewayParts, openPayments } from './payments/payments.ts'
import { connectPersonalData } from './personal-data.ts'
import { openReviews } from './reviews/reviews.ts'
import { openShipments } from './shipments/shipments.ts'
import { openWebhooks } from './webhooks/webhooks.ts'
import { openWishlist } from './wishlist/wishlist.ts'

type AreaParts = { gateway?: GatewayParts | undefined; pushOrigin?: string | undefined }

/** Opens every area of the shop, dependencies first. */
export async function openAreas(app: App, platform: Platform, { gateway, pushOrigin }: AreaParts = {}) {
  await openAccounts(app, platform)
  await openMedia(app, platform)
  openDiscounts(app, platform)
  await openCatalogue(app, platform)
  openCart(app, platform, { limitNewGuests, ensureGuest, startGuest, onSignIn })
  openWishlist(app, platform, { limitNewGuests, ensureGuest, onSignIn })
  await openContent(app, platform)
  openBackInStock(app, platform)
  await openReviews(app, platform)
  const payments = await openPayments(app, platform, gateway)
  const shipments = openShipments(app, platform, {
    whenCancelled: payments.openFullRefund,
    whenDelivered: payments.recordCash,
    whenExchangeDelivered: payments.recordDifferenceCash,
  })
  await openOrders(app, platform, {
    whenCancelled: payments.openFullRefund,
    whenMoved: shipments.syncWithOrder,
    whenDelivered: payments.recordOwnDeliveryCash,
    whenExchangeCancelled: shipments.cancelParcelOfExchange,
    returnDifference: payments.returnDifference,
    openReturnRefund: payments.openReturnRefund,
  })
  const ownerAlerts = await openOwnerAlerts(app, platform, { pushOrigin })
  openCheckout(app, { platform, payments, whenPlaced: ownerAlerts.notifyNewOrder })
  openDashboard(app, platform)
  openWebhooks(app, platform)
  connectPersonalData()
  connectImageUsage()
  return { payments }
}
