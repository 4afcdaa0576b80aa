import X from 'lucide-react/icons/x'
import { formatAmount } from '../../../../contract/money.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { focusListCount } from './list-count.ts'
import { type AppliedFilter, appliedFilters, type ListState, withoutFilters } from './list-state.ts'
import type { FilterOptions } from './load-filter-options.ts'

type AppliedChipsProps = { state: ListState; choices: Pick<FilterOptions, 'colors' | 'tags'>; addressOf: (state: ListState) => string }

/** The applied filters; each chip removes its own, and the last link removes all. */
export function AppliedChips({ state, choices, addressOf: urlOf }: AppliedChipsProps) {
  const { t } = useTranslation('shop')
  const nameOf = useChipNames(state, choices)
  const applied = appliedFilters(state)
  if (applied.length === 0) return null
  return (
    <ul className="chips" aria-label={t('list.applied')}>
      {applied.map((filter) => (
        <li key={`${filter.kind} ${filter.value}`}>
          <Link
            to={urlOf(filter.without)}
            preventScrollReset
            className="chip"
            aria-label={t('list.remove', { name: nameOf(filter) })}
            onClick={focusListCount}
          >
            <MaybeVietnamese text={nameOf(filter)} />
            <X aria-hidden size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={urlOf(withoutFilters(state))} preventScrollReset className="chip-clear" onClick={focusListCount}>
          {t('list.clear')}
        </Link>
      </li>
    </ul>
  )
}

function useChipNames(state: ListState, choices: AppliedChipsProps['choices']): (filter: AppliedFilter) => string {
  const { t } = useTranslation('shop')
  const { categories, collections } = useSiteSettings()
  return ({ kind, value }) => {
    if (kind === 'price') {
      const [min = '', max = ''] = [state.min, state.max].map((vnd) => (vnd === null ? '' : formatAmount(vnd)))
      return t(min && max ? 'list.between' : min ? 'list.above' : 'list.below', { min, max })
    }
    if (kind === 'status') return t(`status.${value as ListState['status'][number]}`)
    if (kind === 'availability') return t(`availability.${value as ListState['availability'][number]}`)
    if (kind === 'category') return categories.find(({ name }) => name.toLowerCase() === value.toLowerCase())?.label ?? value
    if (kind === 'collection') return collections.find(({ slug }) => slug === value)?.label ?? value
    if (kind === 'colors') return choices.colors.find(({ color }) => color === value)?.label ?? value
    if (kind === 'tags') return choices.tags.find(({ name }) => name === value)?.label ?? value
    return t('list.sizeNamed', { size: value })
  }
}
