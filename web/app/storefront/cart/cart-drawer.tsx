import { useTranslation } from 'react-i18next'
import { closeCartPanel, useCartPanel } from '../../cart/cart-panel.ts'
import { Drawer } from '../../ui/drawer.tsx'

export function CartDrawer() {
  const { t } = useTranslation()
  return (
    <Drawer isOpen={useCartPanel()} onClose={closeCartPanel} title={t('cart.title')}>
      <p />
    </Drawer>
  )
}
