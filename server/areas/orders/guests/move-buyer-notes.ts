import { buyerNotesLimits } from '../../../../contract/admin/buyers.ts'
import type { Db } from '../../../platform/database/client.ts'
import { type BuyerNotes, deleteBuyerNotes, hasOrderOfPhones, listBuyerNotes, writeBuyerNotes } from './buyer.sql.ts'
import { deleteMergesOf, listPhonesOfBuyer } from './merges.sql.ts'

type Correction = { from: string; to: string; now: Date }

/**
 * The phone of an order was corrected. Where no order has the old one any more, it was a mistake: what the shop noted goes
 * with the buyer. A phone that other orders have stays a buyer of its own, with its notes.
 */
export async function moveBuyerNotes(tx: Db, { from, to, now }: Correction): Promise<void> {
  if (await hasOrderOfPhones(tx, [from])) return
  const phones = await listPhonesOfBuyer(tx, from)
  const noted = await listBuyerNotes(tx, [from, to])
  const moved = noted.get(from)
  if (moved) {
    await writeBuyerNotes(tx, to, joinNotes(noted.get(to), moved), now)
    await deleteBuyerNotes(tx, [from])
  }
  // Nothing is left to know the old phone for. One that others were merged into stays their main phone.
  if (phones[0] !== from) await deleteMergesOf(tx, [from])
}

/** Joins both notes without repeating one, up to the limit; those of the right phone come first. */
function joinNotes(own: BuyerNotes | undefined, moved: BuyerNotes): BuyerNotes {
  if (!own) return moved
  const notes = [...new Set([own.notes, moved.notes])].filter(Boolean).join('\n').slice(0, buyerNotesLimits.notes)
  return { notes, tags: [...new Set([...own.tags, ...moved.tags])].slice(0, buyerNotesLimits.tags) }
}
