import { useTranslation } from '../../i18n/use-translation.ts'
import en from '../../locales/en/wishlist.ts'
import vi from '../../locales/vi/wishlist.ts'
import { productTexts } from '../size-chart/product-texts.ts'

/** Translates with the texts of the wishlist. */
export function useWishlistTexts() {
  return useTranslation(['wishlist', 'shop', 'common'], productTexts, { vi: { wishlist: vi }, en: { wishlist: en } })
}
