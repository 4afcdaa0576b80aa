import './take.css'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { TakePage } from '../../../../../contract/admin/stock-takes.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { adminApi, pickParams } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { PageTabs } from '../../components/page-tabs.tsx'
import { FilterBar } from '../../components/table/filter-bar.tsx'
import { useRevalidatePage } from '../../use-revalidate-page.ts'
import type { Route } from './+types/page'
import { CountProduct } from './count-product.tsx'
import { useTakeCounts } from './use-take-counts.ts'

/** How often the counts of others appear. */
const refreshMs = 20_000

export async function loader(args: Route.LoaderArgs) {
  const params = pickParams(args.url, ['page', 'query', 'left'])
  return (await adminApi(args).get(withQuery(`/api/stock-takes/${args.params.id}`, params), TakePage)).data
}

/** Counting: every number is saved as it is entered, so that two people can count and a reload loses nothing. */
export default function TakeCountPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('stockTakes')
  const { take, products, currentPage, hasMore } = loaderData
  const counts = useTakeCounts(take, products)
  const cells = useRef<HTMLDivElement>(null)
  const [search] = useSearchParams()
  const isLeft = search.get('left') === 'true'
  useOthersCounts(counts.unsaved === 0)
  const name = take.scope === 'all' ? t('all') : (take.name ?? t('gone'))
  const isOpen = take.state === 'open'

  /** Enter goes to the next cell, as on a number pad. */
  function focusNext(from: HTMLElement): void {
    const inputs = [...(cells.current?.querySelectorAll<HTMLInputElement>('input[data-cell]') ?? [])]
    const next = inputs[inputs.indexOf(from as HTMLInputElement) + 1]
    if (next) next.focus()
    else from.blur()
  }

  return (
    <AdminPage title={name} windowTitle={t('title')} back={{ label: t('title'), to: adminPaths.stockTakes() }}>
      <div className="take-progress">
        <progress
          aria-label={t('progress', { counted: counts.counted, cells: take.cells })}
          value={counts.counted}
          max={Math.max(1, take.cells)}
        />
        <span>{t('progress', { counted: counts.counted, cells: take.cells })}</span>
      </div>
      <PageTabs
        label={t('tabs.label')}
        current={isLeft ? 'left' : 'all'}
        staysPut
        tabs={(['all', 'left'] as const).map((tab) => ({
          name: tab,
          to: adminPaths.stockTake(take._id, { query: search.get('query'), ...(tab === 'left' ? { left: 'true' } : {}) }),
          label: t(`tabs.${tab}`),
        }))}
      />
      <FilterBar placeholder={t('search')} />
      {products.length === 0 ? (
        <EmptyState art="rabbit" title={t(isLeft ? 'allDone' : 'nothing')} text={isLeft ? t('allDoneText') : ''} />
      ) : (
        <div ref={cells}>
          <p className="mb-2 text-sm text-soft">{t('help')}</p>
          {products.map((product) => (
            <CountProduct key={product._id} product={product} counts={counts} isOpen={isOpen} onEnter={focusNext} />
          ))}
        </div>
      )}
      <TakePager page={currentPage} hasMore={hasMore} />
      <div className="take-bar">
        <span aria-live="polite">{counts.unsaved > 0 && t('waiting', { count: counts.unsaved })}</span>
        <ButtonLink to={adminPaths.stockDifferences(take._id)}>{t('toDifferences')}</ButtonLink>
      </div>
    </AdminPage>
  )
}

/** Fetches the counts of others regularly, while no own count is being saved. */
function useOthersCounts(isEnabled: boolean): void {
  const revalidatePage = useRevalidatePage()
  useEffect(() => {
    if (!isEnabled) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidatePage()
    }, refreshMs)
    return () => clearInterval(timer)
  }, [isEnabled, revalidatePage])
}

function TakePager({ page, hasMore }: { page: number; hasMore: boolean }) {
  const { t } = useTranslation('stockTakes')
  const [search] = useSearchParams()
  const to = (target: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(target))
    return `?${next}`
  }
  if (page === 1 && !hasMore) return null
  return (
    <nav className="pager" aria-label={t('pages')}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className="small-button">
          {t('previous')}
        </Link>
      )}
      {hasMore && (
        <Link to={to(page + 1)} rel="next" className="small-button">
          {t('next')}
        </Link>
      )}
    </nav>
  )
}
