import type { Settings } from '../../../../contract/content.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { lineName } from '../../../../contract/line-name.rule.ts'
import { formatAmount } from '../../../../contract/money.ts'
import type { OrderTextValues } from '../../../../contract/orders/order-text-variables.rule.ts'
import { trackingUrl } from '../../../../contract/orders/tracking-url.ts'
import { inReadersLanguage, personalizationLine } from '../../../../contract/personalization.rule.ts'
import { unbrokenPhone } from '../../../../contract/phone-number.ts'
import type { StoredExchange } from '../exchanges/exchanges.sql.ts'
import { whatIsExchanged } from '../exchanges/present-exchange.rule.ts'
import { isPickedUp } from '../is-picked-up.rule.ts'
import { awaitsDeposit, restOf } from '../order-deposit.rule.ts'
import { orderPaths } from '../order-paths.rule.ts'
import type { ParcelRow, StoredOrder } from '../orders.sql.ts'
import { isToConfirm } from '../present-order.rule.ts'

export type TextSender = Pick<Settings, 'brand' | 'owner'> & { publicUrl: string }

const words = {
  vi: {
    free: 'miễn phí',
    cod: 'trả tiền mặt khi nhận hàng',
    codPickup: 'trả tiền mặt khi tới lấy',
    fromDay: 'từ',
    momo: 'thanh toán qua MoMo',
    bank: 'chuyển khoản',
    paid: 'đã thanh toán',
  },
  en: {
    free: 'free',
    cod: 'cash on delivery',
    codPickup: 'cash at pick-up',
    fromDay: 'from',
    momo: 'by MoMo',
    bank: 'by bank transfer',
    paid: 'paid',
  },
} as const satisfies Record<Language, unknown>

/** What the variables of a text stand for in an order; empty where the order has no such value. */
export function orderTextValues(
  order: StoredOrder,
  sender: TextSender,
  language: Language,
): Required<Omit<OrderTextValues, 'exchange' | 'returnTo'>> {
  const { brand, publicUrl } = sender
  const { id, accessToken, confirmToken, paymentMethod, paymentStatus, status, parcel } = order
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'refunded'
  const isOpen = status !== 'cancelled' && !isPaid
  const isPrepaid = paymentMethod !== 'cod' && isOpen && order.totalVnd > 0
  const isDepositDue = awaitsDeposit(order)
  const free = words[language].free
  return {
    customer: buyerNameOf(order),
    order: order.orderNumber,
    items: order.lines.map((line) => itemOf(line, language)).join('\n'),
    total: formatAmount(order.totalVnd),
    payment: words[language][isPaid ? 'paid' : paymentMethod === 'cod' && isPickedUp(order) ? 'codPickup' : paymentMethod],
    day: dayRange(order, language),
    link: publicUrl + orderPaths.order(id, accessToken),
    tracking: trackingOf(parcel),
    carrier: carrierOf(parcel),
    cash: paymentMethod === 'cod' && isOpen && !isDepositDue && restOf(order) > 0 ? formatAmount(restOf(order)) : '',
    address: placeOf(order, language),
    discount: order.discountVnd > 0 ? formatAmount(order.discountVnd) : '',
    shipping: isPickedUp(order) ? '' : order.shippingVnd === 0 ? free : formatAmount(order.shippingVnd),
    wrap: order.giftWishes?.wrap ? (order.wrapVnd === 0 ? free : formatAmount(order.wrapVnd)) : '',
    deposit: isDepositDue ? formatAmount(order.depositVnd) : '',
    transferNote: paymentMethod === 'bank' && isPrepaid ? order.orderNumber : '',
    payLink: isPrepaid || isDepositDue ? publicUrl + orderPaths.payment(id, accessToken) : '',
    confirmLink: isToConfirm(order) && !isDepositDue && confirmToken ? publicUrl + orderPaths.confirm(id, confirmToken) : '',
    refund: paymentStatus === 'refunded' ? formatAmount(order.totalVnd) : '',
    refundDue: refundDueOf(order) > 0 ? formatAmount(refundDueOf(order)) : '',
    shop: brand.name,
    shopPhone: brand.phone ? unbrokenPhone(brand.phone) : '',
  }
}

