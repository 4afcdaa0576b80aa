import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useEffect } from 'react'
import { closeCartPanel, useCartPanel } from '../../cart/cart-panel.ts'
import { useCart } from '../../cart/use-cart.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { backToWishes, forgetWayBack, useIsBehindCart } from '../../wishlist/wish-panel.ts'
import { CartContents } from './cart-contents.tsx'
import { CartSums } from './cart-sums.tsx'

const freshMs = 3_000

export function CartDrawer() {
  const { t } = useTranslation()
  const isOpen = useCartPanel()
  const hasWayBack = useIsBehindCart()
  const { cart, status, error, isFetching, updatedAt, refetch } = useCart()

  // Prices and stock may have moved since the last look, here or on another device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for every opening
  useEffect(() => {
    if (isOpen && Date.now() - updatedAt > freshMs) refetch()
  }, [isOpen])

  function close() {
    forgetWayBack()
    closeCartPanel()
  }

  const isEmpty = cart?.items.length === 0
  return (
    <Drawer
      isOpen={isOpen}
      onClose={close}
      title={t('cart.title')}
      className="cart-drawer"
      footer={!isEmpty && status !== 'failure' && <CartSums cart={cart} isLoading={status === 'loading'} />}
    >
      {hasWayBack && (
        <Button look="secondary" className="mb-2" onClick={backToWishes}>
          <ChevronLeft aria-hidden size={18} />
          {t('wish.back')}
        </Button>
      )}
      <CartContents cart={cart} error={error} onRetry={refetch} isRetrying={isFetching} />
    </Drawer>
  )
}
