import './locations.css'
import { personalApi } from '../../api/api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AdminPage } from '../components/admin-page.tsx'
import type { Route } from './+types/page'
import { AreasCard } from './areas-card.tsx'
import { LoadErrorCard } from './load-error-card.tsx'
import { readDelivery } from './read-delivery.ts'
import { StoresCard } from './stores-card.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return readDelivery(personalApi(context))
}

/** The delivery areas with their fees, and the stores. */
export default function LocationsPage({ loaderData: { areas, stores, provinces, home } }: Route.ComponentProps) {
  const { t } = useTranslation('locations')
  return (
    <AdminPage title={t('title')}>
      {areas && provinces ? (
        <AreasCard areas={areas} provinces={provinces} home={home} />
      ) : (
        <LoadErrorCard title={t('areas')} failed={t('failed.fetchLocations')} />
      )}
      {stores ? <StoresCard stores={stores} /> : <LoadErrorCard title={t('stores')} failed={t('failed.fetchStores')} />}
    </AdminPage>
  )
}
