import { CollectionProducts } from '../../../../../contract/admin/taxonomy.ts'
import { OneCollection } from '../../../../../contract/catalogue.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { adminApi } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { CollectionEditor } from '../collection-editor.tsx'
import type { Route } from './+types/page'

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const id = encodeURIComponent(args.params.id)
  const [{ data }, { data: products }] = await Promise.all([
    api.get(`/api/collections/${id}`, OneCollection),
    api.get(`/api/collections/${id}/products`, CollectionProducts),
  ])
  return { collection: data.collection, products }
}

export default function EditCollectionPage({ loaderData: { collection, products } }: Route.ComponentProps) {
  const { t } = useTranslation('taxonomy')
  return (
    <AdminPage
      title={collection.name}
      back={{ label: t('collections.title'), to: adminPaths.collections() }}
      actions={
        <ButtonLink to={paths.collection(collection.slug)} look="secondary" target="_blank">
          {t('seeInShop')}
        </ButtonLink>
      }
    >
      <CollectionEditor key={collection._id} collection={collection} products={products} />
    </AdminPage>
  )
}
