import type { Language } from '../../../../contract/language/language.schema.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { inReadersLanguage, personalizationLine } from '../../../../contract/personalization.rule.ts'
import { formatPhone } from '../../../../contract/phone.schema.ts'
import type { MailSum, MailTable } from '../../../platform/mail/template.ts'
import { userText } from '../../../platform/mail/user-text.ts'
import type { OrderLineRow, OrderRow } from '../orders.sql.ts'
import { mailPictureUrl } from './picture-url.rule.ts'

type Ordered = OrderRow & { lines: OrderLineRow[] }

const words = {
  item: { vi: 'Sản phẩm', en: 'Item' },
  quantity: { vi: 'SL', en: 'Qty' },
  total: { vi: 'Thành tiền', en: 'Total' },
  subTotal: { vi: 'Tạm tính', en: 'Subtotal' },
  discount: { vi: 'Giảm giá', en: 'Discount' },
  shipping: { vi: 'Phí giao hàng', en: 'Shipping' },
  pickup: { vi: 'Tới lấy ở tiệm', en: 'Pick-up' },
  wrap: { vi: 'Gói quà', en: 'Gift wrapping' },
  free: { vi: 'Miễn phí', en: 'Free' },
  toPay: { vi: 'Tổng cộng', en: 'Order total' },
  deposit: { vi: 'Đặt cọc', en: 'Deposit' },
  depositPaid: { vi: 'Đã đặt cọc', en: 'Deposit paid' },
  atDoor: { vi: 'Còn trả khi nhận hàng', en: 'Left to pay on delivery' },
  atPickup: { vi: 'Còn trả khi tới lấy', en: 'Left to pay at pick-up' },
  deliverTo: { vi: 'Giao đến', en: 'Deliver to' },
  pickUpAt: { vi: 'Tới lấy tại', en: 'Pick up at' },
  pickedUpAt: { vi: 'Đã lấy tại', en: 'Picked up at' },
  deliveredTo: { vi: 'Đã giao đến', en: 'Delivered to' },
  ordered: { vi: 'Hàng đã đặt', en: 'What you ordered' },
  invoice: { vi: 'Xuất hoá đơn cho', en: 'Invoice for' },
} as const

/** The items with their pictures, the sums, the postal address, the delivery window and whom the invoice names. */
export function tableOf(order: Ordered, language: Language, publicUrl: string): MailTable {
  return {
    caption: whereTo(order, language),
    head: [words.item[language], words.quantity[language], words.total[language]],
    rows: order.lines.map((line) => [
      [line.name, [line.color, line.size].filter(Boolean).join(' · '), line.note, ...wishesOf(line, language)].filter(Boolean).join('\n'),
      String(line.quantity),
      formatAmount(line.totalVnd),
    ]),
    pictures: order.lines.map(({ imageUrl }) => mailPictureUrl(imageUrl, publicUrl)),
    foot: [
      { label: words.subTotal[language], amount: formatAmount(order.subtotalVnd) },
      ...(order.discountVnd > 0 ? [{ label: discountLabel(order, language), amount: formatAmount(-order.discountVnd) }] : []),
      { label: words[order.pickup ? 'pickup' : 'shipping'][language], amount: feeOf(order.shippingVnd, language) },
      ...(order.giftWishes?.wrap ? [{ label: words.wrap[language], amount: feeOf(order.wrapVnd, language) }] : []),
      { label: words.toPay[language], amount: formatAmount(order.totalVnd), isTotal: true },
      ...(order.taxVnd > 0 ? [{ label: taxLabel(order.taxPercent, language), amount: formatAmount(order.taxVnd) }] : []),
      ...depositRows(order, language),
    ],
  }
}

function feeOf(fee: number, language: Language): string {
  return fee === 0 ? words.free[language] : formatAmount(fee)
}

/** The personalization, as the buyer typed it. */
function wishesOf({ personalization }: OrderLineRow, language: Language): string[] {
  return (personalization ?? []).map((each) => {
    const { label, text } = inReadersLanguage(each, language)
    return personalizationLine({ label, text: userText(text) })
  })
}

/** A cancelled order has no destination. */
function whereTo(order: OrderRow, language: Language): string {
  const { status, shippingAddress } = order
  if (status === 'cancelled') return words.ordered[language]
  const { fullName, phone, street, ward, province } = shippingAddress
  if (order.pickup) {
    const { name, address, hours } = order.pickup
    const title = words[status === 'delivered' ? 'pickedUpAt' : 'pickUpAt'][language]
    return [title, name[language], address, hours, whenItArrives(order, language), invoiceLine(order, language)].filter(Boolean).join('\n')
  }
  const heading = words[status === 'delivered' ? 'deliveredTo' : 'deliverTo'][language]
  const place = `${userText(fullName)} · ${formatPhone(phone).replaceAll(' ', '\u00a0')}\n${userText(street, 200)}, ${ward}, ${province}`
  return [heading, place, whenItArrives(order, language), invoiceLine(order, language)].filter(Boolean).join('\n')
}

function invoiceLine({ invoice }: OrderRow, language: Language): string {
  return invoice ? `${words.invoice[language]}: ${userText(invoice.name, 200)} · ${invoice.taxCode}` : ''
}

/** The promised window; nothing once delivered, or while unpaid. */
function whenItArrives({ status, paymentStatus, deliveryFrom, deliveryTo, pickup }: OrderRow, language: Language): string {
  if (!deliveryFrom || !deliveryTo || status === 'delivered' || paymentStatus === 'expired') return ''
  const [from, to] = [dayOf(deliveryFrom, language), dayOf(deliveryTo, language)]
  if (pickup) return language === 'vi' ? `Sẵn sàng từ ngày ${from}` : `Ready from ${from}`
  if (from === to) return language === 'vi' ? `Dự kiến nhận hàng ngày ${from}` : `Should arrive on ${from}`
  return language === 'vi' ? `Dự kiến nhận hàng từ ${from} đến ${to}` : `Should arrive between ${from} and ${to}`
}

function dayOf(day: string, language: Language): string {
  return days[language].format(new Date(`${day}T00:00:00Z`)).replaceAll(' ', '\u00a0')
}

const days = {
  vi: new Intl.DateTimeFormat('vi-VN', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
}

function discountLabel({ discountCode }: OrderRow, language: Language): string {
  return discountCode ? `${words.discount[language]} (${discountCode})` : words.discount[language]
}

/** Prices include the tax: it is shown beside the sum, never added to it. */
function taxLabel(percent: number, language: Language): string {
  return language === 'vi' ? `Đã gồm thuế GTGT ${String(percent).replace('.', ',')}%` : `Includes ${percent}% VAT`
}

/** The deposit, paid or due, and the amount left to pay when the goods are received. */
function depositRows({ depositVnd, depositPaidAt, totalVnd, status, paymentStatus, pickup }: OrderRow, language: Language): MailSum[] {
  if (depositVnd === 0) return []
  const isUnderWay = status !== 'cancelled' && status !== 'delivered' && paymentStatus === 'unpaid'
  return [
    { label: words[depositPaidAt ? 'depositPaid' : 'deposit'][language], amount: formatAmount(depositVnd) },
    ...(isUnderWay ? [{ label: words[pickup ? 'atPickup' : 'atDoor'][language], amount: formatAmount(totalVnd - depositVnd) }] : []),
  ]
}
