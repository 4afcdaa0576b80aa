import { type ComponentType, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { useCloseOnNavigation } from '../../ui/hooks/use-close-on-navigation.ts'
import { DelayedDots } from '../../ui/lazy/delayed-dots.tsx'
import { loadLazy, preloadLazy } from '../../ui/lazy/load-lazy.ts'
import { closeSearch, useIsSearchOpen } from './search-overlay-store.ts'

const load = () => import('./search-overlay.tsx')
/** Loads the overlay's script and style on the first sign of interest, not with the page. */
export const preloadSearchOverlay = () => preloadLazy(load)

export function LazySearchOverlay() {
  const isOpen = useIsSearchOpen()
  const navigate = useNavigate()
  useCloseOnNavigation(closeSearch)
  const [Overlay, setOverlay] = useState<ComponentType>()
  const isMissing = isOpen && !Overlay
  useEffect(() => {
    if (!isMissing) return
    loadLazy(load).then(
      ({ SearchOverlay }) => setOverlay(() => SearchOverlay),
      () => {
        // Falls back to the search page, where the icon links anyway.
        closeSearch()
        navigate(paths.search())
      },
    )
  }, [isMissing, navigate])
  if (Overlay) return <Overlay />
  return isMissing ? <DelayedDots /> : null
}
