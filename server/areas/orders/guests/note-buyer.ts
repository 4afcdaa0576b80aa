import { type BuyerNotesChange, buyerNotesLimits } from '../../../../contract/admin/buyers.ts'
import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type BuyerNotes, findLatestOrders, lockBuyerNotes, writeBuyerNotes } from './buyer.sql.ts'
import { joinChanges } from './join-changes.rule.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

/** Notes and tags of a buyer who has ordered with this phone. Their texts stay out of the log, which outlives them. */
export async function noteBuyer({ db, clock }: Deps, { phone, before, ...change }: BuyerNotesChange, staffId: string): Promise<BuyerNotes> {
  return transact(db, async (tx) => {
    const [latest] = await findLatestOrders(tx, [phone])
    if (!latest) throw new AppError('not_found')
    const now = await lockBuyerNotes(tx, phone, clock.now())
    const written = distinct(change)
    const noted = joinChanges({ before: before ? distinct(before) : now, written, now })
    if (!noted) throw new AppError('version_conflict')
    const { tags: most } = buyerNotesLimits
    if (noted.tags.length > most) throw new AppError('invalid_input', { issues: [{ path: 'tags', key: `max_items:${most}` }] })
    await writeBuyerNotes(tx, phone, noted, clock.now())
    await audit(tx, { who: staffId, what: 'order.buyer-notes', subject: latest.id })
    return noted
  })
}

function distinct({ notes, tags }: BuyerNotes): BuyerNotes {
  return { notes: notes.trim(), tags: [...new Set(tags.map((tag) => tag.trim()))] }
}
