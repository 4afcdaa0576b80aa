import type { Db } from '../../../platform/database/client.ts'
import type { Mail, MailOutcome } from '../../../platform/mail/mail.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readSettings } from '../../content/content.ts'
import { type OrderRow, type StoredOrder, withDetails } from '../orders.sql.ts'
import type { MailSender } from './order-mails.ts'
import { orderCancelledMail, orderDeliveredMail, orderShippedMail } from './parcel-mails.ts'

/** The platform services needed to send mails. */
export type MailDeps = Pick<Platform, 'mail' | 'config'>

/** Queues a mail about an order in the caller's transaction: one for each key, and none (undefined) without an e-mail. */
export async function mailCustomer(
  tx: Db,
  { mail, config }: MailDeps,
  order: OrderRow,
  write: (order: StoredOrder, sender: MailSender) => Mail | null,
): Promise<MailOutcome | undefined> {
  if (order.email === null) return undefined
  const [details] = await withDetails(tx, [order])
  const { brand, owner } = await readSettings(tx)
  const letter = details && write(details, { brand, publicUrl: config.publicUrl, returnAddress: owner.address })
  return letter ? mail.write(tx, letter) : undefined
}

/** Mails the customer about a move of the order. Late money has a mail of its own. */
export async function mailMove(tx: Db, deps: MailDeps, order: OrderRow, note: string | undefined): Promise<void> {
  if (order.status === 'shipped') await mailCustomer(tx, deps, order, orderShippedMail)
  if (order.status === 'delivered') await mailCustomer(tx, deps, order, orderDeliveredMail)
  if (order.status === 'cancelled' && note !== 'paid-late') {
    await mailCustomer(tx, deps, order, (details, sender) => orderCancelledMail(details, sender, note))
  }
}
