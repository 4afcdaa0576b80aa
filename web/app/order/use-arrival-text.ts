import type { Order } from '../../../contract/orders/orders.ts'
import { formatDay } from '../i18n/format-date.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useOrderTexts } from './order-texts.ts'

/** The promised delivery dates of an order. */
export function useArrivalText(): (order: Pick<Order, 'deliveryFrom' | 'deliveryTo' | 'pickup'>) => string | null {
  const { t } = useOrderTexts()
  const language = useLanguage()
  return ({ deliveryFrom, deliveryTo, pickup }) => {
    if (!deliveryFrom || !deliveryTo) return null
    const [from, to] = [formatDay(deliveryFrom, language), formatDay(deliveryTo, language)]
    if (pickup) return t('checkout:checkout.readyFrom', { from })
    return from === to ? t('timeline.expectedOn', { from }) : t('timeline.expected', { from, to })
  }
}
