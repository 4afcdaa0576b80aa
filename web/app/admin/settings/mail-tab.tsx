import { useState } from 'react'
import { Message } from '../../../../contract/accounts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { Card } from '../components/card.tsx'
import { errorAt, FailureBanner } from '../components/failure-banner.tsx'
import { prefixError } from '../components/prefix-error.ts'
import { useAdminRequest } from '../use-admin-request.ts'
import { TextInput } from './fields.tsx'
import { useSettingsForm } from './settings-form.tsx'

export function MailTab() {
  const { t } = useTranslation('settings')
  const { draft, set, connections } = useSettingsForm()
  const isMailOn = connections.mail !== 'none'
  const { mail, brand } = draft
  return (
    <>
      {!isMailOn && (
        <Alert tone="warning" title={t('mail.offTitle')} className="mb-4">
          <p>{t('mail.offText')}</p>
        </Alert>
      )}
      <Card title={t('parts.mail')}>
        <div className="sheet-fields">
          <TextInput
            path="mail.senderName"
            label={t('mail.senderName')}
            hint={t('mail.senderHint')}
            value={mail.senderName}
            onChange={(senderName) => set('mail', { ...mail, senderName })}
          />
          <TextInput
            path="mail.replyTo"
            label={t('mail.replyTo')}
            hint={brand.email ? t('mail.replyHint', { email: brand.email }) : t('mail.replyNone')}
            type="email"
            value={mail.replyTo}
            onChange={(replyTo) => set('mail', { ...mail, replyTo })}
          />
        </div>
      </Card>
      {isMailOn && <MailTestCard />}
    </>
  )
}

/** Sends a test mail to an address of the admin's choice and shows the mail server's error. */
function MailTestCard() {
  const { t } = useTranslation('settings')
  const { call, isBusy, failure } = useAdminRequest()
  const [to, setTo] = useState('')

  async function send(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    if (await call('POST', '/api/settings/mail-test', { to }, Message, { skipRevalidate: true }))
      toast({ text: t('mail.testSent', { to }) })
  }

  return (
    <Card title={t('mail.test')}>
      <FailureBanner failure={prefixError(failure, t('mail.testFailed'))} />
      <form className="sheet-fields" onSubmit={(event) => void send(event)}>
        <TextField
          label={t('mail.testTo')}
          hint={t('mail.testHint')}
          name="to"
          type="email"
          maxLength={254}
          required
          value={to}
          error={errorAt(failure, 'to')}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <Button type="submit" look="secondary" busy={isBusy}>
          {t('mail.testSend')}
        </Button>
      </form>
    </Card>
  )
}
