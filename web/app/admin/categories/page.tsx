import '../collections/collections.css'
import { useState } from 'react'
import { CategoryMessage, Removed } from '../../../../contract/admin/taxonomy.ts'
import { type Category, CategoryList } from '../../../../contract/catalogue.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { toast } from '../../ui/toast.tsx'
import { adminApi } from '../admin-api.ts'
import { adminPaths } from '../admin-paths.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { FailureBanner } from '../components/failure-banner.tsx'
import { type BilingualName, NameDialog } from '../components/name-dialog.tsx'
import { prefixError } from '../components/prefix-error.ts'
import { StatusBadge } from '../components/status-badge.tsx'
import { ReorderList } from '../components/table/reorder-list.tsx'
import { RowMenu } from '../components/table/row-menu.tsx'
import { useReorder } from '../components/table/use-reorder.ts'
import { useAdminRequest } from '../use-admin-request.ts'
import type { Route } from './+types/page'
import { DeleteCategory } from './delete-category.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminApi(args).get('/api/categories', CategoryList)
}

export default function CategoriesPage({ loaderData: { data: categories } }: Route.ComponentProps) {
  const { t } = useTranslation('taxonomy')
  const [edited, setEdited] = useState<Category | 'new' | null>(null)
  const [doomed, setDoomed] = useState<Category | null>(null)
  const ordering = useReorder(categories, {
    method: 'PATCH',
    path: '/api/categories/order',
    schema: Removed,
    onSaved: () => toast({ text: t('categories.ordered') }),
  })

  const add = <Button onClick={() => setEdited('new')}>{t('categories.add')}</Button>
  return (
    <AdminPage title={t('categories.title')} actions={add}>
      <FailureBanner failure={prefixError(ordering.failure, t('failed.updateCategory'))} />
      {categories.length === 0 ? (
        <EmptyState art="rabbit" title={t('categories.empty.title')} text={t('categories.empty.text')}>
          {add}
        </EmptyState>
      ) : (
        <>
          <p className="mb-4 text-soft">{t('categories.intro')}</p>
          <ReorderList
            items={ordering.shown}
            idOf={({ _id }) => _id}
            nameOf={({ name }) => name}
            onReorder={(next) => void ordering.reorder(next)}
          >
            {(category) => <CategoryRow category={category} onEdit={() => setEdited(category)} onDelete={() => setDoomed(category)} />}
          </ReorderList>
        </>
      )}
      {edited && <EditCategory category={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {doomed && (
        <DeleteCategory category={doomed} others={categories.filter((each) => each._id !== doomed._id)} onClose={() => setDoomed(null)} />
      )}
    </AdminPage>
  )
}

function CategoryRow({ category, onEdit, onDelete }: { category: Category; onEdit: () => void; onDelete: () => void }) {
  const { t } = useTranslation(['taxonomy', 'admin'])
  const { name, labels, productCount, productTotal = productCount } = category
  return (
    <div className="taxonomy-row">
      <div className="min-w-0 grow">
        <button type="button" className="row-link text-left" onClick={onEdit}>
          {name}
        </button>
        <div className="text-sm text-soft">
          {labels.en ? <span lang="en">{labels.en}</span> : <StatusBadge tone="wait">{t('admin:untranslated')}</StatusBadge>}
        </div>
      </div>
      <Link to={adminPaths.products({ category: name })} className="taxonomy-count">
        {t('products', { count: productTotal })}
        {productTotal > productCount && <span className="block text-soft">{t('hidden', { count: productTotal - productCount })}</span>}
      </Link>
      <RowMenu
        name={name}
        actions={[
          { label: t('rename'), run: onEdit },
          { label: t('delete'), run: onDelete, isDestructive: true },
        ]}
      />
    </div>
  )
}

function EditCategory({ category, onClose }: { category: Category | null; onClose: () => void }) {
  const { t } = useTranslation(['taxonomy', 'admin'])
  const { call, isBusy, failure } = useAdminRequest()

  async function save({ name, en }: BilingualName): Promise<void> {
    const body = { name, labels: { en: en.trim() } }
    const done = category
      ? await call('PUT', `/api/categories/${category._id}`, body, CategoryMessage)
      : await call('POST', '/api/categories', body, CategoryMessage)
    if (!done) return
    toast({ text: t(category ? 'categories.saved' : 'categories.added') })
    onClose()
  }

  const isRenamed = (name: string) => category !== null && name.trim() !== '' && name.trim().toLowerCase() !== category.name.toLowerCase()
  return (
    <NameDialog
      title={t(category ? 'categories.editTitle' : 'categories.addTitle')}
      verb={category ? t('admin:save.save') : t('categories.add')}
      initial={{ name: category?.name ?? '', en: category?.labels.en ?? '' }}
      maxLength={80}
      failure={prefixError(failure, t(category ? 'failed.updateCategory' : 'failed.addCategory'))}
      isBusy={isBusy}
      onSave={(names) => void save(names)}
      onClose={onClose}
    >
      {({ name }) =>
        isRenamed(name) && (
          <p className="text-sm text-soft">
            {t('categories.addressChanges', { address: `/products/category/${name.trim().toLowerCase()}` })}
          </p>
        )
      }
    </NameDialog>
  )
}
