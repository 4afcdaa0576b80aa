import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { openCartDrawer } from '../../cart/cart-drawer-store.ts'
import { useCart } from '../../cart/use-cart.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { preloadCartDrawer } from '../cart/lazy-cart-drawer.tsx'
import { OverlayLink } from './overlay-link.tsx'

/**
 * Reserves its space from the first paint. It appears once the cart has items or failed to load, in which case the drawer shows the
 * error with a retry. Without scripts it is always visible.
 */
export function CartLink() {
  const { t } = useTranslation()
  const { cart, isRefused } = useCart()
  const count = cart?.items.length
  return (
    <OverlayLink
      to={paths.cart()}
      className="icon-button cart-link"
      data-ready={cart || isRefused ? '' : undefined}
      aria-label={count === undefined ? t('cart.title') : t('header.cart', { count })}
      open={openCartDrawer}
      count={count}
      preload={preloadCartDrawer}
    >
      <ShoppingBag aria-hidden size={22} strokeWidth={1.8} />
    </OverlayLink>
  )
}
