import { addDays } from '../../../../contract/durations.ts'
import { daysUntilCancelled } from '../../../../contract/orders/cash-limits.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { formatDateTime } from './format-date.rule.ts'
import { type MailOrder, type MailSender, orderMail, whatToDo } from './order-mails.ts'

/** The order was not confirmed in time and its stock is released; with the link that still confirms it. */
export function unconfirmedOrderCancelledMail(order: MailOrder, sender: MailSender): Mail | null {
  const until = order.confirmDueAt ? addDays(order.confirmDueAt, daysUntilCancelled) : null
  const [vi, en] = until ? [` đến ${formatDateTime(until, 'vi')}`, ` until ${formatDateTime(until, 'en')}`] : ['', '']
  return orderMail(order, sender, {
    key: `order-lapsed:${order.id}`,
    title: { vi: `Đơn hàng ${order.orderNumber} chưa được xác nhận`, en: `Order ${order.orderNumber} is not confirmed yet` },
    paragraphs: [
      {
        vi: 'Tiệm chưa nhận được xác nhận cho đơn này, nên hàng không còn giữ cho bạn.',
        en: 'Nobody has confirmed this order, so its items are no longer reserved for you.',
      },
      {
        vi: `Bạn vẫn xác nhận được${vi} nếu tiệm còn hàng. Sau đó đơn sẽ được huỷ, bạn không phải trả gì.`,
        en: `You can still confirm it${en}, as long as we have the items. After that it is cancelled, and you pay nothing.`,
      },
    ],
    button: whatToDo(order),
  })
}
