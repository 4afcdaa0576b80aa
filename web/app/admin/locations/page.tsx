import './locations.css'
import { useTranslation } from 'react-i18next'
import { ProvinceList } from '../../../../contract/accounts.ts'
import { LocationList, StoreList } from '../../../../contract/content.ts'
import { adminApi } from '../admin-api.ts'
import { AdminPage } from '../parts/admin-page.tsx'
import type { Route } from './+types/page'
import { AreasCard } from './areas-card.tsx'
import { StoresCard } from './stores-card.tsx'

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const [areas, stores, provinces] = await Promise.all([
    api.get('/api/locations', LocationList),
    api.get('/api/stores', StoreList),
    api.get('/api/addresses/provinces', ProvinceList),
  ])
  return { areas: areas.data, stores: stores.data, provinces: provinces.data.map(({ name }) => name) }
}

/** Where the shop delivers, for how much, and where it can be visited. */
export default function LocationsPage({ loaderData: { areas, stores, provinces } }: Route.ComponentProps) {
  const { t } = useTranslation('locations')
  return (
    <AdminPage title={t('title')}>
      <AreasCard areas={areas} provinces={provinces} />
      <StoresCard stores={stores} />
    </AdminPage>
  )
}
