import type { Settings } from '../../../../contract/content.ts'
import type { Bilingual } from '../../../../contract/language/language.schema.ts'
import { formatAmount } from '../../../../contract/money.ts'
import type { Mail, MailToCompose } from '../../../platform/mail/mail.ts'
import { brandWithContacts, type MailContent, type MailText, renderMail } from '../../../platform/mail/template.ts'
import { userText } from '../../../platform/mail/user-text.ts'
import { awaitsDeposit, restOf } from '../order-deposit.rule.ts'
import { orderPaths } from '../order-paths.rule.ts'
import type { OrderLineRow, OrderRow } from '../orders.sql.ts'
import { isToConfirm } from '../present-order.rule.ts'
import { formatDateTime } from './format-date.rule.ts'
import { tableOf } from './order-mail-table.ts'

/** `returnAddress`: where items are sent back to. */
export type MailSender = { brand: Settings['brand']; publicUrl: string; returnAddress?: string }
export type MailOrder = OrderRow & { lines: OrderLineRow[] }

/** Composes the mails of {@link receivedMailOf}. */
export const receivedComposer = 'order-received'

/** "We have your order", without its text. Null without an e-mail. */
export function receivedMailOf(order: OrderRow, { brand }: MailSender): MailToCompose | null {
  const { id, email, userId, language } = order
  if (email === null) return null
  const { key, class: mailClass, title } = received(order)
  return { key, class: mailClass, to: email, userId, subject: `${brand.name}: ${title[language]}`, composer: receivedComposer, about: id }
}

function received({ id, orderNumber }: OrderRow) {
  const title: Bilingual = { vi: `Đã nhận đơn hàng ${orderNumber}`, en: `We have your order ${orderNumber}` }
  return { key: `order-received:${id}`, class: 'order', title } as const
}

/** "We have your order": the items, the sums and the link to the order. Null without an e-mail. */
export function orderReceivedMail(order: MailOrder, sender: MailSender): Mail | null {
  return orderMail(order, sender, {
    ...received(order),
    paragraphs: [
      { vi: `Cảm ơn ${customerName(order)} đã đặt hàng.`, en: `Thank you for your order, ${customerName(order)}.` },
      howItIsPaid(order),
      ...howItIsReserved(order),
    ],
    button: whatToDo(order),
  })
}

/** The buyer typed the name; the reader of the mail may be someone else. */
export function customerName({ shippingAddress, giftWishes }: OrderRow): string {
  return userText(giftWishes?.giver?.fullName ?? shippingAddress.fullName)
}

/** "Your money has arrived." */
export function orderPaidMail(order: MailOrder, sender: MailSender): Mail | null {
  return orderMail(order, sender, {
    key: `order-paid:${order.id}`,
    title: { vi: `Đơn hàng ${order.orderNumber} đã được thanh toán`, en: `Order ${order.orderNumber} is paid` },
    paragraphs: [
      {
        vi: `Tiệm đã nhận ${formatAmount(order.totalVnd - order.extraDueVnd)} và bắt đầu chuẩn bị hàng cho bạn.`,
        en: `We have received ${formatAmount(order.totalVnd - order.extraDueVnd)} and are getting your order ready.`,
      },
    ],
  })
}

/** "The difference has arrived", for an order that was edited after it was paid. `what` names the payment. */
export function extraPaidMail(order: MailOrder, sender: MailSender, what: { id: string; amount: number }): Mail | null {
  const sum = formatAmount(what.amount)
  return orderMail(order, sender, {
    key: `extra-paid:${what.id}`,
    title: { vi: `Tiệm đã nhận tiền trả thêm cho đơn ${order.orderNumber}`, en: `The rest for order ${order.orderNumber} is here` },
    paragraphs: [{ vi: `Tiệm đã nhận thêm ${sum}. Cảm ơn bạn!`, en: `We have received the remaining ${sum}. Thank you!` }],
  })
}

/** "Your money arrived, the goods are sold, the money will be refunded." `what` names the payment: one mail for each. */
export function moneyGoesBackMail(order: MailOrder, sender: MailSender, what: { id: string; amount: number }): Mail | null {
  return orderMail(order, sender, {
    key: `money-goes-back:${what.id}`,
    title: { vi: `Hoàn tiền cho đơn hàng ${order.orderNumber}`, en: `Your money for order ${order.orderNumber} goes back` },
    paragraphs: [
      {
        vi: `Tiệm đã nhận ${formatAmount(what.amount)} cho đơn này nhưng không thể dùng khoản thanh toán đó, nên sẽ hoàn lại toàn bộ cho bạn.`,
        en: `We received ${formatAmount(what.amount)} for this order but could not use that payment, so all of it goes back to you.`,
      },
    ],
  })
}

