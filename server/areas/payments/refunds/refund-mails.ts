import { formatAmount } from '../../../../contract/money.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { type MailSender, orderMail, type StoredOrder } from '../../orders/orders.ts'
import type { RefundRow } from './refunds.sql.ts'

type SentRefund = Pick<RefundRow, 'id' | 'amountVnd' | 'way' | 'reference' | 'transId'>

/** "Your money is on its way back to you": the amount, the method and its reference. One for each refund. */
export function refundSentMail(order: StoredOrder, sender: MailSender, refund: SentRefund): Mail | null {
  const amount = formatAmount(refund.amountVnd)
  const code = refund.reference ?? refund.transId
  return orderMail(order, sender, {
    key: `refund-sent:${refund.id}`,
    title: { vi: `Đã hoàn ${amount} cho đơn hàng ${order.orderNumber}`, en: `A refund of ${amount} for order ${order.orderNumber}` },
    paragraphs: [
      refund.way === 'momo' && refund.reference === null
        ? { vi: `Tiệm đã hoàn ${amount} vào ví MoMo của bạn.`, en: `We have sent ${amount} back to your MoMo wallet.` }
        : {
            vi: `Tiệm đã chuyển lại cho bạn ${amount}. Tuỳ ngân hàng, tiền có thể tới sau một hai ngày làm việc.`,
            en: `We have sent ${amount} back to you. Depending on the bank it may take a working day or two to arrive.`,
          },
      ...(code === null ? [] : [{ vi: `Mã giao dịch: ${code}`, en: `Transaction: ${code}` }]),
    ],
  })
}
