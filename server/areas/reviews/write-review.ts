import type { NewReview, ReviewChange } from '../../../contract/reviews.ts'
import { newId } from '../../../db/new-id.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact, violatedUnique } from '../../platform/database/transaction.ts'
import { isStaff, type SignedInPerson } from '../../platform/http/auth-guards.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findUser } from '../accounts/accounts.ts'
import { moveAverages } from './move-averages.ts'
import { removeReviewRows } from './review-photos.ts'
import * as sql from './reviews.sql.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'pageCache'>

/** Writes a customer's review; hidden until the shop has moderated it. */
export async function writeReview({ db, clock }: Deps, input: NewReview, { userId }: SignedInPerson): Promise<sql.ReviewRow> {
  const { productId } = input
  return transact(db, async (tx) => {
    const writer = await findUser(tx, userId)
    if (!writer) throw new AppError('sign_in_required')
    if (!(await sql.isProductShown(tx, productId))) throw new AppError('not_found')
    const author = writer.fullName.trim() || writer.username
    return sql.insertReview(tx, { ...input, id: newId('rev'), userId, author, createdAt: clock.now() })
  }).catch((error: unknown) => {
    if (violatedUnique(error) === 'reviews_once') throw new AppError('review_exists')
    throw error
  })
}

type ReviewChangeRequest = { id: string; change: ReviewChange; person: SignedInPerson }

/** A change by the author hides the review until it is moderated again; one by staff keeps its visibility. */
export async function changeReview(deps: Deps, { id, change, person }: ReviewChangeRequest): Promise<sql.ReviewRow> {
  return transact(deps.db, async (tx) => {
    const [productId] = await sql.lockProductsOf(tx, [id])
    const before = await getOwned(tx, id, person)
    if (!productId || Object.keys(change).length === 0) return before
    const isOwner = before.userId === person.userId
    const review = await sql.updateReview(tx, id, { ...change, ...(isOwner ? { verifiedAt: null } : {}) })
    if (before.verifiedAt) await moveAverages(deps, tx, [productId])
    if (!isOwner) await audit(tx, { who: person.userId, what: 'review.update', subject: id, details: change })
    return review
  })
}

export async function deleteReview(deps: Deps, id: string, person: SignedInPerson): Promise<void> {
  await transact(deps.db, async (tx) => {
    const productIds = await sql.lockProductsOf(tx, [id])
    const { verifiedAt, userId, productId, rating, title } = await getOwned(tx, id, person)
    await removeReviewRows(tx, [id])
    if (verifiedAt) await moveAverages(deps, tx, productIds)
    if (userId !== person.userId) {
      await audit(tx, { who: person.userId, what: 'review.delete', subject: id, details: { productId, rating, title } })
    }
  })
}

/** One's own, or any for staff; another's responds 404. */
async function getOwned(tx: Db, id: string, person: SignedInPerson): Promise<sql.ReviewRow> {
  const isAdmin = isStaff(person)
  const review = await sql.findReview(tx, id, { userId: person.userId, isAdmin })
  if (!review || (!isAdmin && review.userId !== person.userId)) throw new AppError('not_found')
  return review
}
