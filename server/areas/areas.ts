import type { Shop } from '../platform/http/parse.ts'
import type { Platform } from '../platform/platform.ts'
import { ensureGuest, onSignIn, openAccounts } from './accounts/accounts.ts'
import { openCart } from './cart/cart.ts'
import { openCatalogue } from './catalogue/catalogue.ts'
import { openContent } from './content/content.ts'
import { openDiscounts } from './discounts/discounts.ts'
import { openMedia } from './media/media.ts'
import type { GatewayParts } from './payments/payments.ts'
import { openReviews } from './reviews/reviews.ts'

/** Every area of the shop, in the order of who asks whom. */
export async function openAreas(app: Shop, platform: Platform, _more: { gateway?: GatewayParts | undefined } = {}) {
  await openAccounts(app, platform)
  await openMedia(app, platform)
  openDiscounts(app, platform)
  openCatalogue(app, platform)
  openCart(app, platform, { ensureGuest, onSignIn })
  openContent(app, platform)
  openReviews(app, platform)
  return {}
}
