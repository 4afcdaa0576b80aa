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
  /** Fields that belong to the save: a reason, a note. */
  children?: ReactNode
}

/** Appears after the first change: save (also Ctrl/⌘-S) or reset. Leaving the page with unsaved changes asks first. */
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

/**
 * The bar disappears with the pressed button, so the heading above the last edited field takes the focus. Focusing a
 * field would open a phone's keyboard.
 */
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
