import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { CategoryList } from '../../../../contract/catalogue.ts'
import { type Api, publicApi } from '../../api.ts'
import { throwRouteError } from '../../api-error.ts'
import { PageHead } from '../../page-head.tsx'
import { CategoryStrip } from '../products/category-strip.tsx'
import { ListErrors } from '../products/list-errors.tsx'
import { ListHead } from '../products/list-head.tsx'
import type { ListScope } from '../products/list-scope.ts'
import { loadList } from '../products/load-list.ts'
import { ProductList } from '../products/product-list.tsx'
import type { Route } from './+types/page'

const scope: ListScope = { fixed: ['category'], usualSort: 'newest' }

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const api = publicApi(context)
  const { name, label } = await findCategory(api, params.category)
  const list = await loadList(api, request.url, { path: `/api/products/category/${encodeURIComponent(name)}` })
  return { label, list }
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('shop')
  const { label, list } = loaderData
  return (
    <div className="page-width list-page">
      <PageHead title={label} description={t('list.categoryDescription', { name: label })} keep={['page']} />
      <ListHead title={label} />
      <CategoryStrip />
      <ProductList list={list} scope={scope} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListErrors error={error} />
}

/** By its name, whatever its case and however its letters are composed. */
async function findCategory(api: Api, wanted: string) {
  const key = (name: string) => name.normalize('NFC').toLowerCase()
  const { data: categories } = await api.get('/api/categories', CategoryList).catch(throwRouteError)
  const found = categories.find(({ name }) => key(name) === key(wanted))
  if (!found) throw data(null, { status: 404 })
  return found
}
