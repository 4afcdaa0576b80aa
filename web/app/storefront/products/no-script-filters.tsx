import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FilterFields } from './filter-fields.tsx'
import { HiddenStateInputs } from './hidden-state-inputs.tsx'
import type { ListView } from './use-list-view.ts'

export const noScriptFiltersId = 'all-filters'
const fieldNames = ['sizes', 'min', 'max', 'colors', 'category', 'collection', 'availability', 'status', 'tags'] as const

/** The same filters as a plain form, for browsers without scripts. */
export function NoScriptFilters({ view }: { view: ListView }) {
  const { t } = useTranslation('shop')
  const { pathname } = useLocation()
  return (
    <noscript>
      <form method="get" action={pathname} id={noScriptFiltersId} className="card mt-12 p-6">
        <h2 className="mb-4 text-xl">{t('list.filters')}</h2>
        <HiddenStateInputs state={view.state} except={fieldNames} />
        <FilterFields {...view} />
        <button type="submit" className="button button-primary mt-4">
          {t('list.apply')}
        </button>
      </form>
    </noscript>
  )
}
