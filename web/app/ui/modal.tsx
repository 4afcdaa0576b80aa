import X from 'lucide-react/icons/x'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { useScrollLock } from './hooks/use-scroll-lock.ts'
import { LiveRegion } from './live-region.tsx'
import { currentOpener, restoreFocus } from './restore-focus.ts'
import { ToastRegion } from './toast.tsx'

export type ModalProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  className?: string
  role?: 'dialog' | 'alertdialog'
  /** The initially focused element, if it is not the title. */
  first?: RefObject<HTMLElement | null>
}

/** A native modal dialog: focuses its title, returns the focus afterwards, and closes on Escape, on the backdrop and by its button. */
export function Modal({ isOpen, onClose, title, children, footer, className = '', role, first }: ModalProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pressedOn = useRef<EventTarget>(null)
  const opener = useRef<HTMLElement>(null)
  const titleId = useId()
  useScrollLock(isOpen)

  useEffect(() => {
    const element = dialog.current
    if (!isOpen) {
      element?.close()
      restoreFocus(opener.current)
      opener.current = null
    }
    if (!element || element.open === isOpen) return
    opener.current = currentOpener()
    element.showModal()
    const target = first?.current ?? heading.current
    target?.focus({ preventScroll: true })
  }, [isOpen, first])
  useEffect(() => () => restoreFocus(opener.current), [])

  return (
    <dialog
      ref={dialog}
      role={role}
      className={`modal ${className}`}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressedOn.current = event.target
      }}
      // Ignores a text selection that was dragged to the outside.
      onClick={(event) => event.target === event.currentTarget && pressedOn.current === event.target && onClose()}
      onKeyDown={(event) => event.key === 'Escape' && event.nativeEvent.isComposing && event.preventDefault()}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // The browser sends this event later: a dialog opened again meanwhile stays open.
      onClose={(event) => event.target === event.currentTarget && isOpen && !event.currentTarget.open && onClose()}
    >
      <div className="modal-panel">
        <div className="modal-header">
          <h2 id={titleId} ref={heading} tabIndex={-1} className="text-xl">
            {title}
          </h2>
          <button type="button" className="icon-button" aria-label={t('close')} onClick={onClose}>
            <X aria-hidden size={22} />
          </button>
        </div>
        <div className="modal-body">{children}</div>
        {/* Everything behind a modal dialog is inert, so the dialog has its own live region and toast region. */}
        {isOpen && (
          <>
            <LiveRegion />
            <ToastRegion />
          </>
        )}
        {footer && <div className="modal-footer">{footer}</div>}
      </div>
    </dialog>
  )
}
