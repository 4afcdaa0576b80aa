import { type ComponentType, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { LateDots } from '../../ui/late-dots.tsx'
import { loadPart, preloadPart } from '../../ui/load-part.ts'
import { useCloseOnMove } from '../../ui/use-close-on-move.ts'
import { closeSearch, useIsSearchOpen } from './search-state.ts'

const load = () => import('./search-overlay.tsx')
/** Its script and its style come on the first sign of interest, not with the page. */
export const loadSearchOverlay = () => preloadPart(load)

export function SearchOverlayMount() {
  const isOpen = useIsSearchOpen()
  const navigate = useNavigate()
  useCloseOnMove(closeSearch)
  const [Overlay, setOverlay] = useState<ComponentType>()
  const isMissing = isOpen && !Overlay
  useEffect(() => {
    if (!isMissing) return
    loadPart(load).then(
      ({ SearchOverlay }) => setOverlay(() => SearchOverlay),
      () => {
        // The page the icon leads to anyway can do the same.
        closeSearch()
        navigate(paths.search())
      },
    )
  }, [isMissing, navigate])
  if (Overlay) return <Overlay />
  return isMissing ? <LateDots /> : null
}
