import './locations.css'
import { ProvinceList } from '../../../../contract/accounts.ts'
import { LocationList, SettingsResponse, StoreList } from '../../../../contract/content.ts'
import { personalApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AdminPage } from '../components/admin-page.tsx'
import type { Route } from './+types/page'
import { AreasCard } from './areas-card.tsx'
import { guessHomeProvince } from './coverage.rule.ts'
import { LoadErrorCard } from './load-error-card.tsx'
import { StoresCard } from './stores-card.tsx'

/** Reads each list separately, so that one failure does not hide the other. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = personalApi(context)
  const [areas, stores, provinces, settings] = await Promise.all([
    api.get('/api/locations', LocationList).catch(nullIfRefused),
    api.get('/api/stores', StoreList).catch(nullIfRefused),
    api.get('/api/addresses/provinces', ProvinceList).catch(nullIfRefused),
    api.get('/api/settings', SettingsResponse).catch(nullIfRefused),
  ])
  const { owner, brand } = settings?.data.settings ?? {}
  const written = [owner?.address, stores?.data[0]?.address, brand?.city.vi].filter((text) => text !== undefined)
  return {
    areas: areas?.data,
    stores: stores?.data,
    provinces: provinces?.data,
    home: guessHomeProvince(written, provinces?.data ?? []),
  }
}

function nullIfRefused(error: unknown): null {
  if (error instanceof ApiError) return null
  throw error
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
