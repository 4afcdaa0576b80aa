import type { Cart } from '../../../../contract/cart.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useLastError } from '../../ui/hooks/use-last-error.ts'
import { InlineError } from '../../ui/inline-error.tsx'
import type { PricedArea } from '../free-delivery/free-delivery.rule.ts'
import { useDeliveryAreas } from '../free-delivery/use-delivery-areas.ts'
import { estimateShipping } from './estimate-shipping.rule.ts'

/** Shows the approximate shipping fee before the checkout, so that it does not come as a surprise. */
export function ShippingEstimateLine({ cart, areas }: { cart: Cart; areas?: PricedArea[] | undefined }) {
  const { t } = useTranslation('checkout')
  const query = useDeliveryAreas(areas)
  const { data, isFetching, refetch } = query
  const isRefused = useLastError(query) !== null
  if (isRefused) return <InlineError text={t('sums.areasFailed')} isRetrying={isFetching} onRetry={() => void refetch()} />
  const estimate = estimateShipping(data ?? [], cart.subTotal, cart.discount?.freeShipping)
  if (!estimate) return <p>{t(data ? 'sums.noDelivery' : 'sums.shippingLater')}</p>
  const { min, max } = estimate
  const about =
    max === 0
      ? t('sums.shippingFree')
      : min === max
        ? t('sums.shippingOne', { fee: formatAmount(max) })
        : t(min === 0 ? 'sums.shippingUpTo' : 'sums.shippingRange', { min: formatAmount(min), max: formatAmount(max) })
  return (
    <p>
      {t('sums.shippingLater')}&nbsp;· {about}
    </p>
  )
}
