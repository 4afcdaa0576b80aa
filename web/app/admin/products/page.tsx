import './products.css'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CategoryList, CollectionList, TagList } from '../../../../contract/catalogue.ts'
import { ManagedPage, type ManagedProduct } from '../../../../contract/products.admin.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths, withQuery } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { adminApi, askedFor } from '../admin-api.ts'
import { AdminPage } from '../parts/admin-page.tsx'
import { DataTable } from '../parts/data-table.tsx'
import { ExportLink } from '../parts/export-link.tsx'
import { FailedRows } from '../parts/failed-rows.tsx'
import { FailureBanner } from '../parts/failure-banner.tsx'
import { Pager } from '../parts/pager.tsx'
import type { Failed } from '../parts/run-in-parts.ts'
import type { Route } from './+types/page'
import { BulkActions } from './bulk-actions.tsx'
import { rememberList } from './last-list.ts'
import { useProductColumns } from './product-columns.tsx'
import { ProductFilters } from './product-filters.tsx'
import { useMayChange } from './use-may-change.ts'
import { useProductActions } from './use-product-actions.ts'
import { narrowing, useProductChoice } from './use-product-choice.ts'

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const asked = askedFor(args.url, ['page', 'sort', ...narrowing])
  const [page, categories, collections, tags] = await Promise.all([
    api.get(withQuery('/api/products/manage', { limit: 50, ...asked }), ManagedPage),
    api.get('/api/categories', CategoryList),
    api.get('/api/collections', CollectionList),
    api.get('/api/tags', TagList),
  ])
  return { ...page.data, categories: categories.data, collections: collections.data, tags: tags.data }
}

/** Every product there is: found, sorted out, changed by the dozen. */
export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['products', 'files'])
  const { products, total, totalPage, currentPage, categories, collections, tags } = loaderData
  const [search] = useSearchParams()
  const choice = useProductChoice({ products, total })
  const mayChange = useMayChange()
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const actions = useProductActions()
  const columns = useProductColumns({ actions, mayChange })
  useEffect(() => rememberList(search.size > 0 ? `?${search}` : ''), [search])

  return (
    <AdminPage
      title={t('title')}
      actions={
        mayChange && (
          <>
            <ExportLink className="max-sm:hidden" path="/api/products/export.csv" narrowing={narrowing} />
            <ButtonLink to={paths.admin.importProducts()} look="secondary" className="max-sm:hidden">
              {t('files:import')}
            </ButtonLink>
            <ButtonLink to={paths.admin.quickProduct()} look="secondary">
              {t('quick')}
            </ButtonLink>
            <ButtonLink to={paths.admin.addProduct()}>{t('add')}</ButtonLink>
          </>
        )
      }
    >
      <FailureBanner failure={actions.failure} />
      <FailureBanner failure={choice.matching?.failure ?? null} />
      <FailedRows title={t('bulk.failed', { count: failed.length })} failed={failed} nameOf={choice.nameOf} />
      <ProductFilters categories={categories} collections={collections} tags={tags} />
      <DataTable<ManagedProduct>
        caption={t('caption')}
        rows={products}
        columns={columns}
        idOf={({ _id }) => _id}
        nameOf={({ name }) => name}
        {...(mayChange ? { selection: choice.selection } : {})}
        opensRows
        isNarrowed={narrowing.some((name) => search.has(name))}
        empty={{
          title: t('empty.title'),
          text: t('empty.text'),
          action: mayChange && <ButtonLink to={paths.admin.addProduct()}>{t('add')}</ButtonLink>,
        }}
      />
      {mayChange && <BulkActions choice={choice} collections={collections} tags={tags} actions={actions} onFailed={setFailed} />}
      <Pager page={currentPage} totalPage={totalPage} total={total} />
    </AdminPage>
  )
}
