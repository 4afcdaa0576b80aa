import { useTranslation } from 'react-i18next'
import { OneCollection } from '../../../../contract/catalogue.ts'
import { publicApi } from '../../api.ts'
import { throwRouteError } from '../../api-error.ts'
import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import { ListErrors } from '../products/list-errors.tsx'
import type { ListScope } from '../products/list-scope.ts'
import { loadList } from '../products/load-list.ts'
import { ProductList } from '../products/product-list.tsx'
import type { Route } from './+types/page'
import { CollectionCover } from './collection-cover.tsx'

const scope: ListScope = { fixed: ['collection'], usualSort: 'newest' }

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const api = publicApi(context)
  const { collection } = (await api.get(`/api/collections/slug/${encodeURIComponent(params.slug)}`, OneCollection).catch(throwRouteError))
    .data
  const list = await loadList(api, request.url, { path: `/api/products/collection/${encodeURIComponent(collection._id)}` })
  return { collection, list }
}

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('shop')
  const { collection, list } = loaderData
  const { label, description, image } = collection
  return (
    <>
      <PageHead
        title={label}
        description={description || t('list.collectionDescription', { name: label })}
        image={image ? paths.sharePicture(image._id) : undefined}
        keep={['page']}
      />
      <CollectionCover collection={collection} />
      <div className="page-width list-page">
        <ProductList list={list} scope={scope} />
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListErrors error={error} />
}
