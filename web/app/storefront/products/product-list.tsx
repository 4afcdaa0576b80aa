import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AppliedChips } from './applied-chips.tsx'
import { ChildFilter } from './child-filter.tsx'
import { EmptyList } from './empty-list.tsx'
import { countId } from './list-count.ts'
import type { ListScope } from './list-scope.ts'
import { appliedFilters } from './list-state.ts'
import { ListToolbar } from './list-toolbar.tsx'
import type { LoadedList } from './load-list.ts'
import { NoResults } from './no-results.tsx'
import { NoScriptFilters } from './no-script-filters.tsx'
import { ProductResults } from './product-results.tsx'
import { useListView } from './use-list-view.ts'

type ProductListProps = {
  list: LoadedList
  scope: ListScope
  /** Shown if the list is empty even without filters. */
  empty?: ReactNode
}

/** The common parts of every product list: filters, sort order, chips, products, and a button for more. */
export function ProductList({ list, scope, empty }: ProductListProps) {
  const { t } = useTranslation('shop')
  const view = useListView(list, scope)
  const { state, total, isMore, urlOf } = view
  const hasFilters = appliedFilters(state).length > 0
  return (
    <section aria-labelledby="list-title" className="product-list">
      <h2 id="list-title" className="sr-only">
        {t('list.results')}
      </h2>
      {(total > 0 || hasFilters) && <ListToolbar view={view} />}
      <div className="list-status">
        <p id={countId} tabIndex={-1} role="status" className="list-count">
          {t(isMore ? 'countMore' : 'count', { count: total })}
        </p>
        {list.choices.sizes.length > 0 && (total > 0 || hasFilters) && <ChildFilter view={view} />}
        <AppliedChips state={state} choices={list.choices} addressOf={urlOf} />
      </div>
      {total > 0 && <ProductResults products={list.products} page={list.page} view={view} />}
      {total === 0 && (hasFilters ? <NoResults view={view} /> : (empty ?? <EmptyList />))}
      <NoScriptFilters view={view} />
    </section>
  )
}
