import { closeCartPanel, useCartPanel } from '../../cart/cart-panel.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LateDrawer } from '../../ui/late-drawer.tsx'
import { preloadPart } from '../../ui/load-part.ts'

const load = async () => (await import('./cart-drawer.tsx')).CartDrawer
/** The drawer's script comes on the first sign of interest, not with the page. */
export const loadCartDrawer = () => preloadPart(load)

export function CartDrawerMount() {
  const { t } = useTranslation()
  const isOpen = useCartPanel()
  return (
    <LateDrawer
      {...{ isOpen, load }}
      onClose={closeCartPanel}
      title={t('cart.title')}
      instead={
        <ButtonLink to={paths.cart()} look="secondary" reloadDocument>
          {t('part.page')}
        </ButtonLink>
      }
    >
      {(CartDrawer) => <CartDrawer />}
    </LateDrawer>
  )
}
