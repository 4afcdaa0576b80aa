import { type ReactNode, useEffect } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { focusContentIfLost } from '../restore-focus.ts'

type LazyErrorProps = {
  isRetrying: boolean
  onRetry: () => void
  /** Another way to the same content. */
  children?: ReactNode
}

/** Replaces a part whose script failed to load. */
export function LazyError({ isRetrying, onRetry, children }: LazyErrorProps) {
  const { t } = useTranslation()
  useEffect(() => focusContentIfLost, [])
  return (
    <Alert title={t('part.failed')}>
      <p>{t('part.text')}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button busy={isRetrying} onClick={onRetry}>
          {t('retry')}
        </Button>
        {children}
      </p>
    </Alert>
  )
}
