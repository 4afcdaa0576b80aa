import { transact } from '../../platform/database/transaction.ts'
import type { Platform } from '../../platform/platform.ts'
import { findLinesOfVariants, findSaleableLines, type Saleable, type SaleableLine } from '../catalogue/catalogue.ts'
import { readSettings } from '../content/content.ts'
import { findWaitedFor, putAlert, takeAlerts } from './back-in-stock.sql.ts'
import { backInStockMail } from './back-in-stock-mail.ts'

const atOnce = 100

/** Whether a shopper can buy it now. */
export function isBackInStock({ published, madeToOrder, variant }: Saleable): boolean {
  return published && variant !== null && (madeToOrder || variant.onHand > variant.reserved)
}

/**
 * Checks the waiting alerts, and mails those whose variant is available. An alert is deleted in the transaction of its
 * mail: never two mails, none lost, with any number of processes.
 */
export async function notifySubscribers(platform: Pick<Platform, 'db' | 'mail' | 'config'>): Promise<void> {
  const { db } = platform
  const lines = await findLinesOfVariants(db, await findWaitedFor(db))
  const saleables = await findSaleableLines(db, [...lines.values()], 'vi')
  for (const [at, [variantId, line]] of [...lines].entries()) {
    const saleable = saleables[at]
    if (!saleable || !isBackInStock(saleable)) continue
    for (let notified = atOnce; notified === atOnce; ) notified = await notifyBatch(platform, variantId, line)
  }
}

/** Returns the number of mails. An alert whose mailbox is over its mail limit stays and is mailed later. */
async function notifyBatch(
  { db, mail, config }: Pick<Platform, 'db' | 'mail' | 'config'>,
  variantId: string,
  line: SaleableLine,
): Promise<number> {
  const { brand } = await readSettings(db)
  return transact(db, async (tx) => {
    const alerts = await takeAlerts(tx, variantId, atOnce)
    let notified = 0
    // The same order everywhere, so that two processes that count the same mailboxes do not deadlock.
    for (const alert of alerts.toSorted((a, b) => (a.email < b.email ? -1 : 1))) {
      const { id, email, language, token } = alert
      const [saleable] = await findSaleableLines(tx, [line], language)
      if (!saleable) continue
      const letter = backInStockMail(saleable, { language, token, brand, publicUrl: config.publicUrl })
      const { state } = await mail.write(tx, { key: `back:${id}`, to: email, ...letter })
      if (state !== 'written' && state !== 'known') await putAlert(tx, alert)
      else notified++
    }
    return notified
  })
}
