import { Outlet } from 'react-router'
import { CategoryList, CollectionList } from '../../../contract/catalogue.ts'
import { SettingsAnswer, StoreList } from '../../../contract/content.ts'
import { publicApi } from '../api.ts'
import { throwRouteError } from '../api-error.ts'
import type { Route } from './+types/layout'

export async function loader({ context }: Route.LoaderArgs) {
  const api = publicApi(context)
  const [settings, categories, collections, stores] = await Promise.all([
    api.get('/api/settings', SettingsAnswer),
    api.get('/api/categories', CategoryList),
    api.get('/api/collections', CollectionList),
    api.get('/api/stores', StoreList),
  ]).catch(throwRouteError)
  const { brand, texts, socials, hours, owner } = settings.data.settings
  return {
    brand,
    welcome: texts.welcome,
    announcement: texts.announcement,
    socials,
    hours,
    owner,
    categories: categories.data,
    collections: collections.data,
    stores: stores.data,
  }
}

export default function StorefrontLayout() {
  return (
    <main id="content">
      <Outlet />
    </main>
  )
}
