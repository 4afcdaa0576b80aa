import { formatAmount } from '../../../../contract/money.ts'
import { formatDateTime } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { bodyOf, type DiscountDraft } from './discount-draft.ts'

/** The effect of a discount in words: "Giảm 10 % cho đơn từ 500.000 ₫, đến 23:59, 31/12/2026". Empty while it has no effect. */
export function useDiscountSentence(): (draft: DiscountDraft) => string {
  const { t } = useTranslation('discounts')
  const language = useLanguage()
  return (draft) => {
    const { kind, value = Number.NaN, minSubtotal, maxDiscount, startsAt, endsAt, usageLimit, perCustomerLimit, active } = bodyOf(draft)
    if (kind !== 'free-shipping' && !(value >= 1)) return ''
    const parts = [
      kind === 'free-shipping'
        ? t('sentence.free-shipping')
        : t(`sentence.${kind}`, { value: kind === 'amount' ? formatAmount(value) : value }),
      maxDiscount ? t('sentence.max', { value: formatAmount(maxDiscount) }) : '',
      minSubtotal ? t('sentence.min', { value: formatAmount(minSubtotal) }) : '',
      startsAt ? t('sentence.starts', { when: formatDateTime(startsAt, language) }) : '',
      endsAt ? t('sentence.ends', { when: formatDateTime(endsAt, language) }) : '',
      usageLimit ? t('sentence.uses', { count: usageLimit }) : '',
      perCustomerLimit ? t('sentence.each', { count: perCustomerLimit }) : '',
      active ? '' : t('sentence.off'),
    ]
    return `${parts.join('')}.`
  }
}
