import type { AdminExchange } from '../../../../contract/orders/exchanges.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

const tones = { requested: 'wait', approved: 'info', rejected: 'neutral', done: 'good', cancelled: 'neutral' } as const

const backOf = { stock: null, 'second-choice': 'secondChoice', 'written-off': 'writtenOff' } as const

/** An exchange in words: its items, the states of its return and replacement, and their tones. */
export function useExchangeText() {
  const { t } = useTranslation('orders')
  const variant = (color: string, size: string) => [color, size].filter(Boolean).join(' ')
  return {
    what: ({ quantity, product, color, fromSize, toProduct, toColor, toSize }: AdminExchange) =>
      t('exchange.what', {
        quantity,
        name: product.name,
        from: variant(color, fromSize),
        to: toProduct ? `${toProduct.name} ${variant(toColor, toSize)}` : variant(toColor, toSize),
      }),
    tone: ({ status }: AdminExchange) => tones[status],
    back: ({ returnState, returnedItem }: AdminExchange) =>
      returnState && t(`exchange.back.${(returnedItem && backOf[returnedItem]) ?? returnState}`),
    sent: ({ replacementState }: AdminExchange) => replacementState && t(`exchange.sent.${replacementState}`),
  }
}
