import './auth-texts.ts'
import { useTranslation } from 'react-i18next'
import { announce } from '../ui/announce.tsx'
import { Button } from '../ui/button.tsx'
import { useCountdown } from '../ui/use-countdown.ts'

const pauseSeconds = 60

type SendAgainProps = {
  /** A mail has just left: the next one waits. */
  isJustSent: boolean
  /** Sends another mail; answers whether it left. */
  onSend: () => Promise<boolean>
}

/** Another mail of the same kind, once a minute. Inside a form it posts `intent=again` before any script. */
export function SendAgain({ isJustSent, onSend }: SendAgainProps) {
  const { t } = useTranslation('auth')
  const { left, start } = useCountdown(pauseSeconds, isJustSent)

  async function send(event: React.MouseEvent): Promise<void> {
    event.preventDefault()
    if (left > 0) return
    start()
    if (await onSend()) announce(t('again.sent'))
  }

  return (
    <Button type="submit" name="intent" value="again" formNoValidate look="secondary" aria-disabled={left > 0 || undefined} onClick={send}>
      {left > 0 ? t('again.wait', { count: left }) : t('again.button')}
    </Button>
  )
}
