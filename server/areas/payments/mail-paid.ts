import type { Db } from '../../platform/database/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { readSettings } from '../content/content.ts'
import { orderPaidMail, type StoredOrder } from '../orders/orders.ts'

/** Mails the customer that the money was received. */
export async function mailPaid(tx: Db, { mail, config }: Platform, order: StoredOrder): Promise<void> {
  const { brand } = await readSettings(tx)
  const written = orderPaidMail(order, { brand, publicUrl: config.publicUrl })
  if (written) await mail.write(tx, written)
}
