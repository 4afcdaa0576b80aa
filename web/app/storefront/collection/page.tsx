import { redirect } from 'react-router'
import { OneCollection } from '../../../../contract/catalogue.ts'
import { publicApi } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { ListErrors } from '../products/list-errors.tsx'
import { ListPageHead } from '../products/list-page-head.tsx'
import type { ListScope } from '../products/list-scope.ts'
import { loadList } from '../products/load-list.ts'
import { ProductList } from '../products/product-list.tsx'
import type { Route } from './+types/page'
import { CollectionCover } from './collection-cover.tsx'

/** Sorted as the shop arranged it, unless the visitor chooses another order. */
const scope: ListScope = { fixed: ['collection'], usualSort: null, ownOrder: 'arranged' }

/** A former URL of a collection redirects to the current one. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const api = publicApi(context)
  const { collection } = (await api.get(`/api/collections/slug/${encodeURIComponent(params.slug)}`, OneCollection).catch(throwRouteError))
    .data
  if (collection.slug !== params.slug) throw redirect(paths.collection(collection.slug) + url.search, 301)
  const list = await loadList(api, url, {
    path: `/api/products/collection/${encodeURIComponent(collection._id)}`,
    usualSort: scope.usualSort,
  })
  return { collection, list }
}

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('shop')
  const { brand } = useSiteSettings()
  const { collection, list } = loaderData
  const { label, description, image } = collection
  return (
    <>
      <ListPageHead
        title={label}
        description={description || t('list.collectionDescription', { name: label, shop: brand.name })}
        list={list}
        imageId={image?._id}
      />
      <CollectionCover collection={collection} />
      <div className="page-width list-page">
        <ProductList list={list} scope={scope} />
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListErrors error={error} what="collectionFailed" />
}