function howItIsPaid(order: OrderRow): Bilingual {
  if (order.paymentStatus === 'paid') return { vi: 'Đơn hàng không còn khoản nào phải trả.', en: 'There is nothing left to pay.' }
  if (awaitsDeposit(order)) return howDepositIsPaid(order)
  if (order.paymentMethod === 'cod') {
    const cash = order.depositPaidAt ? ` ${formatAmount(restOf(order))}` : ''
    return { vi: `Bạn trả${cash} tiền mặt khi nhận hàng.`, en: `You pay${cash} in cash ${whenReceived(order)}.` }
  }
  const [vi, en] = order.paymentDueAt
    ? [` đến ${formatDateTime(order.paymentDueAt, 'vi')}`, ` until ${formatDateTime(order.paymentDueAt, 'en')}`]
    : ['', '']
  if (order.stock === 'unreserved') {
    return {
      vi: `Bạn trả được${vi}, từ liên kết bên dưới. Tiệm chưa giữ hàng cho đơn này: tiền tới mà còn hàng thì tiệm giữ cho bạn ngay, hết hàng thì tiệm hoàn tiền.`,
      en: `You can pay${en} from the link below. Nothing is reserved for this order yet: we reserve the items once it is paid, as long as we have them, and refund you otherwise.`,
    }
  }
  return {
    vi: `Đơn hàng được giữ cho bạn${vi} trong khi chờ thanh toán. Bạn có thể thanh toán từ liên kết bên dưới.`,
    en: `Your order is kept for you${en} while it waits for payment. You can pay from the link below.`,
  }
}

/** What an unconfirmed cash order waits for, and whether its units are reserved. */
function howItIsReserved(order: OrderRow): Bilingual[] {
  if (!isToConfirm(order)) return []
  const ask: Bilingual = {
    vi: 'Bạn bấm Xác nhận đơn hàng để tiệm chuẩn bị ngay, hoặc chờ tiệm gọi xác nhận. Nếu bạn không đặt đơn này, mở liên kết rồi bấm “Tôi không đặt đơn này”.',
    en: 'Please confirm the order so that we can begin with it, or wait for our call. If you did not order this, open the link and press “I did not order this”.',
  }
  return awaitsDeposit(order) ? [whatIsReserved(order)] : [ask, whatIsReserved(order)]
}

function whatIsReserved({ stock, confirmDueAt }: OrderRow): Bilingual {
  if (stock === 'held') {
    const [vi, en] = confirmDueAt
      ? [` đến ${formatDateTime(confirmDueAt, 'vi')}`, ` until ${formatDateTime(confirmDueAt, 'en')}`]
      : ['', '']
    return { vi: `Hàng được giữ cho bạn${vi}.`, en: `The items are reserved for you${en}.` }
  }
  return {
    vi: 'Tiệm chưa giữ hàng cho đơn này: khi đơn được xác nhận và còn hàng thì tiệm giữ cho bạn.',
    en: 'Nothing is reserved for this order yet: we reserve the items once it is confirmed, as long as we have them.',
  }
}

function howDepositIsPaid(order: OrderRow): Bilingual {
  const { depositVnd, totalVnd } = order
  const [deposit, rest] = [formatAmount(depositVnd), formatAmount(totalVnd - depositVnd)]
  return {
    vi: `Đơn này cần đặt cọc ${deposit} bằng chuyển khoản, còn lại ${rest} bạn trả tiền mặt khi nhận hàng. Tiệm bắt đầu chuẩn bị khi nhận được tiền cọc.`,
    en: `This order needs a deposit of ${deposit} by bank transfer; you pay the remaining ${rest} in cash ${whenReceived(order)}. We begin with it once the deposit is here.`,
  }
}

/** When a cash order is paid; in Vietnamese both are "khi nhận hàng". */
export function whenReceived({ pickup }: Pick<OrderRow, 'pickup'>): string {
  return pickup ? 'when you pick it up' : 'when it is delivered'
}

/** The button of a mail about an order that waits for its buyer. */
export function whatToDo(order: OrderRow): Message['button'] {
  const url = orderPaths.payment(order.id, order.accessToken)
  if (awaitsDeposit(order)) return { label: { vi: 'Đặt cọc', en: 'Pay the deposit' }, url }
  if (isToConfirm(order) && order.confirmToken) {
    return { label: { vi: 'Xác nhận đơn hàng', en: 'Confirm the order' }, url: orderPaths.confirm(order.id, order.confirmToken) }
  }
  if (order.paymentMethod === 'cod' || order.paymentStatus === 'paid') return undefined
  return { label: { vi: 'Thanh toán', en: 'Pay now' }, url }
}

type Message = {
  key: string
  /** `order` where anyone can cause the mail without paying. */
  class?: 'order' | 'order-progress'
  title: Bilingual
  /** A note from the shop stays in the language it was written in. */
  paragraphs: (Bilingual | Exclude<MailText, string>)[]
  /** Replaces "see the order"; an absolute URL, or a path of the shop. */
  button?: { label: Bilingual; url: string } | undefined
}

/** A mail about an order: the message, then the items and sums. Null without an e-mail. */
export function orderMail(order: MailOrder, { brand, publicUrl }: MailSender, message: Message): Mail | null {
  const { key, class: mailClass = 'order-progress', title, paragraphs, button } = message
  const { language, email, userId } = order
  if (email === null) return null
  const toOrder = new URL(orderPaths.order(order.id, order.accessToken), publicUrl).href
  const { label, url } = button ?? { label: seeOrder, url: toOrder }
  const content: MailContent = {
    language,
    title: title[language],
    paragraphs: paragraphs.map((text) => ('byShop' in text ? text : text[language])),
    table: tableOf(order, language, publicUrl),
    button: { label: label[language], url: new URL(url, publicUrl).href },
    ...(button ? { link: { label: seeOrder[language], url: toOrder } } : {}),
    brand: brandWithContacts(brand, publicUrl),
  }
  return { key, class: mailClass, to: email, userId, subject: `${brand.name}: ${title[language]}`, ...renderMail(content) }
}

const seeOrder: Bilingual = { vi: 'Xem đơn hàng', en: 'See the order' }
