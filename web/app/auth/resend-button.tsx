import './auth-texts.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { useCountdown } from '../ui/hooks/use-countdown.ts'
import { announce } from '../ui/live-region.tsx'

const pauseSeconds = 60

type ResendButtonProps = {
  /** A mail has just left: the next one waits. */
  isJustSent: boolean
  /** When this browser saw it leave, also before the page was loaded anew. */
  sentAt?: number | undefined
  /** Sends another mail; answers whether it left. */
  onSend: () => Promise<boolean>
}

/** Another mail of the same kind, once a minute; one that did not leave is not waited for. Inside a form it posts `intent=again` before any script. */
export function ResendButton({ isJustSent, sentAt = 0, onSend }: ResendButtonProps) {
  const { t } = useTranslation('auth')
  const { left, start } = useCountdown(pauseSeconds, isJustSent)
  const [isBusy, setBusy] = useState(false)
  // Only the browser knows: what the server drew is hydrated first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page came with
  useEffect(() => {
    const rest = pauseSeconds - Math.floor((Date.now() - sentAt) / 1_000)
    if (rest > 0) start(Math.min(rest, pauseSeconds))
  }, [])

  async function send(event: React.MouseEvent): Promise<void> {
    event.preventDefault()
    if (left > 0) return
    setBusy(true)
    const isSent = await onSend()
    setBusy(false)
    if (!isSent) return
    start()
    announce(t('again.sent'))
  }

  return (
    <Button
      type="submit"
      name="intent"
      value="again"
      formNoValidate
      look="secondary"
      busy={isBusy}
      aria-disabled={left > 0 || undefined}
      onClick={send}
    >
      {left > 0 ? t('again.wait', { count: left }) : t('again.button')}
    </Button>
  )
}
