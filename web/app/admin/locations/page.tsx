import './locations.css'
import { ProvinceList } from '../../../../contract/accounts.ts'
import { LocationList, SettingsAnswer, StoreList } from '../../../../contract/content.ts'
import { personalApi } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AdminPage } from '../parts/admin-page.tsx'
import type { Route } from './+types/page'
import { AreasCard } from './areas-card.tsx'
import { guessHome } from './coverage.ts'
import { StoresCard } from './stores-card.tsx'
import { UnreadCard } from './unread-card.tsx'

/** Each list is asked for by itself: one that cannot be read leaves the other. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = personalApi(context)
  const [areas, stores, provinces, settings] = await Promise.all([
    api.get('/api/locations', LocationList).catch(noneWhereRefused),
    api.get('/api/stores', StoreList).catch(noneWhereRefused),
    api.get('/api/addresses/provinces', ProvinceList).catch(noneWhereRefused),
    api.get('/api/settings', SettingsAnswer).catch(noneWhereRefused),
  ])
  const { owner, brand } = settings?.data.settings ?? {}
  const written = [owner?.address, stores?.data[0]?.address, brand?.city.vi].filter((text) => text !== undefined)
  return {
    areas: areas?.data,
    stores: stores?.data,
    provinces: provinces?.data,
    home: guessHome(written, provinces?.data ?? []),
  }
}

function noneWhereRefused(error: unknown): null {
  if (error instanceof ApiError) return null
  throw error
}

/** Where the shop delivers, for how much, and where it can be visited. */
export default function LocationsPage({ loaderData: { areas, stores, provinces, home } }: Route.ComponentProps) {
  const { t } = useTranslation('locations')
  return (
    <AdminPage title={t('title')}>
      {areas && provinces ? (
        <AreasCard areas={areas} provinces={provinces} home={home} />
      ) : (
        <UnreadCard title={t('areas')} failed={t('failed.fetchLocations')} />
      )}
      {stores ? <StoresCard stores={stores} /> : <UnreadCard title={t('stores')} failed={t('failed.fetchStores')} />}
    </AdminPage>
  )
}
