import { lazy, Suspense, useEffect, useState } from 'react'
import { useCartPanel } from '../../cart/cart-panel.ts'
import { LateDots } from '../../ui/late-dots.tsx'

/** The drawer's script comes on the first sign of interest, not with the page. */
export const loadCartDrawer = () => void load()
const load = () => import('./cart-drawer.tsx')
const CartDrawer = lazy(async () => ({ default: (await load()).CartDrawer }))

export function CartDrawerMount() {
  const isOpen = useCartPanel()
  const [wasOpened, setOpened] = useState(false)
  useEffect(() => {
    if (isOpen) setOpened(true)
  }, [isOpen])
  if (!wasOpened) return null
  return (
    <Suspense fallback={<LateDots />}>
      <CartDrawer />
    </Suspense>
  )
}
