import BadgeCheck from 'lucide-react/icons/badge-check'
import { formatDay } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTextLanguage } from '../../../i18n/use-text-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { productTexts } from '../../size-chart/product-texts.ts'
import type { ProductReviewsData } from './load-reviews.ts'
import { ReviewPhotos } from './review-photos.tsx'
import { ReviewReply } from './review-reply.tsx'
import { ReviewStars } from './review-stars.tsx'

export function ReviewCard({ review }: { review: ProductReviewsData['reviews'][number] }) {
  const { t } = useTranslation('shop', productTexts)
  const language = useLanguage()
  const languageOf = useTextLanguage()
  const { author, rating, title, comment, fit, verifiedPurchase, createdAt, reply } = review
  return (
    <article className="review-card">
      <ReviewStars rating={rating} />
      <h3 lang={languageOf(title)}>{title}</h3>
      <p lang={languageOf(comment)} className="whitespace-pre-line">
        {comment}
      </p>
      <ReviewPhotos review={review} />
      <p className="review-by">
        <span lang={languageOf(author)} className="font-bold">
          {author}
        </span>
        <time dateTime={createdAt}>{formatDay(createdAt, language)}</time>
        {fit && <span>{t(`fit.${fit}`)}</span>}
        {verifiedPurchase && (
          <span className="review-bought">
            <BadgeCheck aria-hidden size={16} />
            {t('reviews.bought')}
          </span>
        )}
      </p>
      {reply && <ReviewReply reply={reply} />}
    </article>
  )
}
