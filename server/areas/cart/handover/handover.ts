import type { Handover, HandoverDraft } from '../../../../contract/cart-handover.ts'
import { addSeconds } from '../../../../contract/durations.ts'
import { handoverMinutes } from '../../../../contract/handover-limits.ts'
import type { Bilingual } from '../../../../contract/language/language.schema.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type CartOwner, listLines } from '../cart.sql.ts'
import { handedOverText } from '../cart-texts.ts'
import { mergeCart } from '../merge-guest-cart.ts'
import { deleteExpiredHandovers, findHandover, insertHandover, takeHandover } from './handover.sql.ts'

type Deps = Pick<Platform, 'db' | 'clock'>
type NewHandoverOf = { guestId: string; tokenHash: string; draft: HandoverDraft | undefined; next: string }

/** Creates a link to a guest's cart. Only the hash of its token is stored. Returns when it expires; null for an empty cart. */
export async function createHandover({ db, clock }: Deps, { draft, ...handover }: NewHandoverOf): Promise<Date | null> {
  const now = clock.now()
  if ((await listLines(db, { guestId: handover.guestId })).length === 0) return null
  const expiresAt = addSeconds(now, handoverMinutes * 60)
  const filled = draft && Object.keys(draft).length > 0 ? draft : null
  await transact(db, (tx) => insertHandover(tx, { ...handover, draft: filled, createdAt: now, expiresAt }))
  return expiresAt
}

/** What a link brings along. Looking does not use it up: apps open links to preview them. */
export async function describeHandover({ db, clock }: Deps, tokenHash: string): Promise<Handover> {
  const handover = await findHandover(db, tokenHash, clock.now())
  if (!handover) throw new AppError('not_found')
  const lines = await listLines(db, { guestId: handover.guestId })
  return { pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0), hasDraft: handover.draft !== null }
}

export type TakenHandover = { owner: CartOwner; draft: HandoverDraft | null; next: string; message: Bilingual }

/**
 * Uses up a link: merges the guest's cart into the caller's, as a sign-in does. Neither cart is emptied, and the caller
 * gets nothing else of that guest.
 */
export async function acceptHandover(
  { db, clock }: Deps,
  tokenHash: string,
  ownerIn: (tx: Db) => Promise<CartOwner>,
): Promise<TakenHandover> {
  const now = clock.now()
  return transact(db, async (tx) => {
    const handover = await takeHandover(tx, tokenHash, now)
    if (!handover) throw new AppError('not_found')
    const owner = await ownerIn(tx)
    const isSame = 'guestId' in owner && owner.guestId === handover.guestId
    const merged = isSame ? null : await mergeCart(tx, { from: { guestId: handover.guestId }, into: owner, now })
    return { owner, draft: handover.draft, next: handover.next, message: handedOverText(merged) }
  })
}

export async function sweepHandovers({ db, clock }: Deps): Promise<void> {
  await deleteExpiredHandovers(db, clock.now())
}
