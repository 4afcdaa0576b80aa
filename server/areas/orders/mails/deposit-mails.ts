import { formatAmount } from '../../../../contract/money.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { restOf } from '../order-deposit.rule.ts'
import { type MailOrder, type MailSender, orderMail, whenReceived } from './order-mails.ts'

/** The deposit arrived, and the amount left to pay on delivery. */
export function depositReceivedMail(order: MailOrder, sender: MailSender): Mail | null {
  const [deposit, rest] = [formatAmount(order.depositVnd), formatAmount(restOf(order))]
  return orderMail(order, sender, {
    key: `deposit-received:${order.id}`,
    title: { vi: `Đã nhận tiền cọc của đơn hàng ${order.orderNumber}`, en: `We have the deposit of order ${order.orderNumber}` },
    paragraphs: [
      {
        vi: `Tiệm đã nhận ${deposit} tiền cọc. Bạn trả ${rest} tiền mặt khi nhận hàng.`,
        en: `We have received your deposit of ${deposit}. You pay ${rest} in cash ${whenReceived(order)}.`,
      },
    ],
  })
}
