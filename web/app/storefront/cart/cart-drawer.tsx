import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useEffect } from 'react'
import { closeCartDrawer, useIsCartDrawerOpen } from '../../cart/cart-drawer-store.ts'
import { useCart } from '../../cart/use-cart.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { clearBackToWishlist, switchToWishlistDrawer, useCanGoBackToWishlist } from '../../wishlist/wishlist-drawer-store.ts'
import { LazyCoupons } from '../coupons/lazy-coupons.tsx'
import { CartContents } from './cart-contents.tsx'
import { CartTotals } from './cart-totals.tsx'

const freshMs = 3_000

export function CartDrawer() {
  const { t } = useTranslation()
  const isOpen = useIsCartDrawerOpen()
  const hasWayBack = useCanGoBackToWishlist()
  const { cart, status, error, isFetching, updatedAt, refetch } = useCart()

  // Prices and stock may have changed in the meantime, here or on another device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetches once per opening
  useEffect(() => {
    if (isOpen && Date.now() - updatedAt > freshMs) refetch()
  }, [isOpen])

  function close() {
    clearBackToWishlist()
    closeCartDrawer()
  }

  const isEmpty = cart?.items.length === 0
  return (
    <Drawer
      isOpen={isOpen}
      onClose={close}
      title={t('cart.title')}
      className="cart-drawer"
      footer={!isEmpty && (cart || status !== 'failure') && <CartTotals cart={cart} isLoading={status === 'loading'} />}
    >
      {hasWayBack && (
        <Button look="secondary" className="mb-2" onClick={switchToWishlistDrawer}>
          <ChevronLeft aria-hidden size={18} />
          {t('wish.back')}
        </Button>
      )}
      <CartContents cart={cart} error={error} onRetry={refetch} isRetrying={isFetching} />
      {cart && !isEmpty && <LazyCoupons cart={cart} />}
    </Drawer>
  )
}
