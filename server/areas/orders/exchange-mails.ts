import type { Mail } from '../../platform/mail.ts'
import type { ExchangeRow } from './exchanges.sql.ts'
import { type MailOrder, type MailSender, orderMail } from './order-mails.ts'

/** "You may exchange it", and how; or "it is not possible", and why. */
export function exchangeAnsweredMail(order: MailOrder, sender: MailSender, exchange: ExchangeRow): Mail | null {
  const { fromSize, toSize, position, status, answer } = exchange
  const name = order.lines.find((line) => line.position === position)?.name ?? ''
  const sizes = `${fromSize} → ${toSize}`
  const agreed = status === 'approved'
  return orderMail(order, sender, {
    key: `exchange-${status}:${exchange.id}`,
    title: agreed
      ? { vi: `Đổi size cho đơn hàng ${order.orderNumber}`, en: `An exchange for order ${order.orderNumber}` }
      : { vi: `Chưa đổi được size cho đơn hàng ${order.orderNumber}`, en: `No exchange for order ${order.orderNumber}` },
    paragraphs: [
      agreed
        ? {
            vi: `Cửa hàng đồng ý đổi ${name} (${sizes}) và đã giữ size mới cho bạn. Bạn gửi lại món đồ cũ, nhận được là cửa hàng gửi size mới ngay.`,
            en: `We are glad to exchange ${name} (${sizes}) and keep the new size for you. Send us the old one; the new one leaves as soon as it is here.`,
          }
        : { vi: `Cửa hàng chưa đổi được ${name} (${sizes}).`, en: `We could not exchange ${name} (${sizes}).` },
      answer ? { byShop: answer } : agreed ? howToSend : askUs,
    ],
  })
}

/** Where the shop has not said why. */
const askUs = {
  vi: 'Bạn trả lời thư này hoặc gọi cho cửa hàng để chúng tôi nói rõ hơn nhé.',
  en: 'Answer this mail or call us, and we will tell you why.',
}

/** Where the shop has not said how: nobody should have to guess where a parcel goes. */
const howToSend = {
  vi: 'Bạn trả lời thư này hoặc gọi cho cửa hàng, chúng tôi sẽ chỉ cách gửi.',
  en: 'Answer this mail or call us, and we will tell you how to send it.',
}
