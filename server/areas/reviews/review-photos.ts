import { maxReviewPhotos } from '../../../contract/reviews.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import type { SignedInPerson } from '../../platform/http/auth-guards.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { addPhoto, deletePhotos, type ImageRejection, preparePhoto, readPhoto } from '../media/media.ts'
import { moveAverages } from './move-averages.ts'
import * as photos from './review-photos.sql.ts'
import { deleteReviewRows, findReview, lockProductsOf, type ReviewRow, updateReview } from './reviews.sql.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'pageCache' | 'storage' | 'jobs'>

/** Before a file is read: the review is the person's own, they are a buyer, and there is space for a photo. */
export async function requireOpenForPhoto(db: Db, reviewId: string, { userId }: Pick<SignedInPerson, 'userId'>): Promise<ReviewRow> {
  const review = await findReview(db, reviewId, { userId, isAdmin: false })
  if (!review || review.userId !== userId) throw new AppError('not_found')
  if (!review.verifiedPurchase) throw new AppError('review_photos_of_buyers')
  if ((await photos.countPhotos(db, reviewId)) >= maxReviewPhotos) throw new AppError('review_photos_full')
  return review
}

type NewPhoto = { reviewId: string; photo: { content: Buffer; name: string }; person: Pick<SignedInPerson, 'userId'> }

/** Adds a photo to the author's review, and hides the review until the shop has seen the photo. A refused photo changes nothing. */
export async function addReviewPhoto(deps: Deps, { reviewId, photo, person }: NewPhoto): Promise<ReviewRow | { refused: ImageRejection }> {
  const prepared = await preparePhoto(deps, photo)
  if ('refused' in prepared) return prepared
  return transact(deps.db, async (tx) => {
    const productIds = await lockProductsOf(tx, [reviewId])
    const before = await requireOpenForPhoto(tx, reviewId, person)
    await addPhoto(deps, tx, prepared)
    await photos.insertPhoto(tx, { imageId: prepared.id, reviewId, createdAt: deps.clock.now() })
    const review = await updateReview(tx, reviewId, { verifiedAt: null })
    if (before.verifiedAt) await moveAverages(deps, tx, productIds)
    return review
  })
}

type PhotoRequest = { reviewId: string; photoId: string }

/** Removes a photo: the author's own, or any by staff. The review stays as visible as it was. */
export async function removeReviewPhoto(
  deps: Pick<Platform, 'db' | 'pageCache'>,
  { reviewId, photoId }: PhotoRequest,
  { person, isAdmin }: { person: SignedInPerson; isAdmin: boolean },
): Promise<ReviewRow> {
  return transact(deps.db, async (tx) => {
    const productIds = await lockProductsOf(tx, [reviewId])
    const review = await findReview(tx, reviewId, { userId: person.userId, isAdmin })
    const isOwner = review?.userId === person.userId
    if (!review || !(isOwner || isAdmin) || !(await photos.detachPhoto(tx, { reviewId, photoId }))) throw new AppError('not_found')
    await deletePhotos(tx, [photoId])
    const changed = await updateReview(tx, reviewId, { verifiedAt: review.verifiedAt })
    if (review.verifiedAt) await moveAverages(deps, tx, productIds)
    if (!isOwner) await audit(tx, { who: person.userId, what: 'review.photo-delete', subject: reviewId, details: { photoId } })
    return changed
  })
}

/** One file of a photo: of a public review for everyone, of another for its author and for staff. */
export async function readReviewPhoto(
  platform: Pick<Platform, 'db' | 'storage'>,
  { reviewId, photoId, file }: PhotoRequest & { file: string },
  reader: { userId: string | null; isAdmin: boolean },
) {
  const found = await photos.findPhoto(platform.db, { reviewId, photoId })
  const isVisible = found && (found.isPublic || reader.isAdmin || (found.userId !== null && found.userId === reader.userId))
  const photo = isVisible ? await readPhoto(platform, photoId, file) : null
  if (!found || !photo) throw new AppError('not_found')
  return { ...photo, isPublic: found.isPublic, productId: found.productId }
}

/** Deletes reviews with their photos. */
export async function removeReviewRows(tx: Db, ids: string[]): Promise<ReviewRow[]> {
  await deletePhotos(tx, await photos.detachPhotosOf(tx, ids))
  return deleteReviewRows(tx, ids)
}
