import { closeCartDrawer, useIsCartDrawerOpen } from '../../cart/cart-drawer-store.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LazyDrawer } from '../../ui/lazy/lazy-drawer.tsx'
import { preloadLazy } from '../../ui/lazy/load-lazy.ts'

const load = async () => (await import('./cart-drawer.tsx')).CartDrawer
/** Loads the drawer's script on the first sign of interest, not with the page. */
export const preloadCartDrawer = () => preloadLazy(load)

export function LazyCartDrawer() {
  const { t } = useTranslation()
  const isOpen = useIsCartDrawerOpen()
  return (
    <LazyDrawer
      {...{ isOpen, load }}
      onClose={closeCartDrawer}
      title={t('cart.title')}
      fallbackLink={
        <ButtonLink to={paths.cart()} look="secondary" reloadDocument>
          {t('part.page')}
        </ButtonLink>
      }
    >
      {(CartDrawer) => <CartDrawer />}
    </LazyDrawer>
  )
}
