import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** An empty list without filters. */
export function EmptyList() {
  const { t } = useTranslation(['shop', 'common'])
  const isWholeShop = useLocation().pathname === paths.products()
  return (
    <EmptyState art="cat" title={t('list.nothingYet')} text={t('list.nothingYetText')}>
      {isWholeShop ? (
        <ButtonLink to={paths.home()}>{t('common:error.home')}</ButtonLink>
      ) : (
        <ButtonLink to={paths.products()}>{t('list.nothingYetAll')}</ButtonLink>
      )}
    </EmptyState>
  )
}
