import type { AdminReview } from '../../../../contract/admin/reviews.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ratingLabel } from '../../storefront/product/reviews/rating-label.ts'
import { ReviewPhotos } from '../../storefront/product/reviews/review-photos.tsx'
import { productTexts } from '../../storefront/size-chart/product-texts.ts'

const short = 160

/** The rating in words, the title and the comment; a long comment is folded. Rendered as plain text without links. */
export function ReviewText({ review }: { review: AdminReview }) {
  const { rating, title, comment, reply } = review
  const { t } = useTranslation(['people', 'shop'], productTexts)
  const label = ratingLabel(rating)
  const isLong = comment.length > short || comment.split('\n').length > 3
  return (
    <div className="review-text">
      {label && <span className="text-soft">{t('reviews.stars', { rating, word: t(`shop:ratings.${label}`) })}</span>}
      <strong>{title}</strong>
      {isLong ? (
        <details>
          <summary>
            <span className="review-excerpt">{comment.slice(0, short).trimEnd()}…</span>
            <span className="review-read">{t('reviews.readAll')}</span>
          </summary>
          <p className="whitespace-pre-line">{comment}</p>
        </details>
      ) : (
        <p className="whitespace-pre-line">{comment}</p>
      )}
      <ReviewPhotos review={review} />
      {reply && (
        <p className="review-own-reply">
          <strong>{t('reviews.reply.ours')}</strong> {reply.text}
        </p>
      )}
    </div>
  )
}
