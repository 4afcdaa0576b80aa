import '../size-chart/product-texts.ts'
import { addTexts } from '../../i18n/lazy-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import en from '../../locales/en/wishlist.ts'
import vi from '../../locales/vi/wishlist.ts'

addTexts({ vi: { wishlist: vi }, en: { wishlist: en } })

/** The texts of the wishlist, bundled with its drawer and its page. */
export function useWishlistTexts() {
  return useTranslation(['wishlist', 'shop', 'common'])
}
