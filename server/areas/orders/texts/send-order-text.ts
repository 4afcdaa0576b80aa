import { hourSeconds } from '../../../../contract/durations.ts'
import type { OrderTextMail } from '../../../../contract/orders/order-texts.ts'
import { newId } from '../../../../db/new-id.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { consume, type RateLimit } from '../../../platform/http/rate-limit.ts'
import { mailboxKey } from '../../../platform/mail/mail-limits.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findOpenExchanges } from '../exchanges/exchanges.sql.ts'
import { mailCustomer } from '../mails/mail-customer.ts'
import { insertEvent, lockOrder } from '../orders.sql.ts'
import { orderTextMail } from './compose-order-text-mail.ts'
import { giftRecipientPhone } from './order-text-values.rule.ts'

/** Texts that staff mail to one mailbox. */
const textsOfMailbox: RateLimit = { name: 'order-text', max: 6, seconds: hourSeconds }

type SentText = OrderTextMail & { orderId: string; staffId: string }

/** Mails a ready text to the buyer and notes it in the order's history. Not for an exchange by a gift's recipient: the shop has no e-mail of theirs. */
export async function sendOrderText(platform: Platform, { orderId, staffId, step, language, text }: SentText): Promise<void> {
  const { config, clock } = platform
  if (!config.isMailOn) throw new AppError('mail_off')
  await transact(platform.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new AppError('not_found')
    if (order.email === null) throw new AppError('order_without_email')
    if (step === 'exchange') await requireBuyersExchange(tx, orderId)
    await consume({ db: tx, config, clock }, textsOfMailbox, mailboxKey(order.email))
    const key = `order-text:${newId('text')}`
    const outcome = await mailCustomer(tx, platform, order, (details, sender) =>
      orderTextMail(details, sender, { key, step, language, text }),
    )
    if (outcome?.state === 'limited') throw new AppError('too_many_requests', { retryAfter: outcome.retryAfter })
    await insertEvent(tx, orderId, { at: clock.now(), what: 'message', to: step, by: 'admin' })
    await audit(tx, { who: staffId, what: 'order.message', subject: orderId, details: { step } })
  })
}

async function requireBuyersExchange(tx: Db, orderId: string): Promise<void> {
  const exchanges = (await findOpenExchanges(tx, [orderId])).get(orderId) ?? []
  if (giftRecipientPhone(exchanges)) throw new AppError('order_without_email')
}
