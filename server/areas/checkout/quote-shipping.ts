import type { z } from 'zod'
import type { OfferedMethod, Quote, QuoteQuery, TetPlaces, TetPlacesQuery } from '../../../contract/checkout.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import { orderTotals, shippingFeeFor, wrapPrice } from '../../../contract/pricing.ts'
import { tetAhead } from '../../../contract/tet.ts'
import { vietnamDay } from '../../../contract/vietnam-time.ts'
import type { PickupStore } from '../../../db/schema/orders.ts'
import type { Db } from '../../platform/database/client.ts'
import { AppError } from '../../platform/http/errors.ts'
import { findProvince } from '../accounts/accounts.ts'
import { deliveryDays, findDeliveryArea, listPickupStores, pickupArea, readSettings } from '../content/content.ts'
import { findSewingPlan, placesBeforeTet } from '../orders/orders.ts'
import { offerPayments } from '../payments/payments.ts'
import type { CheckoutDeps } from './order-request.ts'

type ShippingQuery = z.infer<typeof QuoteQuery>
type TetPlacesRequest = z.output<typeof TetPlacesQuery>

/** How many units of each sewing time can still be sewn and delivered to a province before Tết. */
export async function countTetPlaces({ platform: { db, clock } }: CheckoutDeps, request: TetPlacesRequest): Promise<TetPlaces | null> {
  const now = clock.now()
  const today = vietnamDay(now)
  const { sewing } = await readSettings(db)
  if (!sewing || tetAhead(today) === null) return null
  const area = await findAreaOf(db, request.province)
  const { booked } = await findSewingPlan(db, { leadDays: 0, pieces: 1, sewing, now })
  const deliveryTo = (sewingDays: number) => deliveryDays(area, now, sewingDays).deliveryTo
  const counted = request.leadDays.flatMap((leadDays) => {
    const found = placesBeforeTet({ today, leadDays, weeklyPieces: sewing.weeklyPieces, booked, deliveryTo })
    return found ? [{ ...found, leadDays }] : []
  })
  const [first] = counted
  return first ? { tet: first.tet, places: counted.map(({ leadDays, places }) => ({ leadDays, places })) } : null
}

async function findAreaOf(db: Db, name: string) {
  const province = findProvince(name)?.province
  if (!province) throw new AppError('unknown_address', { issues: [{ path: 'province', key: 'unknown_address' }] })
  const area = await findDeliveryArea(db, province.code)
  if (!area) throw new AppError('no_delivery', { issues: [{ path: 'province', key: 'no_delivery' }] })
  return area
}

/** The fee, the delivery window and the payment methods for a province. */
export async function quoteShipping({ platform, payments }: CheckoutDeps, query: ShippingQuery, language: Language): Promise<Quote> {
  const area = await findAreaOf(platform.db, query.province)

  const { subTotal, discount = 0, freeShipping, leadDays = 0, wrap } = query
  const settings = await readSettings(platform.db)
  const now = platform.clock.now()
  const pieces = leadDays > 0 ? (query.pieces ?? 1) : 0
  const sewing = await findSewingPlan(platform.db, { leadDays, pieces, sewing: settings.sewing, now })
  const shippingFee = shippingFeeFor(area, subTotal ?? 0)
  const days = deliveryDays(area, now, sewing.days)
  const wrapFee = wrap ? (wrapPrice(settings) ?? 0) : 0
  const terms = { discount: { amount: discount, freeShipping: freeShipping !== undefined }, shippingFee, wrapFee, taxPercent: 0 }
  const amount = subTotal === undefined ? null : orderTotals({ subTotal, ...terms }).total
  const beforeTet =
    pieces > 0 && settings.sewing
      ? placesBeforeTet({
          today: vietnamDay(now),
          leadDays,
          weeklyPieces: settings.sewing.weeklyPieces,
          booked: sewing.booked,
          deliveryTo: (sewingDays) => deliveryDays(area, now, sewingDays).deliveryTo,
        })
      : null
  const stores = await listPickupStores(platform.db, settings)
  const offers = offerPayments({ settings, hasWallet: payments.hasWallet, amount, hasGiver: query.hasGiver !== undefined })
  return {
    shippingFee,
    freeFrom: area.freeFrom,
    days: area.days,
    ...days,
    ...(beforeTet ? { beforeTet } : {}),
    methods: [
      { method: 'standard', shippingFee, ...days },
      ...stores.map((store) => pickupAt(store, language, deliveryDays(pickupArea, now, sewing.days))),
    ],
    payment: offers.map(({ reason, ceiling: _, ...offer }) => ({ ...offer, ...(reason ? { reason: reason[language] } : {}) })),
  }
}

function pickupAt({ storeId, name, ...store }: PickupStore, language: Language, days: ReturnType<typeof deliveryDays>): OfferedMethod {
  return { method: 'pickup', shippingFee: 0, ...days, store: { _id: storeId, name: name[language], ...store } }
}
