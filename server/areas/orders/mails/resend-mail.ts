import { hourSeconds } from '../../../../contract/durations.ts'
import { newId } from '../../../../db/new-id.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { consume, type RateLimit } from '../../../platform/http/rate-limit.ts'
import type { Mail, MailOutcome } from '../../../platform/mail/mail.ts'
import { mailboxKey } from '../../../platform/mail/mail-limits.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { OrderViewer, StoredOrder } from '../orders.sql.ts'
import { getVisibleOrder } from '../read-orders.ts'
import { mailCustomer } from './mail-customer.ts'
import { type MailSender, orderPaidMail, orderReceivedMail } from './order-mails.ts'
import { orderCancelledMail, orderDeliveredMail, orderShippedMail } from './parcel-mails.ts'

/** Resent mails to one mailbox. */
const mailsOfMailbox: RateLimit = { name: 'order-mail', max: 3, seconds: hourSeconds }

/**
 * Sends a mail with the current state of the order. Each call is an event. A 429 above the limit of the mailbox
 * reveals nothing: the caller knows the e-mail already.
 */
export async function resendMail(platform: Platform, orderId: string, viewer: OrderViewer): Promise<void> {
  const order = await getVisibleOrder(platform.db, orderId, viewer)
  if (order.email === null) throw new AppError('order_without_email')
  if (!platform.config.isMailOn) throw new AppError('mail_off')
  await consume(platform, mailsOfMailbox, mailboxKey(order.email))
  const key = `order-again:${newId('again')}`
  const outcome = await transact(
    platform.db,
    (tx): Promise<MailOutcome | undefined> =>
      mailCustomer(tx, platform, order, (details, sender) => {
        const letter = mailOf(details, sender)
        return letter && { ...letter, class: 'order', key }
      }),
  )
  if (outcome?.state === 'limited') throw new AppError('too_many_requests', { retryAfter: outcome.retryAfter })
}

function mailOf(order: StoredOrder, sender: MailSender): Mail | null {
  if (order.status === 'shipped') return orderShippedMail(order, sender)
  if (order.status === 'delivered') return orderDeliveredMail(order, sender)
  if (order.status === 'cancelled') return orderCancelledMail(order, sender, whyCancelled(order))
  return order.paymentStatus === 'paid' && order.totalVnd > 0 ? orderPaidMail(order, sender) : orderReceivedMail(order, sender)
}

function whyCancelled({ events }: StoredOrder): string | undefined {
  return events.findLast(({ what, to }) => what === 'status' && to === 'cancelled')?.note ?? undefined
}
