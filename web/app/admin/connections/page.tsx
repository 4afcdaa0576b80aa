import './connections.css'
import { ApiKeyList } from '../../../../contract/admin/connections/api-keys.ts'
import { WebhookList } from '../../../../contract/admin/connections/webhooks.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { adminApi } from '../admin-api.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { FailureBanner } from '../components/failure-banner.tsx'
import { prefixError } from '../components/prefix-error.ts'
import { useListRequest } from '../use-list-request.ts'
import type { Route } from './+types/page'
import { ApiKeyForm } from './api-key-form.tsx'
import { ApiKeyListCard } from './api-key-list.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookListCard } from './webhook-list.tsx'

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const [apiKeys, webhooks] = await Promise.all([api.get('/api/api-keys', ApiKeyList), api.get('/api/webhooks', WebhookList)])
  return { apiKeys: apiKeys.data, webhooks: webhooks.data }
}

/** API keys and webhooks of other programs. */
export default function ConnectionsPage({ loaderData: { apiKeys, webhooks } }: Route.ComponentProps) {
  const { t } = useTranslation(['admin', 'connections'])
  const { call, isBusy, failure } = useListRequest()
  return (
    <AdminPage title={t('admin:sections.connections')}>
      <FailureBanner failure={prefixError(failure, t('admin:notDone'))} />
      <div className="connections-layout">
        <ApiKeyListCard apiKeys={apiKeys} call={call} isBusy={isBusy} />
        <ApiKeyForm />
        <WebhookListCard webhooks={webhooks} call={call} isBusy={isBusy} />
        <WebhookForm />
      </div>
    </AdminPage>
  )
}
