import { useTranslation } from '../../i18n/use-translation.ts'
import { useShop } from '../use-shop.ts'
import { ChoiceFilter } from './choice-filter.tsx'
import { ColorFilter } from './color-filter.tsx'
import type { ListScope } from './list-scope.ts'
import { availabilities, type ChoiceKind, type ListKind, type ListState, statuses, toggled } from './list-state.ts'
import type { Choices } from './load-choices.ts'
import { PriceFilter } from './price-filter.tsx'
import { SizeFilter } from './size-filter.tsx'
import { TagFilter } from './tag-filter.tsx'

type FilterFieldsProps = { formId: string; state: ListState; choices: Choices; scope: ListScope; show: (next: ListState) => void }

/** Everything a list can be narrowed by. */
export function FilterFields({ formId, state, choices, scope, show }: FilterFieldsProps) {
  const options = useChoiceOptions()
  const toggle = (kind: ListKind) => (value: string) => show(toggled(state, kind, value))
  const choice = (kind: ChoiceKind) =>
    !scope.fixed.includes(kind) &&
    options[kind].length > 0 && (
      <ChoiceFilter
        key={kind}
        kind={kind}
        formId={formId}
        options={options[kind]}
        chosen={state[kind]}
        onChoose={(value) => show({ ...state, [kind]: value, page: 1 })}
      />
    )
  return (
    <>
      <SizeFilter groups={choices.sizes} chosen={state.sizes} onToggle={toggle('sizes')} />
      <PriceFilter range={state} onChange={(range) => show({ ...state, ...range, page: 1 })} />
      {choices.colors.length > 0 && <ColorFilter colors={choices.colors} chosen={state.colors} onToggle={toggle('colors')} />}
      {choice('category')}
      {choice('collection')}
      {choice('availability')}
      {choice('status')}
      {choices.tags.length > 0 && <TagFilter tags={choices.tags} chosen={state.tags} onToggle={toggle('tags')} />}
    </>
  )
}

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
