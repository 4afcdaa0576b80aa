import './products.css'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type AdminProduct, AdminProductPage } from '../../../../contract/admin/products.ts'
import { CategoryList, CollectionList, TagList } from '../../../../contract/catalogue.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { withQuery } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { adminApi, pickParams } from '../admin-api.ts'
import { adminPaths } from '../admin-paths.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { FailureBanner } from '../components/failure-banner.tsx'
import { DataTable } from '../components/table/data-table.tsx'
import { ExportLink } from '../components/table/export-link.tsx'
import { FailedRows } from '../components/table/failed-rows.tsx'
import { Pager } from '../components/table/pager.tsx'
import type { FailedItem } from '../components/table/send-in-chunks.ts'
import type { Route } from './+types/page'
import { BulkActions } from './bulk-actions.tsx'
import { PriceUndoNote } from './prices/price-undo-note.tsx'
import { useProductColumns } from './product-columns.tsx'
import { ProductFilters } from './product-filters.tsx'
import { useCanEdit } from './use-can-edit.ts'
import { useProductActions } from './use-product-actions.ts'
import { filterParams, useProductSelection } from './use-product-selection.ts'

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const params = pickParams(args.url, ['page', 'sort', ...filterParams])
  const [page, categories, collections, tags] = await Promise.all([
    api.get(withQuery('/api/products/manage', { limit: 50, ...params }), AdminProductPage),
    api.get('/api/categories', CategoryList),
    api.get('/api/collections', CollectionList),
    api.get('/api/tags', TagList),
  ])
  return { ...page.data, categories: categories.data, collections: collections.data, tags: tags.data }
}

/** All products: search, filters and bulk changes. */
export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['products', 'files', 'admin', 'deletedProducts'])
  const { products, total, totalPage, currentPage, categories, collections, tags } = loaderData
  const [search] = useSearchParams()
  const choice = useProductSelection({ products, total })
  const canEdit = useCanEdit()
  const [failed, setFailed] = useState<readonly FailedItem[]>([])
  const actions = useProductActions()
  const columns = useProductColumns({ actions, mayChange: canEdit })

  return (
    <AdminPage
      title={t('title')}
      actions={
        canEdit && (
          <>
            <ExportLink className="max-sm:hidden" path="/api/products/export.csv" narrowing={filterParams} />
            <ButtonLink to={adminPaths.importProducts()} look="secondary" className="max-sm:hidden">
              {t('files:import')}
            </ButtonLink>
            <ButtonLink to={adminPaths.priceSheet()} look="secondary" className="max-sm:hidden">
              {t('admin:sections.priceSheet')}
            </ButtonLink>
            <ButtonLink to={adminPaths.quickProduct()} look="secondary">
              {t('quick')}
            </ButtonLink>
            <ButtonLink to={adminPaths.addProduct()}>{t('add')}</ButtonLink>
          </>
        )
      }
    >
      <FailureBanner failure={actions.failure} />
      <FailureBanner failure={choice.matching?.failure ?? null} />
      <FailedRows title={t('bulk.failed', { count: failed.length })} failed={failed} nameOf={choice.nameOf} />
      {canEdit && <PriceUndoNote />}
      <ProductFilters categories={categories} collections={collections} tags={tags} />
      <DataTable<AdminProduct>
        caption={t('caption')}
        rows={products}
        columns={columns}
        idOf={({ _id }) => _id}
        nameOf={({ name }) => name}
        {...(canEdit ? { selection: choice.selection } : {})}
        opensRows
        hasFilters={filterParams.some((name) => search.has(name))}
        empty={{
          title: t('empty.title'),
          text: t('empty.text'),
          action: canEdit && <ButtonLink to={adminPaths.addProduct()}>{t('add')}</ButtonLink>,
        }}
      />
      {canEdit && <BulkActions choice={choice} collections={collections} tags={tags} actions={actions} onFailed={setFailed} />}
      <Pager page={currentPage} totalPage={totalPage} total={total} />
      {canEdit && (
        <p className="mt-2 flex flex-wrap gap-x-6">
          <Link to={adminPaths.priceSchedules()} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {t('admin:sections.priceSchedules')}
          </Link>
          <Link to={adminPaths.deletedProducts()} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {t('deletedProducts:link')}
          </Link>
        </p>
      )}
    </AdminPage>
  )
}
