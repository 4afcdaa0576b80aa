import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function CartEmpty() {
  const { t } = useTranslation('checkout')
  return (
    <EmptyState art="rabbit" title={t('cart.emptyTitle')} text={t('cart.emptyText')}>
      <ButtonLink to={paths.products()} data-focus="empty">
        {t('cart.emptyButton')}
      </ButtonLink>
    </EmptyState>
  )
}
