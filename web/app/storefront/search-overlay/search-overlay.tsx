import './search-overlay.css'
import './search-results.css'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useVisibleHeight } from '../../ui/hooks/use-visible-height.ts'
import { Modal } from '../../ui/modal.tsx'
import { QuickSearch } from './quick-search.tsx'
import { closeSearch, useIsSearchOpen } from './search-overlay-store.ts'

export function SearchOverlay() {
  const { t } = useTranslation('shop')
  const isOpen = useIsSearchOpen()
  const field = useRef<HTMLInputElement>(null)
  const [earlyText] = useState(readEarlyText)
  useVisibleHeight(isOpen)

  // Runs after the dialog's own effect, which focuses its title. The previous text is selected, ready to be replaced; early text goes on.
  const isContinuing = useRef(earlyText !== '')
  useEffect(() => {
    if (!isOpen) return
    field.current?.focus({ preventScroll: true })
    if (isContinuing.current) field.current?.setSelectionRange(earlyText.length, earlyText.length)
    else field.current?.select()
    isContinuing.current = false
  }, [isOpen, earlyText])

  return (
    <Modal isOpen={isOpen} onClose={closeSearch} title={t('search.title')} className="search-overlay">
      <QuickSearch field={field} isOpen={isOpen} earlyText={earlyText} />
    </Modal>
  )
}

/** What was typed while this script was loading. */
function readEarlyText(): string {
  return document.querySelector<HTMLInputElement>('.early-search')?.value ?? ''
}
