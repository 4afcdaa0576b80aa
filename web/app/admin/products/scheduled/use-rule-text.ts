import type { PriceRule } from '../../../../../contract/admin/prices.ts'
import { formatPrice } from '../../../../../contract/money.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** A rule for prices in words: "Sale, 20% off". */
export function useRuleText(): (rule: PriceRule) => string {
  const { t } = useTranslation('priceSchedules')
  return ({ target, by, value }) => {
    if (target === 'end-sale') return t('rules.endSale')
    const kind = target === 'sale' ? 'sale' : value > 0 ? 'raise' : 'lower'
    const amount = Math.abs(value)
    return t(`rules.${kind}`, { value: by === 'percent' ? `${amount}%` : formatPrice(amount) })
  }
}
