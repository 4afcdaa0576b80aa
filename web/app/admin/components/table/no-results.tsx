import { useLocation } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'

/** Shown if the filters match nothing, with a link that clears them. */
export function NoResults() {
  const { t } = useTranslation('admin')
  const { pathname } = useLocation()
  return (
    <EmptyState art="cat" title={t('table.nothingFound')} text={t('table.nothingFoundText')}>
      <Link to={pathname} className="button button-secondary">
        {t('table.clear')}
      </Link>
    </EmptyState>
  )
}
