import './collections.css'
import { Removed } from '../../../../contract/admin/taxonomy.ts'
import { type Collection, CollectionList } from '../../../../contract/catalogue.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { toast } from '../../ui/toast.tsx'
import { adminApi } from '../admin-api.ts'
import { adminPaths } from '../admin-paths.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { confirm } from '../components/confirm-store.ts'
import { FailureBanner } from '../components/failure-banner.tsx'
import { prefixError } from '../components/prefix-error.ts'
import { StatusBadge } from '../components/status-badge.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { RowMenu } from '../components/table/row-menu.tsx'
import { LibraryThumb } from '../components/uploads/library-thumb.tsx'
import { useListRequest } from '../use-list-request.ts'
import type { Route } from './+types/page'

export async function loader(args: Route.LoaderArgs) {
  return adminApi(args).get('/api/collections', CollectionList)
}

export default function CollectionsPage({ loaderData: { data: collections } }: Route.ComponentProps) {
  const { t } = useTranslation('taxonomy')
  const { call, failure } = useListRequest()

  async function remove({ _id, name, productCount, productTotal = productCount }: Collection): Promise<void> {
    const question = {
      title: t('collections.deleteTitle', { name }),
      text: t('collections.deleteText', { count: productTotal }),
      verb: t('collections.deleteVerb'),
    }
    if (!(await confirm({ ...question, isDestructive: true }))) return
    if (await call('DELETE', `/api/collections/${_id}`, undefined, Removed)) toast({ text: t('collections.deleted') })
  }

  const add = <ButtonLink to={adminPaths.addCollection()}>{t('collections.add')}</ButtonLink>
  return (
    <AdminPage title={t('collections.title')} actions={add}>
      <FailureBanner failure={prefixError(failure, t('failed.deleteCollection'))} />
      <DataTable
        caption={t('collections.caption')}
        rows={collections}
        columns={useCollectionColumns((collection) => void remove(collection))}
        opensRows
        idOf={({ _id }) => _id}
        nameOf={({ name }) => name}
        hasFilters={false}
        empty={{ title: t('collections.empty.title'), text: t('collections.empty.text'), action: add }}
      />
    </AdminPage>
  )
}

function useCollectionColumns(onDelete: (collection: Collection) => void): Column<Collection>[] {
  const { t } = useTranslation(['taxonomy', 'admin'])
  return [
    {
      key: 'name',
      title: t('name'),
      phone: 'head',
      cell: ({ _id, name, image }) => (
        <span className="flex items-center gap-3 text-left">
          {image ? <LibraryThumb image={image} alt="" className="cover-thumb" /> : <span className="cover-thumb" />}
          <Link to={adminPaths.collection(_id)} className="row-link">
            {name}
          </Link>
        </span>
      ),
    },
    {
      key: 'en',
      title: t('english'),
      cell: ({ labels }) =>
        labels?.en ? <span lang="en">{labels.en}</span> : <StatusBadge tone="wait">{t('admin:untranslated')}</StatusBadge>,
    },
    { key: 'slug', title: t('collections.address'), cell: ({ slug }) => <span className="break-all">{slug}</span> },
    {
      key: 'products',
      title: t('productColumn'),
      isNumber: true,
      phone: 'side',
      cell: ({ name, slug, productCount, productTotal = productCount }) => (
        <Link to={adminPaths.products({ collection: slug })} aria-label={`${name}: ${t('products', { count: productTotal })}`}>
          {productTotal}
        </Link>
      ),
    },
    {
      key: 'more',
      title: t('actions'),
      phone: 'more',
      cell: (collection) => (
        <RowMenu
          name={collection.name}
          actions={[
            { label: t('seeInShop'), run: () => window.open(paths.collection(collection.slug), '_blank', 'noopener') },
            { label: t('delete'), run: () => onDelete(collection), isDestructive: true },
          ]}
        />
      ),
    },
  ]
}
