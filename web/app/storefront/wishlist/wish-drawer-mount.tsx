import { lazy, Suspense, useEffect, useState } from 'react'
import { LateDots } from '../../ui/late-dots.tsx'
import { useWishPanel } from '../../wishlist/wish-panel.ts'

/** The drawer's script comes on the first sign of interest, not with the page. */
export const loadWishDrawer = () => void load()
const load = () => import('./wish-drawer.tsx')
const WishDrawer = lazy(async () => ({ default: (await load()).WishDrawer }))

export function WishDrawerMount() {
  const isOpen = useWishPanel()
  const [wasOpened, setOpened] = useState(false)
  useEffect(() => {
    if (isOpen) setOpened(true)
  }, [isOpen])
  if (!wasOpened) return null
  return (
    <Suspense fallback={<LateDots />}>
      <WishDrawer />
    </Suspense>
  )
}
