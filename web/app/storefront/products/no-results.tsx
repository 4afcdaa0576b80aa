import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { focusListCount } from './list-count.ts'
import { withoutFilters } from './list-state.ts'
import type { ListView } from './use-list-view.ts'

/** Too many filters: the chips above stay, and this offers to remove them. */
export function NoResults({ view }: { view: ListView }) {
  const { t } = useTranslation('shop')
  return (
    <EmptyState art="cat" title={t('list.noneTitle')} text={t('list.noneText')}>
      <ButtonLink to={view.urlOf(withoutFilters(view.state))} preventScrollReset onClick={focusListCount}>
        {t('list.clear')}
      </ButtonLink>
    </EmptyState>
  )
}
