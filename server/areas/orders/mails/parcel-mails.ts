import type { Bilingual } from '../../../../contract/language/language.schema.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { trackingUrl } from '../../../../contract/orders/tracking-url.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { isPickedUp } from '../is-picked-up.rule.ts'
import { restOf } from '../order-deposit.rule.ts'
import { orderPaths } from '../order-paths.rule.ts'
import type { ParcelRow, StoredOrder } from '../orders.sql.ts'
import { customerName, type MailSender, orderMail, whenReceived } from './order-mails.ts'

/** The order is shipped, with a tracking link where the carrier has one, or ready to be picked up. Sent once for each parcel. */
export function orderShippedMail(order: StoredOrder, sender: MailSender): Mail | null {
  const { parcel } = order
  if (isPickedUp(order)) return orderReadyMail(order, sender)
  const url = parcel && trackingUrl(parcel.carrier, parcel.trackingCode)
  return orderMail(order, sender, {
    key: `order-shipped:${order.id}${parcel ? `:${parcel.id}` : ''}`,
    title: { vi: `Đơn hàng ${order.orderNumber} đang trên đường đến bạn`, en: `Order ${order.orderNumber} is on its way` },
    paragraphs: [
      {
        vi: `${sender.brand.name} đã gửi hàng cho ${customerName(order)}.`,
        en: `${sender.brand.name} has sent your order, ${customerName(order)}.`,
      },
      ...whoBringsIt(parcel),
      ...cashOnReceipt(order),
    ],
    button: url ? { label: { vi: 'Theo dõi kiện hàng', en: 'Follow the parcel' }, url } : undefined,
  })
}

function orderReadyMail(order: StoredOrder, sender: MailSender): Mail | null {
  return orderMail(order, sender, {
    key: `order-shipped:${order.id}`,
    title: { vi: `Mời bạn tới lấy đơn hàng ${order.orderNumber}`, en: `Order ${order.orderNumber} is ready to pick up` },
    paragraphs: [
      {
        vi: `${sender.brand.name} đã chuẩn bị xong hàng cho ${customerName(order)}.`,
        en: `${sender.brand.name} has your order ready, ${customerName(order)}.`,
      },
      ...cashOnReceipt(order),
    ],
  })
}

/** The order is delivered or picked up, with a request for a review. */
export function orderDeliveredMail(order: StoredOrder, sender: MailSender): Mail | null {
  const [first] = order.lines
  const canReview = order.userId !== null && first !== undefined
  return orderMail(order, sender, {
    key: `order-delivered:${order.id}`,
    title: isPickedUp(order)
      ? { vi: `Cảm ơn bạn đã tới lấy đơn hàng ${order.orderNumber}`, en: `Thank you for picking up order ${order.orderNumber}` }
      : { vi: `Đơn hàng ${order.orderNumber} đã được giao`, en: `Order ${order.orderNumber} has arrived` },
    paragraphs: [
      { vi: 'Mong bé mặc vừa và thích.', en: 'We hope it fits and is loved.' },
      canReview
        ? {
            vi: 'Bạn viết vài dòng cho biết áo quần mặc có vừa không nhé? Các mẹ khác sẽ chọn size dễ hơn nhiều.',
            en: 'Would you write a few lines on how it fits? It helps other parents choose a size.',
          }
        : {
            vi: 'Nếu có gì chưa vừa ý, bạn cứ nhắn cho tiệm, tiệm sẽ giúp ngay.',
            en: 'If something is not right, just write to us and we will help.',
          },
    ],
    button: canReview ? { label: { vi: 'Viết đánh giá', en: 'Write a review' }, url: orderPaths.writeReview(first.slug) } : undefined,
  })
}

/** The order is cancelled, with the reason if the shop gave one. */
export function orderCancelledMail(order: StoredOrder, sender: MailSender, note: string | undefined): Mail | null {
  return orderMail(order, sender, {
    key: `order-cancelled:${order.id}`,
    class: 'order',
    title: { vi: `Đơn hàng ${order.orderNumber} đã được huỷ`, en: `Order ${order.orderNumber} is cancelled` },
    paragraphs: [(note && reasons[note]) || usual, ...moneyBack(order)],
  })
}

const usual: Bilingual = {
  vi: 'Tiệm không làm đơn hàng này nữa. Nếu bạn vẫn muốn mua, hãy đặt lại khi nào tiện.',
  en: 'We will not go on with this order. If you still want it, please order again whenever you like.',
}

const reasons: Record<string, Bilingual> = {
  'not-paid': {
    vi: 'Tiệm chưa nhận được tiền của đơn này nên đã huỷ. Nếu bạn vẫn muốn mua, hãy đặt lại khi nào tiện.',
    en: 'We did not receive the payment for this order, so it was cancelled. If you still want it, please order again whenever you like.',
  },
  'not-confirmed': {
    vi: 'Đơn này không được xác nhận nên tiệm đã huỷ, bạn không phải trả gì. Nếu bạn vẫn muốn mua, hãy đặt lại hoặc gọi tiệm nhé.',
    en: 'Nobody confirmed this order, so it was cancelled, and you pay nothing. If you still want it, please order again or call us.',
  },
  declined: {
    vi: 'Đơn đã được huỷ theo yêu cầu từ liên kết xác nhận, bạn không phải trả gì.',
    en: 'The order was cancelled with the link that confirms it, and you pay nothing.',
  },
  returned: {
    vi: 'Kiện hàng không giao được và đã hoàn về tiệm, nên đơn hàng được huỷ.',
    en: 'The parcel could not be delivered and came back to us, so the order is cancelled.',
  },
}

function moneyBack(order: StoredOrder): Bilingual[] {
  const paid = order.paymentStatus === 'paid' ? order.totalVnd : order.totalVnd - restOf(order)
  if (paid === 0) return []
  return [
    {
      vi: `Số tiền ${formatAmount(paid)} bạn đã trả sẽ được hoàn lại.`,
      en: `The ${formatAmount(paid)} you paid goes back to you.`,
    },
  ]
}

export function whoBringsIt(parcel: ParcelRow | null): Bilingual[] {
  if (!parcel) return []
  const code = parcel.trackingCode
  if (parcel.carrier === 'other') return code ? [{ vi: `Mã vận đơn: ${code}`, en: `Tracking code: ${code}` }] : []
  return [
    {
      vi: `Đơn vị giao hàng: ${parcel.carrier}${code ? `\nMã vận đơn: ${code}` : ''}`,
      en: `Carrier: ${parcel.carrier}${code ? `\nTracking code: ${code}` : ''}`,
    },
  ]
}

function cashOnReceipt(order: StoredOrder): Bilingual[] {
  if (order.paymentMethod !== 'cod' || order.paymentStatus !== 'unpaid') return []
  const cash = formatAmount(restOf(order))
  return [{ vi: `Bạn trả ${cash} tiền mặt khi nhận hàng.`, en: `You pay ${cash} in cash ${whenReceived(order)}.` }]
}
