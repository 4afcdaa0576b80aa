import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { navigationError } from '../../navigation/retrying-fetch.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useDelayedFlag } from '../../ui/hooks/use-delayed-flag.ts'
import { announce } from '../../ui/live-region.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { CardProduct } from '../product-card/card-product.ts'
import { ProductGrid } from '../product-card/product-card.tsx'
import { TetSeason } from '../tet/tet-season.tsx'
import { ListProgress } from './list-progress.tsx'
import type { ListView } from './use-list-view.ts'
import { usePaginatedList } from './use-paginated-list.ts'

/** The products, batch by batch. While others load the current ones stay, dimmed; a long wait shows placeholders. */
export function ProductResults({ products, page, view }: { products: CardProduct[]; page: number; view: ListView }) {
  const { t } = useTranslation('shop')
  const { state, total, totalPage, isChanging, isGrowing, urlOf } = view
  const { first, last, items } = usePaginatedList(products, page)
  const grid = useRef<HTMLDivElement>(null)
  const newItemFocus = useFocusFirstNewItem(grid, items.length, t('list.seen', { seen: items.length, total }))
  // Under the message that they failed to load, nothing spins and the current products stay.
  const isStuck = useSyncExternalStore(navigationError.subscribe, navigationError.isStuck, () => false)
  const isLate = useDelayedFlag(isChanging && !isStuck)
  const pageLink = (at: number) => ({
    to: urlOf({ ...state, page: at }),
    replace: true,
    preventScrollReset: true,
    onClick: newItemFocus.expect,
  })
  return (
    <>
      {first > 1 && (
        <p className="mb-8 text-center">
          <ButtonLink look="secondary" {...pageLink(first - 1)} onClick={() => {}}>
            {t('list.before')}
          </ButtonLink>
        </p>
      )}
      <div ref={grid} className="list-results" aria-busy={(isChanging && !isStuck) || undefined}>
        {isLate ? (
          <GridSkeleton count={Math.min(items.length, 8)} />
        ) : (
          <TetSeason products={items}>
            <ProductGrid products={items} eager={4} />
          </TetSeason>
        )}
        {/* At once, while the press still explains that what follows moves down. */}
        {isGrowing && !isStuck && <GridSkeleton count={Math.min(state.limit, total - last * state.limit)} />}
      </div>
      {totalPage > 1 && <ListProgress from={(first - 1) * state.limit} shown={items.length} total={total} />}
      {last < totalPage && (
        <p className="mt-6 text-center">
          <ButtonLink look="secondary" aria-busy={(isGrowing && !isStuck) || undefined} {...pageLink(last + 1)}>
            {t('list.more', { count: Math.min(state.limit, total - last * state.limit) })}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

/** After more products have loaded, moves the focus to the first new one and announces the new count. */
function useFocusFirstNewItem(grid: React.RefObject<HTMLDivElement | null>, count: number, message: string) {
  const expected = useRef<number | null>(null)
  useEffect(() => {
    const before = expected.current
    if (before === null || count <= before) return
    expected.current = null
    grid.current?.querySelectorAll<HTMLElement>('.card-name a')[before]?.focus({ preventScroll: true })
    announce(message)
  }, [grid, count, message])
  return {
    expect: () => {
      expected.current = count
    },
  }
}

function GridSkeleton({ count }: { count: number }) {
  return (
    <div className="product-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders, never reordered
        <div key={place} className="card overflow-hidden">
          <Skeleton className="aspect-4/5 w-full rounded-none" />
          <div className="grid gap-2 p-4">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-7 w-24" />
          </div>
        </div>
      ))}
    </div>
  )
}
