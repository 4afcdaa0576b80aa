import type { Db } from '../../../platform/database/client.ts'
import { type MailDeps, mailCustomer } from '../mails/mail-customer.ts'
import type { Actor } from '../move-order.ts'
import { insertEvent } from '../orders.sql.ts'
import { exchangeDoneMail } from './exchange-mails.ts'
import { isDone } from './exchange-moves.rule.ts'
import { findExchange, type StoredExchange, updateExchange } from './exchanges.sql.ts'
import type { LockedExchange } from './lock-exchange.ts'

/** Marks the exchange done once its return and its replacement have ended, and mails the customer. */
export async function finishExchange(
  tx: Db,
  deps: MailDeps,
  { exchange, order }: LockedExchange,
  { by, now }: { by: Actor; now: Date },
): Promise<void> {
  if (exchange.status !== 'approved' || !isDone(exchange)) return
  await updateExchange(tx, exchange.id, { status: 'done' })
  await insertEvent(tx, order.id, { at: now, what: 'exchange', from: 'approved', to: 'done', by })
  const done = (await findExchange(tx, exchange.id)) as StoredExchange
  await mailCustomer(tx, deps, order, (details, sender) => exchangeDoneMail(details, sender, done))
}
