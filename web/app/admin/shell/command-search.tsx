import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Section } from '../sections.ts'
import { CommandDialog } from './command-dialog.tsx'

/** Search for sections, products, orders and customers from every page: a button, and Ctrl/⌘-K. */
export function CommandSearch({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button type="button" className="command-button" aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        <Search aria-hidden size={18} />
        <span>{t('command.open')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      {isOpen && <CommandDialog sections={sections} onClose={() => setOpen(false)} />}
    </>
  )
}
