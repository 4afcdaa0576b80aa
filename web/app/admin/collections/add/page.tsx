import { UserResponse } from '../../../../../contract/accounts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { adminApi } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { CollectionEditor } from '../collection-editor.tsx'
import type { Route } from './+types/page'

/** Returns no data; the call only checks that the user may open the form. */
export async function loader(args: Route.LoaderArgs) {
  await adminApi(args).get('/api/users/me', UserResponse)
  return null
}

export default function AddCollectionPage() {
  const { t } = useTranslation('taxonomy')
  return (
    <AdminPage title={t('collections.addTitle')} back={{ label: t('collections.title'), to: adminPaths.collections() }}>
      <CollectionEditor collection={null} products={[]} />
    </AdminPage>
  )
}
