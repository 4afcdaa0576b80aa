import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Tag, TagList } from '../../../../contract/catalogue.ts'
import { stripDiacritics } from '../../../../contract/language/strip-diacritics.ts'
import { totalPages } from '../../../../contract/paging.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { adminApi, pickParams } from '../admin-api.ts'
import { adminPaths } from '../admin-paths.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { FailureBanner } from '../components/failure-banner.tsx'
import { prefixError } from '../components/prefix-error.ts'
import { StatusBadge } from '../components/status-badge.tsx'
import { BulkBar } from '../components/table/bulk-bar.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { FailedRows } from '../components/table/failed-rows.tsx'
import { FilterBar } from '../components/table/filter-bar.tsx'
import { Pager } from '../components/table/pager.tsx'
import { RowMenu } from '../components/table/row-menu.tsx'
import type { FailedItem } from '../components/table/send-in-chunks.ts'
import { useSelectAll } from '../components/table/use-select-all.ts'
import { useSelection } from '../components/table/use-selection.ts'
import type { Route } from './+types/page'
import { EditTag } from './edit-tag.tsx'
import { MergeTags } from './merge-tags.tsx'
import { useDeleteTags } from './use-delete-tags.ts'

const pageSize = 50

/** The API returns all tags at once; the loader filters, sorts and pages them. */
export async function loader(args: Route.LoaderArgs) {
  const { query = '', sort = '', page = '1' } = pickParams(args.url, ['query', 'sort', 'page'])
  const { data } = await adminApi(args).get('/api/tags', TagList)
  const found = data.filter(({ name, label, labels }) =>
    [name, label, labels?.en ?? ''].some((each) => stripDiacritics(each).includes(stripDiacritics(query.trim()))),
  )
  const sorted = sort.startsWith('used') ? found.toSorted((a, b) => totalOf(b) - totalOf(a)) : found
  const ordered =
    sort.endsWith('-asc') && sort.startsWith('used') ? sorted.toReversed() : sort === 'name-desc' ? sorted.toReversed() : sorted
  const totalPage = totalPages(ordered.length, pageSize)
  const shown = Math.min(Math.max(1, Number(page) || 1), totalPage)
  const matching = ordered.map(({ _id }) => _id)
  return {
    tags: ordered.slice((shown - 1) * pageSize, shown * pageSize),
    all: data,
    matching,
    total: ordered.length,
    totalPage,
    page: shown,
  }
}

const totalOf = ({ productCount, productTotal = productCount }: Tag) => productTotal

export default function TagsPage({ loaderData: { tags, all, matching, total, totalPage, page } }: Route.ComponentProps) {
  const { t } = useTranslation(['taxonomy', 'admin'])
  const [search] = useSearchParams()
  const [edited, setEdited] = useState<Tag | 'new' | null>(null)
  const [merging, setMerging] = useState<Tag[] | null>(null)
  const [failed, setFailed] = useState<readonly FailedItem[]>([])
  const narrowing = search.get('query') ?? ''
  const selection = useSelection(narrowing)
  const pageIds = tags.map(({ _id }) => _id)
  const wide = useSelectAll({ selection, filter: narrowing, pageIds, total, find: async () => matching })
  const chosen = all.filter(({ _id }) => selection.has(_id))
  const { remove, many } = useDeleteTags(({ handled, failed }) => {
    const done = chosen.filter(({ name }) => handled.includes(name))
    selection.setAll(
      done.map(({ _id }) => _id),
      false,
    )
    setFailed(failed)
  })
  const columns = useTagColumns({ onEdit: setEdited, onDelete: (tag) => void remove([tag]) })
  const add = <Button onClick={() => setEdited('new')}>{t('tags.add')}</Button>

  return (
    <AdminPage title={t('tags.title')} actions={add}>
      <FailureBanner failure={prefixError(many.failure, t('failed.deleteTag'))} />
      <FailedRows title={t('tags.failed', { count: failed.length })} failed={failed} nameOf={(name) => name} />
      <p className="mb-4 text-soft">{t('tags.intro')}</p>
      <FilterBar placeholder={t('tags.search')} />
      <DataTable
        caption={t('tags.caption')}
        rows={tags}
        columns={columns}
        opensRows
        idOf={({ _id }) => _id}
        nameOf={({ name }) => name}
        selection={selection}
        hasFilters={search.has('query')}
        empty={{ title: t('tags.empty.title'), text: t('tags.empty.text'), action: add }}
      />
      <BulkBar
        selection={selection}
        run={many}
        selectAll={{
          matching: wide,
          selectAllText: t('tags.offer', { count: total }),
          allSelectedText: t('tags.all', { count: chosen.length }),
        }}
      >
        {chosen.length > 1 && (
          <button type="button" className="small-button" onClick={() => setMerging(chosen)}>
            {t('tags.merge', { count: chosen.length })}
          </button>
        )}
        <button type="button" className="small-button text-error" disabled={many.isBusy} onClick={() => void remove(chosen)}>
          {t('tags.deleteVerb', { count: chosen.length })}
        </button>
      </BulkBar>
      {total > 0 && <Pager page={page} totalPage={totalPage} total={total} />}
      {edited && <EditTag tag={edited === 'new' ? null : edited} all={all} onClose={() => setEdited(null)} />}
      {merging && (
        <MergeTags
          tags={merging}
          onMerged={({ _id }) => selection.setAll([_id], false)}
          onClose={() => setMerging(null)}
          onDone={() => {
            selection.clear()
            setMerging(null)
          }}
        />
      )}
    </AdminPage>
  )
}

function useTagColumns({ onEdit, onDelete }: { onEdit: (tag: Tag) => void; onDelete: (tag: Tag) => void }): Column<Tag>[] {
  const { t } = useTranslation(['taxonomy', 'admin'])
  return [
    {
      key: 'name',
      title: t('name'),
      phone: 'main',
      sort: { asc: 'name-asc', desc: 'name-desc' },
      cell: (tag) => (
        <button type="button" className="row-link text-left" onClick={() => onEdit(tag)}>
          {tag.name}
        </button>
      ),
    },
    {
      key: 'en',
      title: t('english'),
      phone: 'facts',
      cell: ({ labels }) =>
        labels?.en ? <span lang="en">{labels.en}</span> : <StatusBadge tone="wait">{t('admin:untranslated')}</StatusBadge>,
    },
    {
      key: 'used',
      title: t('productColumn'),
      isNumber: true,
      phone: 'side',
      sort: { asc: 'used-asc', desc: 'used-desc' },
      cell: (tag) => (
        <Link to={adminPaths.products({ tag: tag.name })} aria-label={`${tag.name}: ${t('products', { count: totalOf(tag) })}`}>
          {totalOf(tag)}
        </Link>
      ),
    },
    {
      key: 'more',
      title: t('actions'),
      phone: 'more',
      cell: (tag) => (
        <RowMenu
          name={tag.name}
          actions={[
            { label: t('rename'), run: () => onEdit(tag) },
            { label: t('delete'), run: () => onDelete(tag), isDestructive: true },
          ]}
        />
      ),
    },
  ]
}
