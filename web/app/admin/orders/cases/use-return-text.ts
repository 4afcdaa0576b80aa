import { lineName } from '../../../../../contract/line-name.rule.ts'
import type { AdminReturn } from '../../../../../contract/orders/returns.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

const tones = { requested: 'wait', approved: 'info', received: 'wait', done: 'good', rejected: 'neutral', cancelled: 'neutral' } as const

/** A return in words. */
export function useReturnText() {
  const { t } = useTranslation('cases')
  const lineText = ({ quantity, product, color, size }: AdminReturn['lines'][number]) =>
    `${quantity} × ${lineName(product.name, [color, size], ' ')}`
  return {
    line: lineText,
    what: ({ lines }: AdminReturn) => lines.map(lineText).join(', '),
    tone: ({ status }: AdminReturn) => tones[status],
    came: ({ inspected }: AdminReturn['lines'][number]) =>
      inspected &&
      ([
        inspected.stock > 0 && t('came.stock', { count: inspected.stock }),
        inspected.secondChoice > 0 && t('came.secondChoice', { count: inspected.secondChoice }),
        inspected.writtenOff > 0 && t('came.writtenOff', { count: inspected.writtenOff }),
      ]
        .filter(Boolean)
        .join(', ') ||
        t('came.nothing')),
  }
}
