import { useTranslation } from '../../i18n/use-translation.ts'
import { ColorFilter } from './color-filter.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { appliedFilters } from './list-state.ts'
import { PriceFilter } from './price-filter.tsx'
import { PromotedFilter } from './promoted-filter.tsx'
import { SizeFilter } from './size-filter.tsx'
import { SortSelect } from './sort-select.tsx'
import type { ListView } from './use-list-view.ts'

/** The most used filters, the button for all of them, and the sort order. */
export function ListToolbar({ view }: { view: ListView }) {
  const { t } = useTranslation('shop')
  const { state, choices, scope, show } = view
  const applied = appliedFilters(state)
  const prices = applied.filter(({ kind }) => kind === 'price').length
  return (
    <div className="list-toolbar">
      <div className="promoted-filters">
        {choices.sizes.length > 0 && (
          <PromotedFilter label={t('list.sizes')} count={state.sizes.length} state={state} fieldNames={['sizes']}>
            <SizeFilter groups={choices.sizes} chosen={state.sizes} onChoose={(sizes) => show({ sizes })} />
          </PromotedFilter>
        )}
        <PromotedFilter label={t('list.price')} count={prices} state={state} fieldNames={['min', 'max']}>
          <PriceFilter range={state} onChange={show} />
        </PromotedFilter>
        {choices.colors.length > 0 && (
          <PromotedFilter label={t('list.colors')} count={state.colors.length} state={state} fieldNames={['colors']}>
            <ColorFilter colors={choices.colors} chosen={state.colors} onChoose={(colors) => show({ colors })} />
          </PromotedFilter>
        )}
      </div>
      <FilterDialog view={view} count={applied.length} />
      <SortSelect state={state} scope={scope} show={show} />
    </div>
  )
}
