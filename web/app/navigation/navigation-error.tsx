import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { focusContentIfLost } from '../ui/restore-focus.ts'
import type { NavigationError } from './retrying-fetch.ts'

type NavigationErrorDialogProps = {
  why: NavigationError
  what?: string | undefined
  /** A write failed, not only a read. */
  isSending?: boolean
  onRetry: () => void
  onStay: () => void
}

/** The next page failed to load: the current one stays, and the user may retry or read on. `what` names the next page. */
export function NavigationErrorDialog({ why, what, isSending = false, onRetry, onStay }: NavigationErrorDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    // Non-modal, so that the page can still be read; but over a modal dialog it has to be modal too.
    if (document.querySelector('dialog:modal')) dialog.current?.showModal()
    else dialog.current?.show()
    dialog.current?.querySelector('button')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      else focusContentIfLost()
    }
  }, [])
  function cancel(event: React.SyntheticEvent) {
    event.preventDefault()
    onStay()
  }
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={id}
      className="navigation-error"
      onCancel={cancel}
      // A dialog that is not modal gets no cancel event.
      onKeyDown={(event) => event.key === 'Escape' && cancel(event)}
    >
      <p id={id}>
        {what && <strong className="block">{what}</strong>}
        {t(isSending && why === 'busy' ? 'trouble.unsent' : `trouble.${why}`)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onRetry}>{t('retry')}</Button>
        <Button look="secondary" onClick={onStay}>
          {t('trouble.stay')}
        </Button>
      </div>
    </dialog>
  )
}
