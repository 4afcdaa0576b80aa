import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Outlet, useMatch } from 'react-router'
import { publicApi } from '../api/api.ts'
import { readSiteSettings } from '../api/read-site-settings.ts'
import { requestContext } from '../api/request-context.ts'
import { SignedOutToast } from '../auth/signed-out-toast.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { ScrollToTop } from '../ui/scroll-to-top.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { useToastHeight } from '../ui/toast.tsx'
import type { Route } from './+types/layout'
import { LazyCartDrawer } from './cart/lazy-cart-drawer.tsx'
import { ShopFooter } from './footer/shop-footer.tsx'
import { CheckoutHeader } from './header/checkout-header.tsx'
import { ShopHeader } from './header/shop-header.tsx'
import { IconSymbols } from './icon-symbols.tsx'
import { LazySearchOverlay } from './search-overlay/lazy-search-overlay.tsx'
import { SocialToggle } from './social-toggle.tsx'
import { useHideOverControls } from './use-hide-over-controls.ts'
import { LazyWishlistDrawer } from './wishlist/lazy-wishlist-drawer.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return readSiteSettings(publicApi(context), context.get(requestContext).language)
}

// Created once, so that presses in the page between them do not re-render them.
const symbols = <IconSymbols />
const header = <ShopHeader />
const footer = (
  <Suspense>
    <ShopFooter />
  </Suspense>
)
const drawers = (
  <>
    <LazyCartDrawer />
    <LazyWishlistDrawer />
    <LazySearchOverlay />
    <SignedOutToast />
  </>
)

export default function StorefrontLayout() {
  return (
    <StorefrontFrame>
      <Outlet />
    </StorefrontFrame>
  )
}

/** The frame around every storefront page. */
export function StorefrontFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const isOrdering = useMatch('/checkout/*') !== null
  const isPlaced = useMatch('/checkout') === null
  const isHome = useMatch('/') !== null
  return (
    <>
      <SkipLink to="content">{t('skip')}</SkipLink>
      {symbols}
      {isOrdering ? <CheckoutHeader isPlaced={isPlaced} /> : header}
      {/* On the home page it begins under the header: moving the same element would count as a layout shift. */}
      <main key={isHome ? 'home' : 'page'} id="content">
        {children}
      </main>
      {footer}
      <FloatingWidgets isOrdering={isOrdering} />
      {drawers}
    </>
  )
}

function FloatingWidgets({ isOrdering }: { isOrdering: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  const toastHeight = useToastHeight()
  useHideOverControls(box)
  // Set on these elements, not on the root: a custom property on the root restyles the whole page.
  useEffect(() => {
    box.current?.style.setProperty('--toasts', toastHeight > 0 ? `${toastHeight}px` : null)
  }, [toastHeight])
  return (
    <div ref={box} className="floating-widgets">
      <ScrollToTop />
      {!isOrdering && <SocialToggle />}
    </div>
  )
}
