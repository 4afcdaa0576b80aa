import { useState } from 'react'
import { type Webhook, WebhookWithSecret } from '../../../../contract/admin/connections/webhooks.ts'
import { formatDateTime } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { Card } from '../components/card.tsx'
import { confirm } from '../components/confirm-store.ts'
import { useFocusAfterDelete } from '../components/table/use-focus-after-delete.ts'
import { type AdminRequest, adminMessageResponse } from '../message-response.ts'
import { eventText } from './event-text.ts'
import { SecretDialog } from './secret-dialog.tsx'

type WebhookListProps = { webhooks: readonly Webhook[]; call: AdminRequest; isBusy: boolean }

export function WebhookListCard({ webhooks, call, isBusy }: WebhookListProps) {
  const { t } = useTranslation('connections')
  const language = useLanguage()
  const [secret, setSecret] = useState<string | null>(null)
  const focusProps = useFocusAfterDelete<HTMLUListElement>(webhooks.map(({ _id }) => _id))

  async function remove({ _id, url }: Webhook): Promise<void> {
    const question = { title: t('webhook.deleteTitle'), text: t('webhook.deleteText', { url }), verb: t('webhook.delete') }
    if (!(await confirm({ ...question, isDestructive: true }))) return
    if (await call('DELETE', `/api/webhooks/${_id}`, undefined, adminMessageResponse)) toast({ text: t('webhook.deleted') })
  }
  const change = (id: string, body: object) => call('PATCH', `/api/webhooks/${id}`, body, WebhookWithSecret)
  async function rotate({ _id }: Webhook): Promise<void> {
    const question = { title: t('webhook.rotateTitle'), text: t('webhook.rotateText'), verb: t('webhook.rotate') }
    if (!(await confirm(question))) return
    setSecret((await change(_id, { rotateSecret: true }))?.data.secret ?? null)
  }

  return (
    <Card title={t('webhook.title')}>
      {webhooks.length === 0 && <p className="text-soft">{t('webhook.none')}</p>}
      <ul {...focusProps} className="key-list">
        {webhooks.map((webhook) => {
          const { _id, url, events, state, lastSentAt, lastResult } = webhook
          const isOn = state === 'active' || state === 'failing'
          return (
            <li key={_id}>
              <strong className="wrap-anywhere">{url}</strong>
              <span className="block text-sm text-soft">{events.map((event) => t(eventText(event))).join(' · ')}</span>
              <span className={`block text-sm ${state === 'failing' || state === 'disabled' ? 'text-error' : 'text-soft'}`}>
                {t(`webhook.state.${state}`)}
                {lastSentAt && ` · ${t('webhook.last', { time: formatDateTime(lastSentAt, language), result: lastResult ?? '' })}`}
              </span>
              <span className="mt-2 flex flex-wrap gap-2">
                <button
                  type="button"
                  className="small-button"
                  aria-disabled={isBusy || undefined}
                  onClick={() => !isBusy && void change(_id, { active: !isOn })}
                >
                  {t(isOn ? 'webhook.pause' : 'webhook.resume')} <span className="sr-only">{url}</span>
                </button>
                <button
                  type="button"
                  className="small-button"
                  aria-disabled={isBusy || undefined}
                  onClick={() => !isBusy && void rotate(webhook)}
                >
                  {t('webhook.rotate')} <span className="sr-only">{url}</span>
                </button>
                <button
                  type="button"
                  className="small-button text-error"
                  aria-disabled={isBusy || undefined}
                  onClick={() => !isBusy && void remove(webhook)}
                >
                  {t('webhook.delete')} <span className="sr-only">{url}</span>
                </button>
              </span>
            </li>
          )
        })}
      </ul>
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
