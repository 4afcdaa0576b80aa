import { useTranslation } from '../../../../i18n/use-translation.ts'
import en from '../../../../locales/en/review.ts'
import vi from '../../../../locales/vi/review.ts'
import { productTexts } from '../../../size-chart/product-texts.ts'

/** Translates with the texts of the review form. */
export function useReviewTexts() {
  return useTranslation(['review', 'shop', 'common'], productTexts, { vi: { review: vi }, en: { review: en } })
}
