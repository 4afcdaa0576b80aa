import { audit } from '../../platform/audit.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { invalidateProductPages } from '../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../platform/platform.ts'
import { findMailbox } from '../accounts/accounts.ts'
import { readSettings } from '../content/content.ts'
import { reviewReplyMail } from './review-reply-mail.ts'
import { lockReview, type ReviewRow, updateReview } from './reviews.sql.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'pageCache' | 'mail' | 'config'>

/** Replies in public to a review that is shown, or changes the reply. Its author gets one mail, about the first reply. */
export async function writeReply(deps: Deps, { id, text, staffId }: { id: string; text: string; staffId: string }): Promise<ReviewRow> {
  return transact(deps.db, async (tx) => {
    const found = await lockReview(tx, id)
    if (!found) throw new AppError('not_found')
    const { review, product } = found
    if (review.verifiedAt === null) throw new AppError('review_hidden')
    if (review.reply === text) return review
    const changed = await updateReview(tx, id, { reply: text, repliedAt: review.repliedAt ?? deps.clock.now() })
    await audit(tx, { who: staffId, what: 'review.reply', subject: id, details: { from: review.reply, to: text } })
    await invalidateProductPages(tx, [review.productId], deps)
    const author = review.userId === null || review.userId === staffId ? undefined : await findMailbox(tx, review.userId)
    if (author) {
      const { brand } = await readSettings(tx)
      await deps.mail.write(tx, reviewReplyMail({ review: changed, product, author, brand, publicUrl: deps.config.publicUrl }))
    }
    return changed
  })
}

export async function removeReply(deps: Deps, { id, staffId }: { id: string; staffId: string }): Promise<ReviewRow> {
  return transact(deps.db, async (tx) => {
    const found = await lockReview(tx, id)
    if (!found) throw new AppError('not_found')
    const { review } = found
    if (review.reply === null) return review
    const changed = await updateReview(tx, id, { reply: null, repliedAt: null })
    await audit(tx, { who: staffId, what: 'review.reply-delete', subject: id, details: { from: review.reply } })
    await invalidateProductPages(tx, [review.productId], deps)
    return changed
  })
}
