import { useEffect, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { useCountdown } from '../ui/hooks/use-countdown.ts'
import { announce } from '../ui/live-region.tsx'
import { authTexts } from './auth-texts.ts'

const pauseSeconds = 60

type ResendButtonProps = {
  /** A mail has just been sent, so the countdown runs. */
  isJustSent: boolean
  /** When this browser sent it, known also after a full page load. */
  sentAt?: number | undefined
  /** Sends another mail; returns whether it was sent. */
  onSend: () => Promise<boolean>
}

/**
 * Resends a mail, at most once a minute; a failed attempt starts no countdown. Without scripts it posts `intent=again` of the
 * surrounding form.
 */
export function ResendButton({ isJustSent, sentAt = 0, onSend }: ResendButtonProps) {
  const { t } = useTranslation('auth', authTexts)
  const { left, start } = useCountdown(pauseSeconds, isJustSent)
  const [isBusy, setBusy] = useState(false)
  // Only the browser knows the time, so the server's markup is hydrated first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial value counts
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
