import type { QuotedReview } from '../../../../contract/reviews.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'

/** One review in large letters. */
export function ReviewQuote({ review }: { review: QuotedReview }) {
  const { t } = useTranslation('shop')
  if (!review) return null
  const { comment, author, product } = review
  return (
    <section className="review-quote offscreen" aria-label={t('home.quote')}>
      <figure className="page-width">
        <blockquote>
          <p>
            <MaybeVietnamese text={`“${comment}”`} />
          </p>
        </blockquote>
        <figcaption>
          <span aria-hidden="true">★★★★★ </span>
          <MaybeVietnamese text={author} />
          {' · '}
          <Link to={paths.product(product.slug)}>
            <MaybeVietnamese text={product.name} />
          </Link>
        </figcaption>
      </figure>
    </section>
  )
}
