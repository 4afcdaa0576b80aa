import type { Settings } from '../../../contract/content.ts'
import type { Db } from '../../platform/database/client.ts'
import { pipeline } from '../../platform/database/pipeline.ts'
import { transact } from '../../platform/database/transaction.ts'
import type { Platform } from '../../platform/platform.ts'
import { findFirstAdminEmail } from '../accounts/accounts.ts'
import { readSettings } from '../content/content.ts'
import { nameLines, type StoredOrder } from '../orders/orders.ts'
import { alertWindowMs, digestMs, maxAlertsPerHour } from './alert-limits.rule.ts'
import { digestMail, newOrderMail } from './new-order-mail.ts'
import { findOldestWaiting, insertOrderAlert, setMailed, takeWaiting } from './order-alerts.sql.ts'
import { pushNewOrder } from './push/send-push.ts'

const maxInDigest = 2_000

/**
 * Notifies the staff of an order, in the transaction that places it: a mail to each configured recipient, and a push. One mail
 * per order and recipient; later changes appear only in the admin pages.
 */
export async function notifyNewOrder(tx: Db, platform: Platform, order: StoredOrder, settings: Settings): Promise<void> {
  const { mail, config, clock } = platform
  const addresses = await alertEmails(tx, settings, config.admin.email)
  const limit = { since: new Date(clock.now().getTime() - alertWindowMs), limit: maxAlertsPerHour }
  const alert = { orderId: order.id, placedAt: order.createdAt, isMailed: addresses.length > 0 }
  const written = await insertOrderAlert(tx, alert, limit)
  const sender = { brand: settings.brand, publicUrl: config.publicUrl }
  const mailed = written.mail === 'sent' ? addresses : []
  const named = mailed.length > 0 ? await nameLines(tx, order, 'vi') : order
  await pipeline([
    ...mailed.map((to) => mail.write(tx, newOrderMail(named, { ...sender, to }))),
    written.hasDevices ? pushNewOrder(tx, platform, order) : null,
  ])
}

/** The recipients of new-order mails: the configured ones, else the shop's own e-mail, else its first admin's. */
async function alertEmails(db: Db, { orderAlerts, brand }: Settings, configured: string): Promise<string[]> {
  if (orderAlerts && !orderAlerts.enabled) return []
  if (orderAlerts && orderAlerts.emails.length > 0) return orderAlerts.emails
  return [brand.email || (await findFirstAdminEmail(db)) || configured]
}

/** One mail for the orders beyond the hourly limit, a quarter of an hour after the first of them. */
export async function sendDigest({ db, mail, config, clock }: Pick<Platform, 'db' | 'mail' | 'config' | 'clock'>): Promise<void> {
  const oldest = await findOldestWaiting(db)
  if (!oldest || clock.now().getTime() - oldest.getTime() < digestMs) return
  await transact(db, async (tx) => {
    const waiting = await takeWaiting(tx, maxInDigest)
    if (waiting.length === 0) return
    const settings = await readSettings(tx)
    const addresses = await alertEmails(tx, settings, config.admin.email)
    const orderIds = waiting.map(({ orderId }) => orderId)
    await setMailed(tx, orderIds, addresses.length > 0 ? 'sent' : 'off')
    for (const to of addresses) await mail.write(tx, digestMail(waiting, { brand: settings.brand, publicUrl: config.publicUrl, to }))
  })
}
