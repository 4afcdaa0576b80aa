import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { placedOrderStore } from '../checkout/placed-order-store.ts'

export function CartEmpty() {
  const { t } = useTranslation('checkout')
  const [placed, setPlaced] = useState<string | null>(null)
  useEffect(() => setPlaced(placedOrderStore.read()), [])
  return (
    <EmptyState art="rabbit" title={t('cart.emptyTitle')} text={t('cart.emptyText')}>
      <div className="flex flex-wrap justify-center gap-3">
        {placed && (
          <ButtonLink to={placed} look="secondary">
            {t('cart.placed')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.products()} data-focus="empty">
          {t('cart.emptyButton')}
        </ButtonLink>
      </div>
    </EmptyState>
  )
}
