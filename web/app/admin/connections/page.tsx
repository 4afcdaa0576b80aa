import './connections.css'
import { ApiKeyList } from '../../../../contract/admin/api-keys.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { adminApi } from '../admin-api.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { FailureBanner } from '../components/failure-banner.tsx'
import { prefixError } from '../components/prefix-error.ts'
import { useListRequest } from '../use-list-request.ts'
import type { Route } from './+types/page'
import { ApiKeyForm } from './api-key-form.tsx'
import { ApiKeyListCard } from './api-key-list.tsx'

export async function loader(args: Route.LoaderArgs) {
  return { apiKeys: (await adminApi(args).get('/api/api-keys', ApiKeyList)).data }
}

/** The keys with which other programs use the shop. */
export default function ConnectionsPage({ loaderData: { apiKeys } }: Route.ComponentProps) {
  const { t } = useTranslation(['admin', 'connections'])
  const { call, isBusy, failure } = useListRequest()
  return (
    <AdminPage title={t('admin:sections.connections')}>
      <FailureBanner failure={prefixError(failure, t('admin:notDone'))} />
      <div className="connections-layout">
        <ApiKeyListCard apiKeys={apiKeys} call={call} isBusy={isBusy} />
        <ApiKeyForm />
      </div>
    </AdminPage>
  )
}
