import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { shallowSchema } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/forms/field.tsx'
import { announce } from '../ui/live-region.tsx'
import { orderApiPath } from './order-path.ts'
import { useOrderTexts } from './order-texts.ts'

const resendResponse = shallowSchema<{ message: string }>(({ message }) => typeof message === 'string')
type SendState = { state: 'idle' | 'sending' } | { state: 'sent' | 'refused'; message: string }

/** Resends the mail about an order and reports it here. Without scripts the order's page responds. */
export function ResendMail({ orderId, token }: { orderId: string; token: string | undefined }) {
  const { t } = useOrderTexts()
  const [sent, setSent] = useState<SendState>({ state: 'idle' })

  async function send(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    if (sent.state === 'sending') return
    setSent({ state: 'sending' })
    try {
      const { message } = await browserApi().send('POST', orderApiPath({ orderId, token }, '/resend-mail'), {}, resendResponse)
      setSent({ state: 'sent', message })
      announce(message)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setSent({ state: 'refused', message: error.message })
      announce(error.message)
    }
  }

  return (
    <form method="post" action={paths.order(orderId, token)} onSubmit={(event) => void send(event)} className="no-print">
      <Button type="submit" name="intent" value="mail" look="text" busy={sent.state === 'sending'}>
        <Mail aria-hidden size={18} /> {t('mail.button')}
      </Button>
      {sent.state === 'sent' && <p className="text-sm text-success">{sent.message}</p>}
      {sent.state === 'refused' && <FieldError id="mail-refused" error={sent.message} />}
    </form>
  )
}
