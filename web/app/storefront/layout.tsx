import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Outlet, useMatch } from 'react-router'
import { Farewell } from '../account/farewell.tsx'
import { publicApi } from '../api.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { ScrollToTop } from '../ui/scroll-to-top.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { useToastRoom } from '../ui/toast.tsx'
import { visitContext } from '../visit.ts'
import type { Route } from './+types/layout'
import { CartDrawerMount } from './cart/cart-drawer-mount.tsx'
import { ShopFooter } from './footer/shop-footer.tsx'
import { CheckoutHeader } from './header/checkout-header.tsx'
import { ShopHeader } from './header/shop-header.tsx'
import { readShop } from './read-shop.ts'
import { SearchOverlayMount } from './search-overlay/search-overlay-mount.tsx'
import { SocialToggle } from './social-toggle.tsx'
import { useRoomForFocus } from './use-room-for-focus.ts'
import { WishDrawerMount } from './wishlist/wish-drawer-mount.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return readShop(publicApi(context), context.get(visitContext).language)
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
  return (
    <StorefrontFrame>
      <Outlet />
    </StorefrontFrame>
  )
}

/** What stands around every page of the shop. */
export function StorefrontFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const isOrdering = useMatch('/checkout/*') !== null
  const isPlaced = useMatch('/checkout') === null
  return (
    <>
      <SkipLink to="content">{t('skip')}</SkipLink>
      {isOrdering ? <CheckoutHeader isPlaced={isPlaced} /> : header}
      <main id="content">{children}</main>
      {footer}
      <FloatingWidgets isOrdering={isOrdering} />
      {panels}
    </>
  )
}

function FloatingWidgets({ isOrdering }: { isOrdering: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  const room = useToastRoom()
  useRoomForFocus(box)
  // Said of these alone, not of the page: a property that everything inherits has every element's style made anew.
  useEffect(() => {
    if (room > 0) box.current?.style.setProperty('--toasts', `${room}px`)
    else box.current?.style.removeProperty('--toasts')
  }, [room])
  return (
    <div ref={box} className="floating-widgets">
      <ScrollToTop />
      {!isOrdering && <SocialToggle />}
    </div>
  )
}
