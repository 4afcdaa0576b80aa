import { useState } from 'react'
import { type DeletedProduct, DeletedProductPage, maxAtOnce, restorableDays } from '../../../../../contract/admin/products.ts'
import { formatPrice } from '../../../../../contract/money.ts'
import { formatDay } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { adminApi, pickParams } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { RowThumb } from '../../components/row-thumb.tsx'
import { BulkBar } from '../../components/table/bulk-bar.tsx'
import { type Column, DataTable } from '../../components/table/data-table.tsx'
import { FailedRows } from '../../components/table/failed-rows.tsx'
import { Pager } from '../../components/table/pager.tsx'
import type { FailedItem } from '../../components/table/send-in-chunks.ts'
import { useBulkRequest } from '../../components/table/use-bulk-request.ts'
import { useSelection } from '../../components/table/use-selection.ts'
import { thumbOf } from '../product-columns.tsx'
import type { Route } from './+types/page'
import { sendRestore } from './use-restore-products.ts'

export async function loader(args: Route.LoaderArgs) {
  const path = withQuery('/api/products/manage/deleted', { limit: 50, ...pickParams(args.url, ['page']) })
  return (await adminApi(args).get(path, DeletedProductPage)).data
}

/** Products deleted in the last thirty days, to be restored one by one or together. */
export default function DeletedProductsPage({ loaderData: { products, total, totalPage, currentPage } }: Route.ComponentProps) {
  const { t } = useTranslation('deletedProducts')
  const selection = useSelection('')
  const many = useBulkRequest(maxAtOnce)
  const [failed, setFailed] = useState<readonly FailedItem[]>([])
  const nameOf = (id: string) => products.find(({ _id }) => _id === id)?.name ?? id

  async function restore(ids: readonly string[]): Promise<void> {
    const result = await many.run(ids, sendRestore, t('restored'))
    if (!result) return
    setFailed(result.failed)
    selection.setAll(result.handled, false)
  }

  return (
    <AdminPage
      title={t('title')}
      actions={
        <ButtonLink to={adminPaths.products()} look="secondary">
          {t('back')}
        </ButtonLink>
      }
    >
      <FailureBanner failure={many.failure} />
      <FailedRows title={t('failedRows', { count: failed.length })} failed={failed} nameOf={nameOf} />
      <p className="mb-4 text-soft">{t('intro', { count: restorableDays })}</p>
      <DataTable
        caption={t('caption')}
        rows={products}
        columns={useColumns({ isBusy: many.isBusy, onRestore: (id) => void restore([id]) })}
        idOf={({ _id }) => _id}
        nameOf={({ name }) => name}
        selection={selection}
        hasFilters={false}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      />
      <BulkBar selection={selection} pageIds={products.map(({ _id }) => _id)} run={many}>
        <button type="button" className="small-button" disabled={many.isBusy} onClick={() => void restore(selection.ids)}>
          {t('restoreCount', { count: selection.ids.length })}
        </button>
      </BulkBar>
      {total > 0 && <Pager page={currentPage} totalPage={totalPage} total={total} />}
    </AdminPage>
  )
}

function useColumns({ isBusy, onRestore }: { isBusy: boolean; onRestore: (id: string) => void }): Column<DeletedProduct>[] {
  const { t } = useTranslation('deletedProducts')
  const language = useLanguage()
  return [
    {
      key: 'name',
      title: t('columns.product'),
      phone: 'head',
      cell: ({ name, sku, thumb, restorableUntil }) => (
        <span className="named-cell">
          <RowThumb src={thumb && thumbOf(thumb)} />
          <span className="min-w-0">
            <span className="font-semibold">{name}</span>
            <span className="row-facts block text-sm text-soft">
              <span className="only-wide">{sku}</span>
              <span className="only-phone">{t('until', { day: formatDay(restorableUntil, language) })}</span>
            </span>
          </span>
        </span>
      ),
    },
    { key: 'price', title: t('columns.price'), isNumber: true, cell: ({ price }) => formatPrice(price) },
    { key: 'deleted', title: t('columns.deleted'), noWrap: true, cell: ({ deletedAt }) => formatDay(deletedAt, language) },
    { key: 'until', title: t('columns.until'), noWrap: true, cell: ({ restorableUntil }) => formatDay(restorableUntil, language) },
    {
      key: 'restore',
      title: t('columns.restore'),
      phone: 'more',
      cell: ({ _id, name }) => (
        <button type="button" className="small-button" disabled={isBusy} onClick={() => onRestore(_id)}>
          {t('restore')}
          <span className="sr-only"> {name}</span>
        </button>
      ),
    },
  ]
}
