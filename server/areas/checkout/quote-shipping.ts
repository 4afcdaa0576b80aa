import type { z } from 'zod'
import type { OfferedMethod, Quote, QuoteQuery } from '../../../contract/checkout.ts'
import type { Language } from '../../../contract/language.schema.ts'
import { orderTotals, shippingFeeFor, wrapPrice } from '../../../contract/pricing.ts'
import { vietnamDay } from '../../../contract/vietnam-time.ts'
import type { PickupStore } from '../../../db/schema/orders.ts'
import { AppError } from '../../platform/http/errors.ts'
import { findProvince } from '../accounts/accounts.ts'
import { deliveryDays, findDeliveryArea, listPickupStores, pickupArea, readSettings } from '../content/content.ts'
import { findSewingPlan, placesBeforeTet } from '../orders/orders.ts'
import { offerPayments } from '../payments/payments.ts'
import type { CheckoutDeps } from './order-request.ts'

type ShippingQuery = z.infer<typeof QuoteQuery>

/** The fee, the delivery window and the payment methods for a province. */
export async function quoteShipping({ platform, payments }: CheckoutDeps, asked: ShippingQuery, language: Language): Promise<Quote> {
  const province = findProvince(asked.province)?.province
  if (!province) throw new AppError('unknown_address', { issues: [{ path: 'province', key: 'unknown_address' }] })
  const area = await findDeliveryArea(platform.db, province.code)
  if (!area) throw new AppError('no_delivery', { issues: [{ path: 'province', key: 'no_delivery' }] })

  const { subTotal, discount = 0, freeShipping, leadDays = 0, wrap } = asked
  const settings = await readSettings(platform.db)
  const now = platform.clock.now()
  const pieces = leadDays > 0 ? (asked.pieces ?? 1) : 0
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
  const offers = offerPayments({ settings, hasWallet: payments.hasWallet, amount, hasGiver: asked.hasGiver !== undefined })
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
