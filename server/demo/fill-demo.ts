import { vietnamDay, vietnamMidnight } from '../../contract/vietnam-time.ts'
import { newId } from '../../db/new-id.ts'
import type { Db } from '../platform/database/client.ts'
import { transact } from '../platform/database/transaction.ts'
import type { Platform } from '../platform/platform.ts'
import { demoContent } from './demo-content.ts'
import { insertDiscounts, isEmpty, lockFill } from './fill.sql.ts'
import { type DayFrom, fillCatalogue } from './fill-catalogue.ts'
import { fillContent } from './fill-content.ts'
import { fillPictures } from './fill-pictures.ts'

/**
 * Fills a shop without any products with the demo. Pictures come first, each on its own: the same file again is the same
 * picture. The rest is one transaction, so that an interrupted fill is simply repeated.
 */
export async function fillDemo(platform: Platform, say: (line: string) => void): Promise<void> {
  if (!(await isEmpty(platform.db))) return
  say('filling the shop with the demo …')
  const pictures = await fillPictures(platform, say)
  const start = platform.clock.now()
  const day: DayFrom = (days) => new Date(start.getTime() + days * 86_400_000)
  const isFilled = await transact(platform.db, async (tx) => {
    await lockFill(tx)
    if (!(await isEmpty(tx))) return false
    await fillCatalogue(platform, tx, pictures, day)
    await fillContent(platform, tx, pictures)
    await fillDiscounts(tx, day)
    return true
  })
  if (isFilled) say(`${demoContent.products.length} products, ${demoContent.reviews.length} reviews`)
}

async function fillDiscounts(tx: Db, day: DayFrom): Promise<void> {
  const rows = demoContent.discounts.map(({ startsInDays, endsInDays, minSubtotal, maxDiscount, ...discount }) => ({
    ...discount,
    id: newId('dsc'),
    minSubtotalVnd: minSubtotal,
    maxDiscountVnd: maxDiscount,
    startsAt: day(startsInDays),
    endsAt: endOfDay(day(endsInDays)),
  }))
  await insertDiscounts(tx, rows)
}

/** The last minute of its day in Vietnam, as an owner enters the end of a code. */
function endOfDay(when: Date): Date {
  return new Date(vietnamMidnight(vietnamDay(when)).getTime() + 86_400_000 - 60_000)
}