/**
 * What an exchange adds: the items, where to send the old one while it is awaited, and the parcel of the new one. The
 * recipient of a gift, who asked with the code of its receipt, gets no link to the order: it shows prices.
 */
export function exchangeTextValues(exchanges: StoredExchange[], order: StoredOrder, { brand, owner }: TextSender): OrderTextValues {
  const approved = exchanges.filter(({ exchange }) => exchange.status === 'approved')
  const isAwaited = approved.some(({ exchange }) => exchange.returnState === 'awaited')
  // The texts say that it is on its way.
  const parcel = approved.findLast(({ exchange }) => exchange.replacementState === 'sent')?.parcel ?? null
  return {
    exchange: approved.map(exchangedOf).join('\n'),
    returnTo:
      isAwaited && owner.address ? [brand.name, brand.phone && unbrokenPhone(brand.phone), owner.address].filter(Boolean).join(', ') : '',
    tracking: trackingOf(parcel),
    carrier: carrierOf(parcel),
    ...(giftRecipientPhone(exchanges) ? { customer: order.shippingAddress.fullName, link: '', payLink: '', items: '', total: '' } : {}),
  }
}

/** The phone of the recipient of a gift, where an exchange that the shop approved is theirs. */
export function giftRecipientPhone(exchanges: Pick<StoredExchange, 'exchange'>[]): string | null {
  return exchanges.find(({ exchange }) => exchange.status === 'approved' && exchange.phone !== null)?.exchange.phone ?? null
}

/** The phone of a buyer; of a gift, the giver's. */
export function buyerPhoneOf({ giftWishes, phone }: StoredOrder): string {
  return giftWishes?.giver?.phone ?? phone
}

/** The giver, where the parcel goes to somebody else. */
export function buyerNameOf({ giftWishes, shippingAddress }: StoredOrder): string {
  return giftWishes?.giver?.fullName ?? shippingAddress.fullName
}

/** What a cancelled order was paid, its deposit too, until it is refunded. */
function refundDueOf({ status, paymentStatus, totalVnd, depositVnd, depositPaidAt }: StoredOrder): number {
  if (status !== 'cancelled' || paymentStatus === 'refunded') return 0
  if (paymentStatus === 'paid') return totalVnd
  return depositPaidAt === null ? 0 : depositVnd
}

function itemOf({ quantity, name, color, size, personalization, totalVnd }: StoredOrder['lines'][number], language: Language): string {
  const wishes = (personalization ?? []).map((each) => personalizationLine(inReadersLanguage(each, language)))
  return `• ${quantity} × ${lineName(name, [color, size, ...wishes])}: ${formatAmount(totalVnd)}`
}

function exchangedOf(stored: StoredExchange): string {
  return `• ${stored.exchange.quantity} × ${whatIsExchanged(stored)}`
}

function placeOf({ pickup, shippingAddress: { street, ward, province } }: StoredOrder, language: Language): string {
  return pickup ? [pickup.name[language], pickup.address].join(', ') : [street, ward, province].join(', ')
}

/** The carrier's page, or the bare code where it has none. */
function trackingOf(parcel: ParcelRow | null): string {
  if (!parcel || parcel.status === 'cancelled') return ''
  return trackingUrl(parcel.carrier, parcel.trackingCode) ?? parcel.trackingCode ?? ''
}

function carrierOf(parcel: ParcelRow | null): string {
  return parcel && parcel.status !== 'cancelled' && parcel.carrier !== 'other' ? parcel.carrier : ''
}

const englishDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** `26/11`, as in Vietnamese chats (Intl gives `26-11`); `26 Nov`. Takes `YYYY-MM-DD`. */
function shortDay(day: string, language: Language): string {
  const [, month, date] = day.split('-')
  return language === 'vi' ? `${date}/${month}` : englishDay.format(new Date(day))
}

/** An order that is picked up is ready from its first day on. */
function dayRange(order: StoredOrder, language: Language): string {
  const { deliveryFrom, deliveryTo } = order
  if (!deliveryFrom || !deliveryTo) return ''
  if (isPickedUp(order)) return `${words[language].fromDay} ${shortDay(deliveryFrom, language)}`
  const [from, to] = [deliveryFrom, deliveryTo].map((day) => shortDay(day, language))
  return from === to ? String(from) : `${from} – ${to}`
}
