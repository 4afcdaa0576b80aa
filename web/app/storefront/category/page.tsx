import { redirect } from 'react-router'
import { CategoryList, OneCategory } from '../../../../contract/catalogue.ts'
import { type Api, publicApi } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { CategoryStrip } from '../products/category-strip.tsx'
import { ListErrors } from '../products/list-errors.tsx'
import { ListHeader } from '../products/list-header.tsx'
import { ListPageHead } from '../products/list-page-head.tsx'
import type { ListScope } from '../products/list-scope.ts'
import { loadList } from '../products/load-list.ts'
import { ProductList } from '../products/product-list.tsx'
import type { Route } from './+types/page'

const scope: ListScope = { fixed: ['category'], usualSort: 'newest' }

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const api = publicApi(context)
  const { name, label } = await findCategory(api, params.category, url.search)
  const list = await loadList(api, url, { path: `/api/products/category/${encodeURIComponent(name)}` })
  return { name, label, list }
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('shop')
  const { brand, intro } = useSiteSettings()
  const { name, label, list } = loaderData
  return (
    <div className="page-width list-page">
      <ListPageHead
        title={label}
        description={[t('list.categoryDescription', { name: label, shop: brand.name }), intro].filter(Boolean).join(' ')}
        list={list}
        canonicalPath={paths.category(name)}
      />
      <ListHeader title={label} />
      <CategoryStrip />
      <ProductList list={list} scope={scope} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListErrors error={error} what="categoryFailed" />
}

/** Finds a category by name, ignoring case and Unicode composition; a former name redirects to the current URL. */
async function findCategory(api: Api, wanted: string, search: string) {
  const key = (name: string) => name.normalize('NFC').toLowerCase()
  const { data: categories } = await api.get('/api/categories', CategoryList).catch(throwRouteError)
  const found = categories.find(({ name }) => key(name) === key(wanted))
  if (found) return found
  const { category } = (await api.get(`/api/categories/name/${encodeURIComponent(wanted)}`, OneCategory).catch(throwRouteError)).data
  throw redirect(paths.category(category.name) + search, 301)
}
