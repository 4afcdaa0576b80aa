import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { openCartDrawer } from '../../cart/cart-drawer-store.ts'
import { useCart } from '../../cart/use-cart.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { preloadCartDrawer } from '../cart/lazy-cart-drawer.tsx'

/**
 * Reserves its space from the first paint. It appears once the cart has items or failed to load, in which case the drawer shows the
 * error with a retry. Without scripts it is always visible.
 */
export function CartLink() {
  const { t } = useTranslation()
  const { cart, isRefused } = useCart()
  const count = cart?.items.length
  function onClick(event: React.MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openCartDrawer()
  }
  return (
    <Link
      to={paths.cart()}
      className="icon-button cart-link"
      data-ready={cart || isRefused ? '' : undefined}
      aria-label={count === undefined ? t('cart.title') : t('header.cart', { count })}
      aria-haspopup="dialog"
      onClick={onClick}
      onPointerEnter={preloadCartDrawer}
      onFocus={preloadCartDrawer}
    >
      <ShoppingBag aria-hidden size={22} strokeWidth={1.8} />
      {count !== undefined && count > 0 && (
        <span aria-hidden="true" className="cart-count">
          {count}
        </span>
      )}
    </Link>
  )
}
