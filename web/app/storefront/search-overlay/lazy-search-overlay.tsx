import { type ComponentType, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { useCloseOnNavigation } from '../../ui/hooks/use-close-on-navigation.ts'
import { DelayedDots } from '../../ui/lazy/delayed-dots.tsx'
import { loadLazy, preloadLazy } from '../../ui/lazy/load-lazy.ts'
import { closeSearch, useIsSearchOpen } from './search-overlay-store.ts'

const load = () => import('./search-overlay.tsx')
/** Loads the overlay's script and style on the first sign of interest, not with the page. */
export const preloadSearchOverlay = () => preloadLazy(load)

export function LazySearchOverlay() {
  const { t } = useTranslation()
  const isOpen = useIsSearchOpen()
  const navigate = useNavigate()
  useCloseOnNavigation(closeSearch)
  const [Overlay, setOverlay] = useState<ComponentType>()
  const isMissing = isOpen && !Overlay
  useEffect(() => {
    if (!isMissing) return
    loadLazy(load).then(
      // At once, so that the focus goes from field to field: between them a phone would close its keyboard.
      ({ SearchOverlay }) => flushSync(() => setOverlay(() => SearchOverlay)),
      () => {
        // Falls back to the search page, where the icon links anyway.
        closeSearch()
        navigate(paths.search())
      },
    )
  }, [isMissing, navigate])
  if (Overlay) return <Overlay />
  return (
    isMissing && (
      <>
        <input className="early-search" ref={focusUntilRemoved} aria-label={t('header.search')} />
        <DelayedDots />
      </>
    )
  )
}

/** The field takes what is typed before the overlay has loaded. Then the link that opened it gets the focus back. */
function focusUntilRemoved(field: HTMLElement | null) {
  const opener = document.activeElement as HTMLElement
  field?.focus()
  return () => opener.focus()
}
