import './reviews.css'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type AdminReview, ReviewPage } from '../../../../contract/admin/reviews.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { withQuery } from '../../paths.ts'
import { ratingLabel } from '../../storefront/product/reviews/rating-label.ts'
import { productTexts } from '../../storefront/size-chart/product-texts.ts'
import { adminApi, pickParams } from '../admin-api.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { FailureBanner } from '../components/failure-banner.tsx'
import { BulkBar } from '../components/table/bulk-bar.tsx'
import { DataTable } from '../components/table/data-table.tsx'
import { FilterBar, FilterSelect } from '../components/table/filter-bar.tsx'
import { Pager } from '../components/table/pager.tsx'
import { useSelection } from '../components/table/use-selection.ts'
import { liveOn } from '../live/live-page.ts'
import type { Route } from './+types/page'
import { KeyboardNavigation } from './keyboard-navigation.tsx'
import { ReplyDialog } from './reply-dialog.tsx'
import { useReviewColumns } from './review-columns.tsx'
import { useModeration } from './use-moderation.ts'

const filters = ['query', 'verified', 'rating'] as const

export async function loader(args: Route.LoaderArgs) {
  const params = pickParams(args.url, ['page', ...filters])
  return (await adminApi(args).get(withQuery('/api/reviews', params), ReviewPage)).data
}

export const handle = liveOn('review-changed')

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['people', 'admin', 'shop'], productTexts)
  const { total, totalPage, currentPage } = loaderData
  const [search] = useSearchParams()
  const selection = useSelection()
  const { reviews, setPublic, remove, removePhoto, failure } = useModeration(loaderData.reviews, selection)
  const [replied, setReplied] = useState<AdminReview | null>(null)
  const columns = useReviewColumns({ setPublic, remove, removePhoto, reply: setReplied })
  const count = selection.ids.length
  return (
    <AdminPage title={t('admin:sections.reviews')}>
      <FailureBanner failure={failure} />
      <FilterBar placeholder={t('reviews.search')}>
        <FilterSelect
          name="verified"
          label={t('reviews.state')}
          options={[
            { value: 'false', label: t('reviews.waiting') },
            { value: 'true', label: t('reviews.shown') },
          ]}
        />
        <FilterSelect
          name="rating"
          label={t('reviews.rating')}
          options={([5, 4, 3, 2, 1] as const).map((rating) => ({
            value: String(rating),
            label: t('reviews.stars', { rating, word: t(`shop:ratings.${ratingLabel(rating)}`) }),
          }))}
        />
      </FilterBar>
      {reviews.length > 1 && <KeyboardNavigation />}
      <DataTable
        caption={t('admin:sections.reviews')}
        rows={reviews}
        columns={columns}
        idOf={({ _id }) => _id}
        nameOf={({ title, author }) => `${title} – ${author}`}
        selection={selection}
        hasFilters={filters.some((name) => search.has(name))}
        empty={{ title: t('reviews.none'), text: t('reviews.noneText') }}
      />
      <BulkBar selection={selection} pageIds={reviews.map(({ _id }) => _id)}>
        <button type="button" className="small-button" onClick={() => void setPublic(selection.ids, true)}>
          {t('reviews.verifyMany', { count })}
        </button>
        <button type="button" className="small-button" onClick={() => void setPublic(selection.ids, false)}>
          {t('reviews.hideMany', { count })}
        </button>
        <button type="button" className="small-button text-error" onClick={() => void remove(selection.ids)}>
          {t('reviews.deleteMany', { count })}
        </button>
      </BulkBar>
      {replied && <ReplyDialog key={replied._id} review={replied} onClose={() => setReplied(null)} />}
      <Pager page={currentPage} totalPage={totalPage} total={total} />
    </AdminPage>
  )
}
