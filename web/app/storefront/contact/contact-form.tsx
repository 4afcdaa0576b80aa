import { useState } from 'react'
import { type ContactMessage, NewContactMessage } from '../../../../contract/content.ts'
import { browserApi } from '../../api/browser-api.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PolicyLink } from '../../navigation/policy-link.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { type CheckedResult, useCheckedForm } from '../../ui/hooks/use-checked-form.ts'
import { contentTexts } from '../content-texts.ts'
import { ContactError } from './contact-error.tsx'
import { MessageField } from './message-field.tsx'
import { sendMessage } from './send-message.ts'

type ContactFormProps = {
  result: CheckedResult | null | undefined
  failure: string | null
  onSent: (contact: ContactMessage) => void
}

/** Sends a message to the shop. The input survives every failure. */
export function ContactForm({ result, failure: posted, onSent }: ContactFormProps) {
  const { t } = useTranslation('content', contentTexts)
  const { policies } = useSiteSettings()
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
    const sendResult = await sendMessage(browserApi(), message)
    setBusy(false)
    if (sendResult.contact) return onSent(sendResult.contact)
    setFailure(sendResult.failure.message)
    form.refuse(sendResult.failure.fields)
  }

  return (
    <section aria-labelledby="write">
      <h2 id="write">{t('contact.formTitle')}</h2>
      <p className="mt-2 mb-6 text-soft">{t('contact.formLead')}</p>
      <ErrorSummary
        title={t('contact.errors', { count: form.fieldErrors.length })}
        fieldErrors={form.fieldErrors}
        attempts={form.attempts}
      />
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
        {failure && <ContactError message={failure} />}
        <Button type="submit" busy={isBusy} className="justify-self-start">
          {t('contact.button')}
        </Button>
      </form>
    </section>
  )
}
