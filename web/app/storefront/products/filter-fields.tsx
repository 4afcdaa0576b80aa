import { memo } from 'react'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ChoiceFilter } from './choice-filter.tsx'
import { ColorFilter } from './color-filter.tsx'
import type { ListScope } from './list-scope.ts'
import { availabilities, type ListState, statuses } from './list-state.ts'
import type { FilterOptions } from './load-filter-options.ts'
import { PriceFilter } from './price-filter.tsx'
import { SizeFilter } from './size-filter.tsx'
import type { ListView } from './use-list-view.ts'

type FilterFieldsProps = { state: ListState; choices: FilterOptions; scope: ListScope; show: ListView['show'] }

/** All filters of a list. Memoized, so that opening and closing their container does not re-render them. */
export const FilterFields = memo(function FilterFields({ state, choices, scope, show }: FilterFieldsProps) {
  const options = useOptions(choices)
  const choice = (kind: keyof typeof options) =>
    !scope.fixed.includes(kind) &&
    options[kind].length > 0 && (
      <ChoiceFilter kind={kind} options={options[kind]} chosen={state[kind]} onChoose={(values) => show({ [kind]: values })} />
    )
  return (
    <>
      <SizeFilter groups={choices.sizes} chosen={state.sizes} onChoose={(sizes) => show({ sizes })} />
      <PriceFilter range={state} onChange={show} />
      {choices.colors.length > 0 && <ColorFilter colors={choices.colors} chosen={state.colors} onChoose={(colors) => show({ colors })} />}
      {choice('category')}
      {choice('collection')}
      {choice('availability')}
      {choice('status')}
      {choice('tags')}
    </>
  )
})

function useOptions({ tags }: FilterOptions) {
  const { t } = useTranslation('shop')
  const { categories, collections } = useSiteSettings()
  return {
    category: categories.map(({ name, label }) => ({ value: name, label })),
    collection: collections.map(({ slug, label }) => ({ value: slug, label })),
    availability: availabilities.map((value) => ({ value, label: t(`availability.${value}`) })),
    status: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
    tags: tags.map(({ name, label }) => ({ value: name, label })),
  }
}
