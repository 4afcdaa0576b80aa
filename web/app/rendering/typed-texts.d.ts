import 'i18next'
import type adminVi from '../admin/locales/vi.ts'
import type auth from '../locales/vi/auth.ts'
import type back from '../locales/vi/back.ts'
import type care from '../locales/vi/care.ts'
import type checkoutPages from '../locales/vi/checkout-pages.ts'
import type children from '../locales/vi/children.ts'
import type contentPages from '../locales/vi/content-pages.ts'
import type coupons from '../locales/vi/coupons.ts'
import type elsewhere from '../locales/vi/elsewhere.ts'
import type giftReceipt from '../locales/vi/gift.ts'
import type myAccount from '../locales/vi/my-account.ts'
import type offer from '../locales/vi/offer.ts'
import type order from '../locales/vi/order.ts'
import type paying from '../locales/vi/paying.ts'
import type recent from '../locales/vi/recently-viewed.ts'
import type review from '../locales/vi/review.ts'
import type * as product from '../locales/vi/shop-product.ts'
import type tet from '../locales/vi/tet.ts'
import type wishlist from '../locales/vi/wishlist.ts'
import type vi from '../locales/vi.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: typeof vi &
      typeof adminVi & {
        auth: typeof auth
        back: typeof back
        care: typeof care
        checkout: typeof checkoutPages
        children: typeof children
        content: typeof contentPages
        coupons: typeof coupons
        giftReceipt: typeof giftReceipt
        elsewhere: typeof elsewhere
        myAccount: typeof myAccount
        offer: typeof offer
        order: typeof order
        recent: typeof recent
        review: typeof review
        paying: typeof paying
        shop: typeof product
        tet: typeof tet
        wishlist: typeof wishlist
      }
  }
}
