import { hourSeconds } from '../../../contract/durations.ts'
import type { PersonalizationValue } from '../../../contract/personalization.ts'
import type { Db } from '../../platform/database/client.ts'
import { pipeline } from '../../platform/database/pipeline.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { cartRoutes } from './cart.routes.ts'
import { type CartOwner, lastSeen, listLines, lockCartRow } from './cart.sql.ts'
import type { Guests } from './cart-owner.ts'
import { handoverRoutes } from './handover/handover.routes.ts'
import { forgetHandovers } from './handover/handover.ts'
import { mergeGuestCart } from './merge-guest-cart.ts'

export { type CartOwner, deleteCart, emptyCart } from './cart.sql.ts'
export { ownerOf } from './cart-owner.ts'
export { exportCart } from './personal-data.ts'
export { isOffered, type LineProblem, type PricedLine, priceCart, unitPriceOf } from './price-cart.rule.ts'
export { readCart } from './read-cart.ts'
export { countOpenCarts } from './report.sql.ts'

export function openCart(app: App, platform: Platform, guests: Guests): void {
  cartRoutes(app, platform, guests)
  handoverRoutes(app, platform, guests)
  platform.jobs.repeat('forget-handovers', hourSeconds, () => forgetHandovers(platform))
  guests.onSignIn(mergeGuestCart)
}

export type LockedCart = {
  cartId: string
  discountCode: string | null
  /** The terms of the code that the cart showed last; null where it has not shown them. */
  seenTerms: string | null
  /** `seenVnd`: the unit price that the cart showed last. */
  lines: {
    lineId: string
    productId: string
    colorId: string
    size: string
    personalization: PersonalizationValue[] | null
    quantity: number
    seenVnd: number
  }[]
}

/** The cart to order from, locked until `tx` ends against changes and other orders. */
export async function lockCart(tx: Db, owner: CartOwner): Promise<LockedCart | null> {
  const [cart, lines] = await pipeline([lockCartRow(tx, owner), listLines(tx, owner)])
  if (!cart) return null
  return { ...cart, lines: lines.map(({ id: lineId, ...line }) => ({ ...line, lineId, seenVnd: lastSeen(line) })) }
}
