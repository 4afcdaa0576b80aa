import type { AdminReview } from '../../../../contract/admin/reviews.ts'
import { formatDay } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { StatusBadge } from '../components/status-badge.tsx'
import type { Column } from '../components/table/data-table.tsx'
import { RowMenu } from '../components/table/row-menu.tsx'
import { ReviewText } from './review-text.tsx'

type ReviewActionHandlers = {
  setPublic: (ids: string[], verified: boolean) => Promise<void>
  remove: (ids: string[]) => Promise<void>
  reply: (review: AdminReview) => void
  removePhoto: (review: AdminReview, photoId: string) => Promise<void>
}

export function useReviewColumns({ setPublic, remove, removePhoto, reply }: ReviewActionHandlers): Column<AdminReview>[] {
  const { t } = useTranslation(['people', 'admin'])
  const language = useLanguage()
  return [
    { key: 'review', title: t('reviews.review'), cell: (review) => <ReviewText review={review} /> },
    { key: 'product', title: t('reviews.product'), cell: ({ product }) => <Product product={product} /> },
    {
      key: 'author',
      title: t('reviews.author'),
      cell: ({ author, verifiedPurchase }) => (
        <span>
          {author}
          {verifiedPurchase && <span className="review-bought text-soft">{t('reviews.bought')}</span>}
        </span>
      ),
    },
    {
      key: 'date',
      title: t('reviews.date'),
      noWrap: true,
      cell: ({ createdAt }) => formatDay(createdAt, language),
    },
    {
      key: 'state',
      title: t('reviews.state'),
      cell: ({ verified }) => (
        <StatusBadge tone={verified ? 'good' : 'wait'}>{t(verified ? 'reviews.shown' : 'reviews.waiting')}</StatusBadge>
      ),
    },
    {
      key: 'actions',
      title: '',
      cell: (review) => <ReviewActions {...{ review, setPublic, remove, removePhoto, reply }} />,
    },
  ]
}

function ReviewActions({ review, setPublic, remove, removePhoto, reply }: ReviewActionHandlers & { review: AdminReview }) {
  const { t } = useTranslation(['people', 'admin'])
  const { _id, title, verified, photos = [] } = review
  return (
    <span className="review-actions">
      {!verified && (
        <button type="button" className="small-button" onClick={() => void setPublic([_id], true)}>
          {t('reviews.verify')}
          <span className="sr-only"> {title}</span>
        </button>
      )}
      {verified && (
        <button type="button" className="small-button" onClick={() => reply(review)}>
          {t(review.reply ? 'reviews.reply.edit' : 'reviews.reply.write')}
          <span className="sr-only"> {title}</span>
        </button>
      )}
      <RowMenu
        name={title}
        actions={[
          ...(verified ? [{ label: t('reviews.hide'), run: () => void setPublic([_id], false) }] : []),
          ...photos.map((photo, at) => ({
            label: t('reviews.removePhoto', { n: at + 1 }),
            run: () => void removePhoto(review, photo._id),
            isDestructive: true,
          })),
          { label: t('admin:remove'), run: () => void remove([_id]), isDestructive: true },
        ]}
      />
    </span>
  )
}

function Product({ product: { name, nameLanguage, slug, isShown } }: Pick<AdminReview, 'product'>) {
  const { t } = useTranslation('people')
  if (!isShown) {
    return (
      <span>
        <span lang={nameLanguage}>{name}</span> <StatusBadge>{t('reviews.hiddenProduct')}</StatusBadge>
      </span>
    )
  }
  return (
    <a href={paths.reviews(slug)} target="_blank" rel="noreferrer" aria-label={t('reviews.seeProduct', { name })}>
      <span lang={nameLanguage}>{name}</span>
    </a>
  )
}
