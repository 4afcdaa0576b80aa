import type { Shop } from '../platform/http/parse.ts'
import type { Platform } from '../platform/platform.ts'
import { ensureGuest, onSignIn, openAccounts } from './accounts/accounts.ts'
import { openCart } from './cart/cart.ts'
import { openCatalogue } from './catalogue/catalogue.ts'
import { openCheckout } from './checkout/checkout.ts'
import { openContent } from './content/content.ts'
import { openDiscounts } from './discounts/discounts.ts'
import { openMedia } from './media/media.ts'
import { openOrders } from './orders/orders.ts'
import { type GatewayParts, openPayments } from './payments/payments.ts'
import { openReviews } from './reviews/reviews.ts'

/** Every area of the shop, in the order of who asks whom. */
export async function openAreas(app: Shop, platform: Platform, { gateway }: { gateway?: GatewayParts | undefined } = {}) {
  await openAccounts(app, platform)
  await openMedia(app, platform)
  openDiscounts(app, platform)
  openCatalogue(app, platform)
  openCart(app, platform, { ensureGuest, onSignIn })
  await openContent(app, platform)
  openReviews(app, platform)
  const payments = await openPayments(app, platform, gateway)
  openOrders(app, platform, { whenCancelled: payments.giveMoneyBack })
  openCheckout(app, { platform, payments })
  return { payments }
}
