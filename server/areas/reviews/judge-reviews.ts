import { audit } from '../../platform/audit.ts'
import type { Platform } from '../../platform/platform.ts'
import { transact } from '../../platform/transact.ts'
import { moveAverages } from './move-averages.ts'
import { deleteReviewRows, holdProductsOf, type ReviewRow, setVerified } from './reviews.sql.ts'

type Room = Pick<Platform, 'db' | 'clock' | 'pageCache'>

/** Shows reviews to everybody, or hides them again. Answers those that are there, and those of them that were not so before. */
export async function verifyReviews(
  room: Room,
  { ids, verified, staffId }: { ids: string[]; verified: boolean; staffId: string },
): Promise<{ there: string[]; changed: string[] }> {
  return transact(room.db, async (tx) => {
    await holdProductsOf(tx, ids)
    const { there, changed } = await setVerified(tx, ids, verified ? room.clock.now() : null)
    for (const { id, productId } of changed) {
      await audit(tx, { who: staffId, what: verified ? 'review.verify' : 'review.hide', subject: id, details: { productId } })
    }
    await moveAverages(room, tx, productsOf(changed))
    return { there, changed: changed.map(({ id }) => id) }
  })
}

export async function deleteReviews(room: Room, { ids, staffId }: { ids: string[]; staffId: string }): Promise<string[]> {
  return transact(room.db, async (tx) => {
    await holdProductsOf(tx, ids)
    const gone = await deleteReviewRows(tx, ids)
    for (const { id, productId, rating, title } of gone) {
      await audit(tx, { who: staffId, what: 'review.delete', subject: id, details: { productId, rating, title } })
    }
    await moveAverages(room, tx, productsOf(gone.filter(({ verifiedAt }) => verifiedAt !== null)))
    return gone.map(({ id }) => id)
  })
}

function productsOf(reviews: ReviewRow[]): string[] {
  return [...new Set(reviews.map(({ productId }) => productId))].sort()
}
