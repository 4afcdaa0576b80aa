import './search-overlay.css'
import './search-results.css'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useVisibleHeight } from '../../ui/hooks/use-visible-height.ts'
import { Modal } from '../../ui/modal.tsx'
import { QuickSearch } from './quick-search.tsx'
import { closeSearch, useIsSearchOpen } from './search-overlay-store.ts'

export function SearchOverlay() {
  const { t } = useTranslation('shop')
  const isOpen = useIsSearchOpen()
  const field = useRef<HTMLInputElement>(null)
  useVisibleHeight(isOpen)

  // Runs after the dialog's own effect, which focuses its title. The previous text is selected, ready to be replaced.
  useEffect(() => {
    if (!isOpen) return
    field.current?.focus({ preventScroll: true })
    field.current?.select()
  }, [isOpen])

  return (
    <Modal isOpen={isOpen} onClose={closeSearch} title={t('search.title')} className="search-overlay">
      <QuickSearch field={field} isOpen={isOpen} />
    </Modal>
  )
}
