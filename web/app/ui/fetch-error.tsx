import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { announce } from './live-region.tsx'
import { focusHeadline } from './restore-focus.ts'

type FetchErrorProps = { title: string; text?: string; isRetrying: boolean; onRetry: () => void }

/** Replaces data that failed to load: what failed, why, and a retry button. */
export function FetchError({ title, text, isRetrying, onRetry }: FetchErrorProps) {
  const { t } = useTranslation()
  const box = useFocusHeadlineOnUnmount()
  const wasRetrying = useRef(false)
  useEffect(() => {
    // Announced explicitly: the text has not changed, so a screen reader would not report the failed retry.
    if (wasRetrying.current && !isRetrying) announce(title)
    wasRetrying.current = isRetrying
  }, [isRetrying, title])
  return (
    <Alert ref={box} title={title}>
      {text && <p>{text}</p>}
      <Button look="secondary" className="mt-3" busy={isRetrying} onClick={onRetry}>
        {t('retry')}
      </Button>
    </Alert>
  )
}

/** If the retry button has the focus when the data arrives, the focus moves to the headline of the dialog or the page. */
function useFocusHeadlineOnUnmount() {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (element?.contains(document.activeElement)) focusHeadline(element)
    }
  }, [])
  return box
}
