import { useLocation } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'

/** A list that is narrowed to nothing, and the way back to all of it. */
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
