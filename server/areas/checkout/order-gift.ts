import { checkGiftDay, type DeliveryWindow } from '../../../contract/gifts/gift-day.rule.ts'
import type { GiftWishes } from '../../../contract/gifts/gifts.ts'
import { vietnamDay } from '../../../contract/vietnam-time.ts'
import type { StoredGiftWishes } from '../../../db/schema/orders.ts'
import { drawGiftCode, formatDay, type NewOrderRow } from '../orders/orders.ts'
import type { OrderRequest } from './order-request.ts'
import { type CheckoutRefusal, refuse } from './refusal.ts'

type GiftColumns = Required<Pick<NewOrderRow, 'gift' | 'giftWishes' | 'giftCode'>>

/** The gift of a new order as it is stored; every gift has a code for its receipt. */
export function giftColumns(gift: GiftWishes | undefined): GiftColumns {
  if (!gift) return { gift: false, giftWishes: null, giftCode: null }
  const { message, wrap, deliverOn, giver, card = Boolean(message) } = gift
  const wishes: StoredGiftWishes = {
    ...(message ? { message } : {}),
    ...(wrap ? { wrap } : {}),
    ...(deliverOn ? { deliverOn } : {}),
    ...(card ? { card } : {}),
    ...(giver ? { giver } : {}),
  }
  return { gift: true, giftWishes: Object.keys(wishes).length > 0 ? wishes : null, giftCode: drawGiftCode() }
}

/** Refuses a wished day that the delivery window does not allow, and names the nearest one that it does. */
export function refuseGiftDay({ body, language }: OrderRequest, window: DeliveryWindow, now: Date): CheckoutRefusal | null {
  const deliverOn = body.gift?.deliverOn
  if (deliverOn === undefined) return null
  const day = checkGiftDay(deliverOn, { window, today: vietnamDay(now) })
  if (day.kind === 'on-day') return null
  const [key, values] =
    day.kind === 'too-early'
      ? (['gift_day_too_early', { earliest: formatDay(day.earliest, language) }] as const)
      : (['gift_day_too_late', { latest: formatDay(day.latest, language) }] as const)
  return { ...refuse(key, { path: 'gift.deliverOn', key }), values }
}
