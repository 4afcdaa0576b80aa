import type { Platform } from '../../platform/platform.ts'
import { transact } from '../../platform/transact.ts'
import { findLinesOfVariants, findSaleableLines, type Saleable, type SaleableLine } from '../catalogue/catalogue.ts'
import { readSettings } from '../content/content.ts'
import { findWaitedFor, takeAlerts } from './alerts.sql.ts'
import { backMail } from './back-mail.ts'

const atOnce = 100

/** Whether a shopper can have it now. */
export function isBack({ published, madeToOrder, variant }: Saleable): boolean {
  return published && variant !== null && (madeToOrder || variant.onHand > variant.reserved)
}

/**
 * Looks at what people wait for, and writes to those whose piece is there. Whoever is written to leaves the list
 * in the transaction of the mail: never two mails, none lost, however many processes look at once.
 */
export async function tellWhoWaits(platform: Pick<Platform, 'db' | 'mail' | 'config'>): Promise<void> {
  const { db } = platform
  const lines = await findLinesOfVariants(db, await findWaitedFor(db))
  const saleables = await findSaleableLines(db, [...lines.values()], 'vi')
  for (const [at, [variantId, line]] of [...lines].entries()) {
    const saleable = saleables[at]
    if (!saleable || !isBack(saleable)) continue
    for (let told = atOnce; told === atOnce; ) told = await tellSome(platform, variantId, line)
  }
}

/** Answers how many were written to. */
async function tellSome(
  { db, mail, config }: Pick<Platform, 'db' | 'mail' | 'config'>,
  variantId: string,
  line: SaleableLine,
): Promise<number> {
  const { brand } = await readSettings(db)
  return transact(db, async (tx) => {
    const alerts = await takeAlerts(tx, variantId, atOnce)
    for (const { id, email, language, token } of alerts) {
      const [saleable] = await findSaleableLines(tx, [line], language)
      if (!saleable) continue
      await mail.write(tx, { key: `back:${id}`, to: email, ...backMail(saleable, { language, token, brand, publicUrl: config.publicUrl }) })
    }
    return alerts.length
  })
}
