import type { AdminExchange } from '../../../../contract/exchanges.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

const tones = { requested: 'wait', approved: 'info', rejected: 'neutral', done: 'good', cancelled: 'neutral' } as const

/** An exchange in words: its items, the states of its return and replacement, and their tones. */
export function useExchangeText() {
  const { t } = useTranslation('orders')
  const variant = (color: string, size: string) => `${color} ${size}`
  return {
    what: ({ quantity, product, color, fromSize, toColor, toSize }: AdminExchange) =>
      t('exchange.what', { quantity, name: product.name, from: variant(color, fromSize), to: variant(toColor, toSize) }),
    tone: ({ status }: AdminExchange) => tones[status],
    back: ({ returnState, returnedItem }: AdminExchange) =>
      returnState && t(`exchange.back.${returnedItem === 'written-off' ? 'writtenOff' : returnState}`),
    sent: ({ replacementState }: AdminExchange) => replacementState && t(`exchange.sent.${replacementState}`),
  }
}
