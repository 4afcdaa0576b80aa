import type { Bilingual, Language } from '../../../../contract/language/language.schema.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { trackingUrl } from '../../../../contract/orders/tracking-url.ts'
import { inReadersLanguage, personalizationLine } from '../../../../contract/personalization.rule.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { userText } from '../../../platform/mail/user-text.ts'
import { type MailOrder, type MailSender, orderMail } from '../mails/order-mails.ts'
import { whoBringsIt } from '../mails/parcel-mails.ts'
import type { ExchangeRow, StoredExchange } from './exchanges.sql.ts'
import { whatIsExchanged } from './present-exchange.rule.ts'

/** Null where the recipient of a gift exchanges it: the shop calls them, and the giver need not know. */
function exchangeMail(order: MailOrder, sender: MailSender, { phone }: ExchangeRow, content: Parameters<typeof orderMail>[2]): Mail | null {
  return phone === null ? orderMail(order, sender, content) : null
}

/** Approved, with the return address; or rejected, with the reason. */
export function exchangeDecisionMail(order: MailOrder, sender: MailSender, stored: StoredExchange): Mail | null {
  const { exchange } = stored
  const { status, reply } = exchange
  const what = whatIsExchanged(stored)
  const agreed = status === 'approved'
  return exchangeMail(order, sender, exchange, {
    key: `exchange-${status}:${exchange.id}`,
    title: agreed
      ? { vi: `Đổi hàng cho đơn ${order.orderNumber}`, en: `An exchange for order ${order.orderNumber}` }
      : { vi: `Chưa đổi được hàng cho đơn ${order.orderNumber}`, en: `No exchange for order ${order.orderNumber}` },
    paragraphs: [
      agreed
        ? {
            vi: `Tiệm đồng ý đổi ${what} và đã giữ món mới cho bạn. ${whatItCosts(exchange, order.orderNumber).vi}`,
            en: `We are glad to exchange ${what} and have reserved the new item for you. ${whatItCosts(exchange, order.orderNumber).en}`,
          }
        : { vi: `Tiệm chưa đổi được ${what}.`, en: `We could not exchange ${what}.` },
      ...(agreed ? madeWith(exchange) : []),
      ...(agreed ? [whereToSend(order, sender)] : []),
      ...(reply ? [{ byShop: reply }] : agreed ? [] : [askUs]),
    ],
  })
}

/** The new item is shipped, with a tracking link where the carrier has one. Sent once for each parcel. */
export function exchangeSentMail(order: MailOrder, sender: MailSender, stored: StoredExchange): Mail | null {
  const { exchange, parcel } = stored
  const url = parcel && trackingUrl(parcel.carrier, parcel.trackingCode)
  const what = whatIsExchanged(stored)
  return exchangeMail(order, sender, exchange, {
    key: `exchange-sent:${exchange.id}${parcel ? `:${parcel.id}` : ''}`,
    title: {
      vi: `Món đổi của đơn ${order.orderNumber} đang trên đường đến bạn`,
      en: `Your exchange for order ${order.orderNumber} is on its way`,
    },
    paragraphs: [
      {
        vi: `Tiệm đã gửi món mới: ${what}. ${whatIsCollected(exchange).vi}`,
        en: `We have sent the new item: ${what}. ${whatIsCollected(exchange).en}`,
      },
      ...whoBringsIt(parcel),
      ...(exchange.returnState === 'awaited' ? [whereToSend(order, sender)] : []),
    ],
    button: url ? { label: { vi: 'Theo dõi bưu kiện', en: 'Follow the parcel' }, url } : undefined,
  })
}

/** The return and the replacement have ended. */
export function exchangeDoneMail(order: MailOrder, sender: MailSender, stored: StoredExchange): Mail | null {
  const { exchange } = stored
  const what = whatIsExchanged(stored)
  return exchangeMail(order, sender, exchange, {
    key: `exchange-done:${exchange.id}`,
    title: { vi: `Đã đổi xong cho đơn ${order.orderNumber}`, en: `The exchange for order ${order.orderNumber} is done` },
    paragraphs: [
      {
        vi: `Việc đổi ${what} đã xong. Mong lần này bé mặc vừa và thích.`,
        en: `The exchange of ${what} is done. We hope it fits this time.`,
      },
    ],
  })
}

/** What the new item has made for one child, for the customer to check. */
function madeWith({ personalization }: ExchangeRow): Bilingual[] {
  if (!personalization || personalization.length === 0) return []
  const inLanguage = (language: Language) =>
    personalization.map((each) => userText(personalizationLine(inReadersLanguage(each, language)))).join('\n')
  return [{ vi: `Món mới làm theo:\n${inLanguage('vi')}`, en: `The new item is made with:\n${inLanguage('en')}` }]
}

/** Said with the approval: who pays the difference, and how. */
function whatItCosts({ differenceVnd, differenceWay }: ExchangeRow, orderNumber: string): Bilingual {
  const amount = formatAmount(Math.abs(differenceVnd))
  if (differenceVnd < 0) {
    return {
      vi: `Món mới rẻ hơn ${amount}; nhận được món cũ là tiệm hoàn lại cho bạn.`,
      en: `The new item costs ${amount} less, which we refund once the old one is here.`,
    }
  }
  if (differenceVnd === 0 || differenceWay === 'waived')
    return { vi: 'Bạn không phải trả thêm tiền cho món mới.', en: 'You pay nothing more for it.' }
  return differenceWay === 'cash'
    ? { vi: `Món mới thêm ${amount}, bạn trả tiền mặt khi nhận.`, en: `It costs ${amount} more, which you pay in cash when it arrives.` }
    : {
        vi: `Món mới thêm ${amount}. Bạn chuyển khoản giúp tiệm, nội dung ghi ${orderNumber.replaceAll('-', '')}; nhận được là tiệm gửi món mới.`,
        en: `It costs ${amount} more. Please transfer it with the text ${orderNumber.replaceAll('-', '')}; we send the new item once it is here.`,
      }
}

function whatIsCollected({ differenceVnd, differenceWay }: ExchangeRow): Bilingual {
  if (differenceVnd < 1 || differenceWay !== 'cash')
    return { vi: 'Khi nhận bạn không phải trả tiền.', en: 'There is nothing to pay when it arrives.' }
  const amount = formatAmount(differenceVnd)
  return { vi: `Khi nhận bạn trả ${amount} tiền mặt.`, en: `You pay ${amount} in cash when it arrives.` }
}

/** Where to send the returned item; where the shop has no address, whom to ask. */
function whereToSend({ orderNumber }: MailOrder, { brand, returnAddress }: MailSender): Bilingual {
  if (!returnAddress) return howToSend
  const label = [brand.name, brand.phone, returnAddress].filter(Boolean).join('\n')
  return {
    vi: `Bạn gửi món cũ về giúp tiệm, ghi mã đơn ${orderNumber} trong gói nhé:\n${label}`,
    en: `Please send the old item to us, with the order number ${orderNumber} in the parcel:\n${label}`,
  }
}

/** Used where the shop gave no reason. */
const askUs = {
  vi: 'Bạn trả lời thư này hoặc gọi cho tiệm để tiệm nói rõ hơn nhé.',
  en: 'Reply to this mail or call us, and we will tell you why.',
}

const howToSend = {
  vi: 'Bạn trả lời thư này hoặc gọi cho tiệm, tiệm sẽ chỉ cách gửi.',
  en: 'Reply to this mail or call us, and we will tell you how to send it.',
}
