import type { ReviewsToVerify } from '../../../contract/admin/reviews.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import type { Platform } from '../../platform/platform.ts'
import { moveAverages } from './move-averages.ts'
import { listPhotosOf } from './review-photos.sql.ts'
import { removeReviewRows } from './review-photos.ts'
import { versionOfReview } from './review-version.rule.ts'
import { listReviewsById, lockProductsOf, type ReviewRow, setVerified } from './reviews.sql.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'pageCache'>

type Verification = Pick<ReviewsToVerify, 'ids' | 'verified' | 'read'> & { staffId: string }

/** Shows reviews publicly, or hides them. Returns the existing ones, those that changed, and those edited since they were read. */
export async function verifyReviews(
  deps: Deps,
  { ids, verified, read = [], staffId }: Verification,
): Promise<{ there: string[]; changed: string[]; stale: string[] }> {
  return transact(deps.db, async (tx) => {
    // An author's edit locks them too: none happens between the comparison and the end of this transaction.
    await lockProductsOf(tx, ids)
    const stale = verified
      ? await findStale(
          tx,
          read.filter(({ _id }) => ids.includes(_id)),
        )
      : []
    const fresh = ids.filter((id) => !stale.includes(id))
    const { there, changed } = await setVerified(tx, fresh, verified ? deps.clock.now() : null)
    for (const { id, productId } of changed) {
      await audit(tx, { who: staffId, what: verified ? 'review.verify' : 'review.hide', subject: id, details: { productId } })
    }
    await moveAverages(deps, tx, productsOf(changed))
    return { there: [...there, ...stale], changed: changed.map(({ id }) => id), stale }
  })
}

async function findStale(tx: Db, read: NonNullable<ReviewsToVerify['read']>): Promise<string[]> {
  const versions = new Map(read.map(({ _id, version }) => [_id, version]))
  const rows = await listReviewsById(tx, [...versions.keys()])
  const photos = await listPhotosOf(tx, [...versions.keys()])
  const changed = rows.filter((row) => versionOfReview(row, photos.get(row.id) ?? []) !== versions.get(row.id))
  return changed.map(({ id }) => id)
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
