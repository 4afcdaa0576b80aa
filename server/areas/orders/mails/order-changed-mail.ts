import type { EditPayment } from '../../../../contract/admin/order-edits.ts'
import type { Bilingual } from '../../../../contract/language/language.schema.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { describeChange } from '../../../../contract/orders/describe-change.rule.ts'
import type { OrderChange } from '../../../../contract/orders/order-changes.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { userText } from '../../../platform/mail/user-text.ts'
import { orderPaths } from '../order-paths.rule.ts'
import { type MailOrder, type MailSender, orderMail, whenReceived } from './order-mails.ts'

type Edit = { eventId: number; changes: readonly OrderChange[]; totalBefore: number; payment: EditPayment }

/** "We have changed your order": what, the old and the new total, and what that means for the payment. Null without an e-mail. */
export function orderChangedMail(order: MailOrder, sender: MailSender, edit: Edit): Mail | null {
  const { eventId, changes, totalBefore, payment } = edit
  const isToPay = payment.kind === 'pay' || payment.kind === 'extra'
  const button = isToPay ? { label: payLabel, url: orderPaths.payment(order.id, order.accessToken) } : undefined
  return orderMail(order, sender, {
    key: `order-changed:${order.id}:${eventId}`,
    title: { vi: `Đơn hàng ${order.orderNumber} vừa được sửa`, en: `Your order ${order.orderNumber} has been changed` },
    paragraphs: [
      { vi: 'Tiệm đã sửa đơn của bạn như đã trao đổi:', en: 'We have changed your order as agreed:' },
      ...changes.map((change) => describeChange({ ...change, ...(change.item ? { item: userText(change.item) } : {}) })),
      totals(totalBefore, order.totalVnd),
      ...paymentText(order, payment),
      {
        vi: 'Nếu có gì chưa đúng, bạn trả lời thư này hoặc gọi tiệm nhé.',
        en: 'If anything is not right, please reply to this mail or call us.',
      },
    ],
    button,
  })
}

const payLabel: Bilingual = { vi: 'Thanh toán', en: 'Pay now' }

function totals(before: number, after: number): Bilingual {
  const [from, to] = [formatAmount(before), formatAmount(after)]
  if (before === after) return { vi: `Tổng cộng vẫn là ${to}.`, en: `The total is still ${to}.` }
  return { vi: `Tổng cộng: trước ${from}, nay ${to}.`, en: `Total: ${from} before, ${to} now.` }
}

function paymentText(order: MailOrder, { kind, amount }: EditPayment): Bilingual[] {
  const sum = formatAmount(amount)
  const texts: Record<EditPayment['kind'], Bilingual | null> = {
    cash: { vi: `Khi nhận hàng bạn trả ${sum} tiền mặt.`, en: `You pay ${sum} in cash ${whenReceived(order)}.` },
    pay: { vi: `Bạn thanh toán ${sum} từ liên kết bên dưới.`, en: `Please pay ${sum} from the link below.` },
    extra: { vi: `Bạn còn trả thêm ${sum} từ liên kết bên dưới.`, en: `Please pay the remaining ${sum} from the link below.` },
    refund: { vi: `Tiệm hoàn lại cho bạn ${sum}.`, en: `We refund ${sum} to you.` },
    none: null,
  }
  const text = texts[kind]
  return text ? [text] : []
}
