import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { useUnsavedChanges } from '../../ui/forms/unsaved-changes.ts'
import { isFocusLost } from '../../ui/restore-focus.ts'
import { ancestorRegions, focusHeading } from './focus-heading.ts'

type SaveBarProps = {
  isDirty: boolean
  isBusy: boolean
  onSave: () => void
  onReset: () => void
  /** Why saving has to wait: "Đang tải 2 ảnh…". */
  waitingFor?: string | undefined
  /** What belongs to saving: a reason, a note. */
  children?: ReactNode
}

/** Appears once something was changed: save (also Ctrl/⌘-S) or take it back. Leaving without either is asked about. */
export function SaveBar({ isDirty, isBusy, onSave, onReset, waitingFor, children }: SaveBarProps) {
  const { t } = useTranslation('admin')
  const isWaiting = isBusy || waitingFor !== undefined
  const save = useRef(onSave)
  save.current = () => !isWaiting && onSave()
  useUnsavedChanges(isDirty && !isBusy)
  const focusProps = useFocusAfterSave(isDirty)

  useEffect(() => {
    if (!isDirty) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      save.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isDirty])

  if (!isDirty) return null
  return (
    <section className="save-bar" aria-label={t('save.label')} {...focusProps}>
      <span>{waitingFor ?? t('save.unsaved')}</span>
      {children}
      <span className="flex gap-2">
        <Button look="secondary" onClick={onReset} disabled={isBusy}>
          {t('cancel')}
        </Button>
        <Button busy={isWaiting} onClick={onSave}>
          {t('save.save')}
        </Button>
      </span>
    </section>
  )
}

/** The bar goes with the button that was pressed: then the heading above what was written last has the focus. A field would open the keyboard of a phone. */
function useFocusAfterSave(isShown: boolean) {
  const around = useRef<Element[]>([])
  useEffect(() => {
    if (isShown) return
    if (around.current.length > 0 && isFocusLost()) focusHeading(around.current)
    around.current = []
  }, [isShown])
  return {
    onFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (currentTarget.contains(relatedTarget)) return
      const isField = relatedTarget instanceof Element && relatedTarget.closest('main') !== null
      around.current = ancestorRegions(isField ? relatedTarget : currentTarget)
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) around.current = []
    },
  }
}
