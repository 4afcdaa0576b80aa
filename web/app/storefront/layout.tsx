import { Suspense, useRef } from 'react'
import { Outlet, useMatch } from 'react-router'
import { CategoryList, CollectionList } from '../../../contract/catalogue.ts'
import { SettingsAnswer, StoreList } from '../../../contract/content.ts'
import { unbrokenPhone } from '../../../contract/phone-number.ts'
import { Farewell } from '../account/farewell.tsx'
import { publicApi } from '../api.ts'
import { throwRouteError } from '../api-error.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { ScrollToTop } from '../ui/scroll-to-top.tsx'
import { toShown } from '../ui/shown-picture.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import type { Route } from './+types/layout'
import { CartDrawerMount } from './cart/cart-drawer-mount.tsx'
import { ShopFooter } from './footer/shop-footer.tsx'
import { CheckoutHeader } from './header/checkout-header.tsx'
import { ShopHeader } from './header/shop-header.tsx'
import { SearchOverlayMount } from './search-overlay/search-overlay-mount.tsx'
import { SocialToggle } from './social-toggle.tsx'
import { useRoomForFocus } from './use-room-for-focus.ts'
import { WishDrawerMount } from './wishlist/wish-drawer-mount.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const api = publicApi(context)
  const [settings, categories, collections, stores] = await Promise.all([
    api.get('/api/settings', SettingsAnswer),
    // Without these there still is a shop: the menu says what it lacks and offers to ask again.
    api.get('/api/categories', CategoryList).catch(() => null),
    api.get('/api/collections', CollectionList).catch(() => null),
    api.get('/api/stores', StoreList).catch(() => null),
  ]).catch(throwRouteError)
  const { brand, texts, socials, hours, owner } = settings.data.settings
  return {
    brand: { ...brand, phoneText: unbrokenPhone(brand.phone) },
    welcome: texts.welcome,
    announcement: texts.announcement,
    socials,
    hours,
    owner: { ...owner, phoneText: unbrokenPhone(owner.phone) },
    isMenuWhole: categories !== null && collections !== null,
    categories: (categories?.data ?? []).map(({ _id, name, label, art, productCount }) => ({ _id, name, label, art, productCount })),
    collections: (collections?.data ?? []).map(({ _id, name, label, slug, image, productCount }) => ({
      ...{ _id, name, label, slug, productCount },
      image: image && toShown(image),
    })),
    stores: (stores?.data ?? []).map(({ names: _, ...store }) => store),
  }
}

// Made once: what is pressed in the page between them does not draw them anew.
const header = <ShopHeader />
const footer = (
  <Suspense>
    <ShopFooter />
  </Suspense>
)
const panels = (
  <>
    <CartDrawerMount />
    <WishDrawerMount />
    <SearchOverlayMount />
    <Farewell />
  </>
)

export default function StorefrontLayout() {
  const { t } = useTranslation()
  const isOrdering = useMatch('/checkout/*') !== null
  return (
    <>
      <SkipLink to="content">{t('skip')}</SkipLink>
      {isOrdering ? <CheckoutHeader /> : header}
      <main id="content">
        <Outlet />
      </main>
      {footer}
      <FloatingWidgets isOrdering={isOrdering} />
      {panels}
    </>
  )
}

function FloatingWidgets({ isOrdering }: { isOrdering: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useRoomForFocus(box)
  return (
    <div ref={box} className="floating-widgets">
      <ScrollToTop />
      {!isOrdering && <SocialToggle />}
    </div>
  )
}
