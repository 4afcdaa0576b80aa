import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { isFocusLost } from '../../ui/restore-focus.ts'
import { ancestorRegions, focusHeading } from './focus-heading.ts'

type ConflictAlertProps = { title: string; text: string; seeAt: string; isBusy: boolean; onResolve: (isMine: boolean) => void }

/**
 * Another user saved first: nothing is overwritten until this user decides which version counts. The alert takes the
 * focus, because the save button is at the foot of a long page. After the decision, the heading above takes it.
 */
export function ConflictAlert({ title, text, seeAt, isBusy, onResolve }: ConflictAlertProps) {
  const { t } = useTranslation('admin')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = box.current
    const around = shown ? ancestorRegions(shown) : []
    shown?.focus()
    return () => {
      if (isFocusLost()) focusHeading(around)
    }
  }, [])
  return (
    <Alert ref={box} tabIndex={-1} title={title} className="mb-4">
      <p>{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="secondary" busy={isBusy} onClick={() => onResolve(true)}>
          {t('conflict.keep')}
        </Button>
        <Button look="secondary" busy={isBusy} onClick={() => onResolve(false)}>
          {t('conflict.take')}
        </Button>
        <a href={seeAt} target="_blank" rel="noreferrer" className="button button-text">
          {t('conflict.see')}
        </a>
      </div>
    </Alert>
  )
}
