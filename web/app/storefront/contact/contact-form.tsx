import '../content-texts.ts'
import { useState } from 'react'
import { type ContactMessage, NewContactMessage } from '../../../../contract/content.ts'
import { browserApi } from '../../browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type CheckedResult, useCheckedForm } from '../../ui/use-checked-form.ts'
import { PolicyLink } from '../policy-link.tsx'
import { useShop } from '../use-shop.ts'
import { ContactFailed } from './contact-failed.tsx'
import { MessageField } from './message-field.tsx'
import { sendMessage } from './send-message.ts'

type ContactFormProps = {
  result: CheckedResult | null | undefined
  failure: string | null
  onSent: (contact: ContactMessage) => void
}

/** Writing to the shop. Whatever goes wrong, what was typed stays. */
export function ContactForm({ result, failure: posted, onSent }: ContactFormProps) {
  const { t } = useTranslation('content')
  const { policies } = useShop()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState(posted)
  const form = useCheckedForm({
    schema: NewContactMessage,
    labels: { fullName: t('contact.fullName'), email: t('contact.email'), message: t('contact.message') },
    result,
    onValid: (message) => void send(message),
  })

  async function send(message: NewContactMessage): Promise<void> {
    setBusy(true)
    setFailure(null)
    const answer = await sendMessage(browserApi(), message)
    setBusy(false)
    if (answer.contact) return onSent(answer.contact)
    setFailure(answer.failure.message)
    form.refuse(answer.failure.fields)
  }

  return (
    <section aria-labelledby="write">
      <h2 id="write">{t('contact.formTitle')}</h2>
      <p className="mt-2 mb-6 text-soft">{t('contact.formLead')}</p>
      <ErrorSummary title={t('contact.errors', { count: form.troubles.length })} troubles={form.troubles} tries={form.tries} />
      <form method="post" className="grid gap-5" {...form.props}>
        <TextField {...form.wire('fullName')} aria-required autoComplete="name" />
        <TextField {...form.wire('email')} aria-required type="email" autoComplete="email" inputMode="email" spellCheck={false} />
        <MessageField {...form.wire('message')} />
        <div className="contact-trap" aria-hidden="true">
          <label htmlFor="website">{t('contact.trap')}</label>
          <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <p className="text-sm text-soft">
          {t('contact.privacy')} {policies.includes('privacy') && <PolicyLink kind="privacy" label={t('policies.privacy')} />}
        </p>
        {failure && <ContactFailed message={failure} />}
        <Button type="submit" busy={isBusy} className="justify-self-start">
          {t('contact.button')}
        </Button>
      </form>
    </section>
  )
}
