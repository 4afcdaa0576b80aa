import { memo } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useShop } from '../use-shop.ts'
import { ChoiceFilter } from './choice-filter.tsx'
import { ColorFilter } from './color-filter.tsx'
import type { ListScope } from './list-scope.ts'
import { availabilities, type ChoiceKind, type ListState, statuses } from './list-state.ts'
import type { Choices } from './load-choices.ts'
import { PriceFilter } from './price-filter.tsx'
import { SizeFilter } from './size-filter.tsx'
import { TagFilter } from './tag-filter.tsx'
import type { ListView } from './use-list-view.ts'

type FilterFieldsProps = { formId: string; state: ListState; choices: Choices; scope: ListScope; show: ListView['show'] }

/** Everything a list can be narrowed by. Opening and closing what it stands in leaves it as it is. */
export const FilterFields = memo(function FilterFields({ formId, state, choices, scope, show }: FilterFieldsProps) {
  const options = useChoiceOptions()
  const choice = (kind: ChoiceKind) =>
    !scope.fixed.includes(kind) &&
    options[kind].length > 0 && (
      <ChoiceFilter
        key={kind}
        kind={kind}
        formId={formId}
        options={options[kind]}
        chosen={state[kind]}
        onChoose={(value) => show({ [kind]: value })}
      />
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
      {choices.tags.length > 0 && <TagFilter tags={choices.tags} chosen={state.tags} onChoose={(tags) => show({ tags })} />}
    </>
  )
})

function useChoiceOptions(): Record<ChoiceKind, { value: string; label: string }[]> {
  const { t } = useTranslation('shop')
  const { categories, collections } = useShop()
  return {
    category: categories.map(({ name, label }) => ({ value: name, label })),
    collection: collections.map(({ slug, label }) => ({ value: slug, label })),
    availability: availabilities.map((value) => ({ value, label: t(`availability.${value}`) })),
    status: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
  }
}
