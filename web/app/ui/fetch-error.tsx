import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { announce } from './live-region.tsx'
import { focusHeadline } from './restore-focus.ts'

type FetchErrorProps = { title: string; text?: string; isRetrying: boolean; onRetry: () => void }

/** In place of what could not be read: what it was, why, and the way to ask again. */
export function FetchError({ title, text, isRetrying, onRetry }: FetchErrorProps) {
  const { t } = useTranslation()
  const box = useFocusHeadlineOnUnmount()
  const wasRetrying = useRef(false)
  useEffect(() => {
    // The same words as before: nobody who only listens would learn that it was in vain.
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

/** Goes with the focus in it when what was asked for has come: the focus goes on from the headline of the dialog or the page. */
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
