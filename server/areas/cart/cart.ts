import { hourSeconds } from '../../../contract/durations.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { cartRoutes } from './cart.routes.ts'
import type { Guests } from './cart-owner.ts'
import { handoverRoutes } from './handover/handover.routes.ts'
import { sweepHandovers } from './handover/handover.ts'
import { mergeGuestCart } from './merge-guest-cart.ts'

export { type CartOwner, deleteCart, emptyCart, lastSeen, lockCartRow as lockCart } from './cart.sql.ts'
export { ownerOf } from './cart-owner.ts'
export { exportCart } from './personal-data.ts'
export { isOffered, type LineProblem, type PricedLine, priceCart, unitPriceOf } from './price-cart.rule.ts'
export { type CartWithGoods, describeCart, readCart, readCartWithGoods } from './read-cart.ts'
export { countOpenCarts } from './report.sql.ts'

export function openCart(app: App, platform: Platform, guests: Guests): void {
  cartRoutes(app, platform, guests)
  handoverRoutes(app, platform, guests)
  platform.jobs.repeat('delete-old-handovers', hourSeconds, () => sweepHandovers(platform))
  guests.onSignIn(mergeGuestCart)
}
