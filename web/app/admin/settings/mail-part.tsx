import { useState } from 'react'
import { Message } from '../../../../contract/accounts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { Card } from '../parts/card.tsx'
import { errorAt, FailureBanner } from '../parts/failure-banner.tsx'
import { withWords } from '../parts/with-words.ts'
import { useAdminCall } from '../use-admin-call.ts'
import { Line } from './fields.tsx'
import { useSettingsForm } from './settings-form.tsx'

export function MailPart() {
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
          <Line
            path="mail.senderName"
            label={t('mail.senderName')}
            hint={t('mail.senderHint')}
            value={mail.senderName}
            onChange={(senderName) => set('mail', { ...mail, senderName })}
          />
          <Line
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

/** One mail to an address of the admin's choice; what the mail server objects to is said here. */
function MailTestCard() {
  const { t } = useTranslation('settings')
  const { call, isBusy, failure } = useAdminCall()
  const [to, setTo] = useState('')

  async function send(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    if (await call('POST', '/api/settings/mail-test', { to }, Message, { isQuiet: true })) toast({ text: t('mail.testSent', { to }) })
  }

  return (
    <Card title={t('mail.test')}>
      <FailureBanner failure={withWords(failure, t('mail.testFailed'))} />
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
