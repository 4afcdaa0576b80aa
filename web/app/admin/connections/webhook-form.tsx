import { useState } from 'react'
import { WebhookEvent, WebhookWithSecret } from '../../../../contract/admin/connections/webhooks.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Card } from '../components/card.tsx'
import { errorAt, FailureBanner } from '../components/failure-banner.tsx'
import { prefixError } from '../components/prefix-error.ts'
import { useAdminRequest } from '../use-admin-request.ts'
import { eventText } from './event-text.ts'
import { SecretDialog } from './secret-dialog.tsx'

/** Adds a webhook, and shows its secret once. */
export function WebhookForm() {
  const { t } = useTranslation(['connections', 'admin'])
  const { call, isBusy, failure } = useAdminRequest()
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<readonly WebhookEvent[]>([])
  const [secret, setSecret] = useState<string | null>(null)

  async function add(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    const response = await call('POST', '/api/webhooks', { url, events }, WebhookWithSecret)
    if (!response) return
    setSecret(response.data.secret ?? null)
    setUrl('')
    setEvents([])
  }

  const toggle = (event: WebhookEvent, isOn: boolean) =>
    setEvents((chosen) => (isOn ? [...chosen, event] : chosen.filter((one) => one !== event)))
  const eventsError = errorAt(failure, 'events')
  return (
    <Card title={t('webhook.new')}>
      <p className="mb-4 text-sm text-soft">{t('webhook.about')}</p>
      <FailureBanner failure={prefixError(failure, t('admin:notDone'))} />
      <form className="sheet-fields" onSubmit={(event) => void add(event)}>
        <TextField
          label={t('webhook.url')}
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={500}
          required
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          error={errorAt(failure, 'url')}
        />
        <fieldset className="scope-choice" aria-describedby={eventsError ? 'events-error' : undefined}>
          <legend>{t('webhook.events')}</legend>
          {WebhookEvent.options.map((event) => (
            <Checkbox
              key={event}
              label={t(eventText(event))}
              checked={events.includes(event)}
              onChange={({ currentTarget }) => toggle(event, currentTarget.checked)}
            />
          ))}
          {eventsError && (
            <p id="events-error" className="field-error">
              {eventsError}
            </p>
          )}
        </fieldset>
        <Button type="submit" busy={isBusy}>
          {t('webhook.add')}
        </Button>
      </form>
      {secret !== null && (
        <SecretDialog
          title={t('webhook.secretTitle')}
          text={t('webhook.secretText')}
          label={t('webhook.secret')}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </Card>
  )
}
