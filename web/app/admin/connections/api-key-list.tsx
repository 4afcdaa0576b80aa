import type { ApiKey } from '../../../../contract/admin/connections/api-keys.ts'
import { formatDay } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { Card } from '../components/card.tsx'
import { confirm } from '../components/confirm-store.ts'
import { useFocusAfterDelete } from '../components/table/use-focus-after-delete.ts'
import { type AdminRequest, adminMessageResponse } from '../message-response.ts'
import { scopeText } from './scope-text.ts'

type ApiKeyListProps = { apiKeys: readonly ApiKey[]; call: AdminRequest; isBusy: boolean }

export function ApiKeyListCard({ apiKeys, call, isBusy }: ApiKeyListProps) {
  const { t } = useTranslation('connections')
  const language = useLanguage()
  const focusProps = useFocusAfterDelete<HTMLUListElement>(apiKeys.map(({ _id }) => _id))

  async function revoke({ _id, name }: ApiKey): Promise<void> {
    const question = { title: t('revokeTitle'), text: t('revokeText', { name }), verb: t('revoke') }
    if (!(await confirm({ ...question, isDestructive: true }))) return
    if (await call('DELETE', `/api/api-keys/${_id}`, undefined, adminMessageResponse)) toast({ text: t('revoked') })
  }

  return (
    <Card title={t('keys')}>
      {apiKeys.length === 0 && <p className="text-soft">{t('none')}</p>}
      <ul {...focusProps} className="key-list">
        {apiKeys.map((key) => (
          <li key={key._id}>
            <strong className="wrap-anywhere">{key.name}</strong> <code>{key.shownAs}</code>
            <span className="block text-sm text-soft">{key.scopes.map((scope) => t(scopeText(scope))).join(' · ')}</span>
            <span className="block text-sm text-soft">
              {t('made', { by: key.createdBy, day: formatDay(key.createdAt, language) })} ·{' '}
              {key.lastUsedAt ? t('used', { day: formatDay(key.lastUsedAt, language) }) : t('unused')}
              {key.expiresAt && ` · ${t('until', { day: formatDay(key.expiresAt, language) })}`}
            </span>
            <button
              type="button"
              className="small-button mt-2 text-error"
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && void revoke(key)}
            >
              {t('revoke')} <span className="sr-only">{key.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
