import { audit } from '../../platform/audit.ts'
import { transact } from '../../platform/database/transaction.ts'
import type { Platform } from '../../platform/platform.ts'
import { moveAverages } from './move-averages.ts'
import { removeReviewRows } from './review-photos.ts'
import { lockProductsOf, type ReviewRow, setVerified } from './reviews.sql.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'pageCache'>

/** Shows reviews publicly, or hides them. Returns the existing ones, and those that changed. */
export async function verifyReviews(
  deps: Deps,
  { ids, verified, staffId }: { ids: string[]; verified: boolean; staffId: string },
): Promise<{ there: string[]; changed: string[] }> {
  return transact(deps.db, async (tx) => {
    await lockProductsOf(tx, ids)
    const { there, changed } = await setVerified(tx, ids, verified ? deps.clock.now() : null)
    for (const { id, productId } of changed) {
      await audit(tx, { who: staffId, what: verified ? 'review.verify' : 'review.hide', subject: id, details: { productId } })
    }
    await moveAverages(deps, tx, productsOf(changed))
    return { there, changed: changed.map(({ id }) => id) }
  })
}

export async function deleteReviews(deps: Deps, { ids, staffId }: { ids: string[]; staffId: string }): Promise<string[]> {
  return transact(deps.db, async (tx) => {
    await lockProductsOf(tx, ids)
    const gone = await removeReviewRows(tx, ids)
    for (const { id, productId, rating, title } of gone) {
      await audit(tx, { who: staffId, what: 'review.delete', subject: id, details: { productId, rating, title } })
    }
    await moveAverages(deps, tx, productsOf(gone.filter(({ verifiedAt }) => verifiedAt !== null)))
    return gone.map(({ id }) => id)
  })
}

function productsOf(reviews: ReviewRow[]): string[] {
  return [...new Set(reviews.map(({ productId }) => productId))].sort()
}
