import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { useUnsaved } from '../../ui/unsaved.ts'

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
  useUnsaved(isDirty && !isBusy)

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
    <section className="save-bar" aria-label={t('save.label')}>
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
