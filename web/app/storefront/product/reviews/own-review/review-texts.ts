import { addTexts } from '../../../../i18n/lazy-texts.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import en from '../../../../locales/en/review.ts'
import vi from '../../../../locales/vi/review.ts'

addTexts({ vi: { review: vi }, en: { review: en } })

/** The texts of the review form, bundled with it. */
export function useReviewTexts() {
  return useTranslation(['review', 'shop', 'common'])
}
