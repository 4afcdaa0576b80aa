import type { Db } from '../../platform/db.ts'
import type { Mail, MailOutcome } from '../../platform/mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { readSettings } from '../content/content.ts'
import type { MailSender } from './order-mails.ts'
import { type OrderRow, type StoredOrder, withDetails } from './orders.sql.ts'
import { orderCancelledMail, orderDeliveredMail, orderShippedMail } from './parcel-mails.ts'

/** The part of the platform that writes letters. */
export type MailRoom = Pick<Platform, 'mail' | 'config'>

/** Writes a mail about an order, in the transaction of what it tells; one for each key, none (undefined) without an address. */
export async function tellCustomer(
  tx: Db,
  { mail, config }: MailRoom,
  order: OrderRow,
  write: (order: StoredOrder, sender: MailSender) => Mail | null,
): Promise<MailOutcome | undefined> {
  if (order.email === null) return undefined
  const [details] = await withDetails(tx, [order])
  const { brand, owner } = await readSettings(tx)
  const letter = details && write(details, { brand, publicUrl: config.publicUrl, returnAddress: owner.address })
  return letter ? mail.write(tx, letter) : undefined
}

/** What a customer hears of an order's moves. Money that came too late has a letter of its own. */
export async function tellOfMove(tx: Db, room: MailRoom, order: OrderRow, note: string | undefined): Promise<void> {
  if (order.status === 'shipped') await tellCustomer(tx, room, order, orderShippedMail)
  if (order.status === 'delivered') await tellCustomer(tx, room, order, orderDeliveredMail)
  if (order.status === 'cancelled' && note !== 'paid-late') {
    await tellCustomer(tx, room, order, (details, sender) => orderCancelledMail(details, sender, note))
  }
}
