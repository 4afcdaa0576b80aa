import './stock.css'
import './stock-phone.css'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { StockPage as Answer, type StockProduct } from '../../../../contract/admin/stock.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { withQuery } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { adminApi, pickParams } from '../admin-api.ts'
import { adminPaths } from '../admin-paths.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { FilterBar } from '../components/table/filter-bar.tsx'
import { NoResults } from '../components/table/no-results.tsx'
import { Pager } from '../components/table/pager.tsx'
import { useIsAdmin } from '../orders/use-role.ts'
import type { Route } from './+types/page'
import { moveInGrid } from './grid-navigation.ts'
import { HistoryDialog } from './history-dialog.tsx'
import { StockGrid } from './stock-grid.tsx'
import { StockSaveBar } from './stock-save-bar.tsx'
import { StockTabs } from './stock-tabs.tsx'
import { ThresholdDialog } from './threshold-dialog.tsx'
import { useStockGrid } from './use-stock-grid.ts'

/** A phone shows the cells of so many; of more, each product opens by a tap. */
const fewProducts = 3

export async function loader(args: Route.LoaderArgs) {
  const params = pickParams(args.url, ['page', 'query', 'low', 'product'])
  return adminApi(args).get(withQuery('/api/stock', params), Answer)
}

export default function StockPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('stock')
  const { products, total, totalPage, currentPage, lowCount, lowStock } = loaderData.data
  const isAdmin = useIsAdmin()
  const [search] = useSearchParams()
  const cells = useRef<HTMLDivElement>(null)
  const grid = useStockGrid(useMemo(() => variantsOf(products), [products]))
  const [refused, setRefused] = useState(0)
  const [history, setHistory] = useState<{ id: string; name: string }>()
  const [threshold, setThreshold] = useState<{ product?: StockProduct }>()
  const openHistory = useCallback((id: string, name: string) => setHistory({ id, name }), [])
  const isLow = search.get('low') === 'true'
  const isFolded = !isLow && products.length > fewProducts

  return (
    <AdminPage
      title={t('title')}
      actions={
        <>
          <ButtonLink to={adminPaths.stockTakes()} look="secondary">
            {t('take')}
          </ButtonLink>
          {isAdmin && (
            <button type="button" className="small-button" onClick={() => setThreshold({})}>
              {t('threshold.shop', { count: lowStock })}
            </button>
          )}
        </>
      }
    >
      <StockTabs lowCount={lowCount} />
      <FilterBar placeholder={t('search')}>{isLow && <input type="hidden" name="low" value="true" />}</FilterBar>
      {refused > 0 && (
        <Alert title={t('someFailed', { count: refused })} className="mb-4">
          {t('failedText')}
        </Alert>
      )}
      {products.length === 0 ? (
        <EmptyStock isLow={isLow} isAdmin={isAdmin} hasFilters={search.has('query') || search.has('product')} />
      ) : (
        <>
          <p className="mb-3 text-sm text-soft">
            {t('help')} <span className="max-lg:hidden">{t('helpKeys')}</span>
          </p>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the cells inside. */}
          <div
            ref={cells}
            className="stock-products"
            onKeyDown={(event) => {
              if (!(event.target instanceof HTMLInputElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
              if (cells.current && moveInGrid(cells.current, event.target, event.key)) event.preventDefault()
            }}
          >
            {products.map((product) => (
              <StockGrid
                key={product._id}
                product={product}
                grid={grid}
                lowStock={lowStock}
                isFolded={isFolded}
                isAdmin={isAdmin}
                onHistory={openHistory}
                onThreshold={(of) => setThreshold({ product: of })}
              />
            ))}
          </div>
        </>
      )}
      <Pager page={currentPage} totalPage={totalPage} total={total} />
      <StockSaveBar grid={grid} onFailed={setRefused} />
      {history && <HistoryDialog key={history.id} variantId={history.id} name={history.name} onClose={() => setHistory(undefined)} />}
      {threshold && <ThresholdDialog {...threshold} lowStock={lowStock} onClose={() => setThreshold(undefined)} />}
    </AdminPage>
  )
}

function variantsOf(products: readonly StockProduct[]) {
  return new Map(products.flatMap(({ colors }) => colors.flatMap(({ variants }) => variants.map((variant) => [variant._id, variant]))))
}

function EmptyStock({ isLow, isAdmin, hasFilters }: { isLow: boolean; isAdmin: boolean; hasFilters: boolean }) {
  const { t } = useTranslation(['stock', 'admin'])
  if (isLow && !hasFilters) return <EmptyState art="rabbit" title={t('noneLow.title')} text={t('noneLow.text')} />
  if (hasFilters) return <NoResults />
  return (
    <EmptyState art="rabbit" title={t('empty.title')} text={t('empty.text')}>
      {isAdmin && <ButtonLink to={adminPaths.addProduct()}>{t('empty.add')}</ButtonLink>}
    </EmptyState>
  )
}
