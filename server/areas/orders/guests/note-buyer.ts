import type { BuyerNotesChange } from '../../../../contract/admin/buyers.ts'
import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type BuyerNotes, findOrdersOfPhones, hasOrderOfPhones, writeBuyerNotes } from './buyer.sql.ts'

/** Notes and tags of a buyer who has ordered with this phone. Their texts stay out of the log, which outlives them. */
export async function noteBuyer(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { phone, notes, tags }: BuyerNotesChange,
  staffId: string,
): Promise<BuyerNotes> {
  const noted = { notes: notes.trim(), tags: [...new Set(tags.map((tag) => tag.trim()))] }
  await transact(db, async (tx) => {
    if (!(await hasOrderOfPhones(tx, [phone]))) throw new AppError('not_found')
    await writeBuyerNotes(tx, phone, noted, clock.now())
    const [latest] = await findOrdersOfPhones(tx, [phone], 1)
    await audit(tx, { who: staffId, what: 'order.buyer-notes', subject: latest?.id ?? '' })
  })
  return noted
}
