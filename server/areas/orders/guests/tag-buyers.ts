import { type BuyerTagsChange, buyerNotesLimits } from '../../../../contract/admin/buyers.ts'
import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeBuyerTags, findLatestOrders } from './buyer.sql.ts'

/** Phones by what became of them: `full` would have more tags than a buyer may have, `unknown` never ordered. */
export type TaggedBuyers = { changed: string[]; full: string[]; unknown: string[] }

/** Adds and removes tags of several buyers. The tags stay out of the log, which outlives them. */
export async function tagBuyers(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { phones, ...change }: BuyerTagsChange,
  staffId: string,
): Promise<TaggedBuyers> {
  const remove = distinct(change.remove)
  const add = distinct(change.add).filter((tag) => !remove.includes(tag))
  return transact(db, async (tx) => {
    const asked = [...new Set(phones)]
    const latest = await findLatestOrders(tx, asked)
    if (latest.length === 0) throw new AppError('not_found')
    const known = latest.map(({ phone }) => phone)
    const changed = await changeBuyerTags(tx, known, { add, remove, most: buyerNotesLimits.tags, now: clock.now() })
    for (const { phone, id } of latest)
      if (changed.includes(phone)) await audit(tx, { who: staffId, what: 'order.buyer-tags', subject: id })
    return {
      changed,
      full: known.filter((phone) => !changed.includes(phone)),
      unknown: asked.filter((phone) => !known.includes(phone)),
    }
  })
}

function distinct(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()))]
}
