import type { Bilingual, Language } from '../../../contract/language.schema.ts'
import { formatAmount } from '../../../contract/money.ts'
import { inReadersLanguage, personalizationLine } from '../../../contract/personalization.rule.ts'
import { awaitsDeposit, type StoredOrder } from '../orders/orders.ts'

type CustomerMessageFields = { order: StoredOrder; shopName: string; link: string }

/** The message to a customer whose order was taken by phone or chat: items, total, postal address, delivery window and link. */
export function customerMessage({ order, shopName, link }: CustomerMessageFields): Bilingual {
  return { vi: inVietnamese(order, shopName, link), en: inEnglish(order, shopName, link) }
}

function inVietnamese(order: StoredOrder, shopName: string, link: string): string {
  const payment = { cod: 'trả tiền mặt khi nhận hàng', momo: 'thanh toán qua MoMo', bank: 'chuyển khoản' }[order.paymentMethod]
  return lines(
    `${shopName} chào ${buyerNameOf(order)}, cửa hàng đã lên đơn ${order.orderNumber} cho bạn:`,
    ...order.lines.map((line) => itemOf(line, 'vi')),
    order.discountVnd > 0 && `Giảm giá: −${formatAmount(order.discountVnd)}`,
    `Phí giao hàng: ${order.shippingVnd === 0 ? 'miễn phí' : formatAmount(order.shippingVnd)}`,
    order.giftWishes?.wrap && `Gói quà: ${order.wrapVnd === 0 ? 'miễn phí' : formatAmount(order.wrapVnd)}`,
    `Tổng cộng: ${formatAmount(order.totalVnd)} (${payment})`,
    `Giao tới: ${placeOf(order)}`,
    dayRange(order, 'vi') && `Dự kiến nhận: ${dayRange(order, 'vi')}`,
    order.paymentMethod === 'bank' && `Nội dung chuyển khoản: ${order.orderNumber}`,
    awaitsDeposit(order) && `Đặt cọc bằng chuyển khoản: ${formatAmount(order.depositVnd)}, còn lại trả khi nhận hàng`,
    `${whatFor(order, { follow: 'Bạn theo dõi đơn tại đây', pay: 'Bạn thanh toán tại đây', deposit: 'Bạn đặt cọc tại đây' })}: ${link}`,
    'Cảm ơn bạn nhiều!',
  )
}

function inEnglish(order: StoredOrder, shopName: string, link: string): string {
  const payment = { cod: 'cash on delivery', momo: 'by MoMo', bank: 'by bank transfer' }[order.paymentMethod]
  return lines(
    `Hello ${buyerNameOf(order)}, this is ${shopName}. Your order ${order.orderNumber}:`,
    ...order.lines.map((line) => itemOf(line, 'en')),
    order.discountVnd > 0 && `Discount: −${formatAmount(order.discountVnd)}`,
    `Delivery: ${order.shippingVnd === 0 ? 'free' : formatAmount(order.shippingVnd)}`,
    order.giftWishes?.wrap && `Gift wrapping: ${order.wrapVnd === 0 ? 'free' : formatAmount(order.wrapVnd)}`,
    `Total: ${formatAmount(order.totalVnd)} (${payment})`,
    `To: ${placeOf(order)}`,
    dayRange(order, 'en') && `Arrives: ${dayRange(order, 'en')}`,
    order.paymentMethod === 'bank' && `Transfer note: ${order.orderNumber}`,
    awaitsDeposit(order) && `Deposit by bank transfer: ${formatAmount(order.depositVnd)}, the rest on delivery`,
    `${whatFor(order, { follow: 'Follow it here', pay: 'Pay here', deposit: 'Pay the deposit here' })}: ${link}`,
    'Thank you!',
  )
}

function whatFor(order: StoredOrder, words: { follow: string; pay: string; deposit: string }): string {
  if (awaitsDeposit(order)) return words.deposit
  return order.paymentMethod === 'cod' ? words.follow : words.pay
}

/** The giver, where the parcel goes to somebody else. */
function buyerNameOf({ giftWishes, shippingAddress }: StoredOrder): string {
  return giftWishes?.giver?.fullName ?? shippingAddress.fullName
}

function lines(...all: (string | false | undefined)[]): string {
  return all.filter(Boolean).join('\n')
}

function itemOf({ quantity, name, color, size, personalization, totalVnd }: StoredOrder['lines'][number], language: Language): string {
  const wishes = (personalization ?? []).map((each) => personalizationLine(inReadersLanguage(each, language)))
  const choices = [color, size, ...wishes].filter(Boolean).join(', ')
  return `• ${quantity} × ${name} (${choices}): ${formatAmount(totalVnd)}`
}

function placeOf({ shippingAddress: { street, ward, province } }: StoredOrder): string {
  return [street, ward, province].join(', ')
}

const englishDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** `26/11`, as in Vietnamese chats (Intl gives `26-11`); `26 Nov`. Takes `YYYY-MM-DD`. */
function shortDay(day: string, language: Language): string {
  const [, month, date] = day.split('-')
  return language === 'vi' ? `${date}/${month}` : englishDay.format(new Date(day))
}

function dayRange({ deliveryFrom, deliveryTo }: StoredOrder, language: Language): string {
  if (!deliveryFrom || !deliveryTo) return ''
  const [from, to] = [deliveryFrom, deliveryTo].map((day) => shortDay(day, language))
  return from === to ? String(from) : `${from} – ${to}`
}
