import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { CustomerPage } from '../../../../../contract/admin/customers.ts'
import { type Guest, GuestPage } from '../../../../../contract/admin/guests.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { adminApi, pickParams } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { type Column, DataTable } from '../../components/table/data-table.tsx'
import { ExportLink } from '../../components/table/export-link.tsx'
import { FilterBar, FilterSelect } from '../../components/table/filter-bar.tsx'
import { Pager } from '../../components/table/pager.tsx'
import { useSelection } from '../../components/table/use-selection.ts'
import { CustomerTabs } from '../customer-tabs.tsx'
import { useFigureColumns } from '../use-figure-columns.tsx'
import type { Route } from './+types/page'
import { GuestActions } from './guest-actions.tsx'

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const { query, tag, page } = pickParams(args.url, ['page', 'query', 'tag'])
  const [guests, accounts] = await Promise.all([
    api.get(withQuery('/api/users/guests', { query, tag, page }), GuestPage),
    query ? api.get(withQuery('/api/users', { query, limit: 1 }), CustomerPage) : null,
  ])
  return { ...guests.data, accounts: accounts?.data.total ?? 0 }
}

export default function GuestsPage({ loaderData: { guests, tags, total, totalPage, currentPage, accounts } }: Route.ComponentProps) {
  const { t } = useTranslation(['people', 'admin'])
  const [search] = useSearchParams()
  const columns = useColumns()
  const selection = useSelection(`${search.get('query') ?? ''} ${search.get('tag') ?? ''}`)
  return (
    <AdminPage
      title={t('admin:sections.customers')}
      windowTitle={t('customers.kinds.guests')}
      actions={<ExportLink isPersonal path="/api/users/guests/export.csv" narrowing={['query', 'tag']} />}
    >
      <CustomerTabs tab="guests" elsewhere={accounts} />
      <FilterBar placeholder={t('customers.search')}>
        {(tags.length > 0 || search.has('tag')) && (
          <FilterSelect name="tag" label={t('guest.tags')} options={tags.map((tag) => ({ value: tag, label: tag }))} />
        )}
      </FilterBar>
      <DataTable
        caption={t('customers.kinds.guests')}
        rows={guests}
        columns={columns}
        opensRows
        idOf={({ phone }) => phone}
        nameOf={({ fullName }) => fullName}
        selection={selection}
        hasFilters={search.has('query') || search.has('tag')}
        empty={{ title: t('customers.noGuests'), text: t('customers.noGuestsText') }}
      />
      <GuestActions
        selection={selection}
        tags={tags}
        phones={guests.map(({ phone }) => phone)}
        nameOf={(phone) => guests.find((guest) => guest.phone === phone)?.fullName ?? phone}
      />
      <Pager page={currentPage} totalPage={totalPage} total={total} />
    </AdminPage>
  )
}

function useColumns(): Column<Guest>[] {
  const { t } = useTranslation('people')
  const figures = useFigureColumns<Guest>(({ since }) => since)
  return [
    {
      key: 'name',
      title: t('customers.name'),
      phone: 'main',
      cell: ({ fullName, phone }) => (
        <Link to={adminPaths.guest(phone)} className="row-link">
          {fullName}
        </Link>
      ),
    },
    { key: 'tags', title: t('guest.tags'), cell: ({ tags }) => tags.length > 0 && <GuestTags tags={tags} /> },
    ...figures.map((column) =>
      column.key === 'phone' ? { ...column, cell: (guest: Guest) => withTags(guest, column.cell(guest)) } : column,
    ),
  ]
}

/** A phone has no column for tags: they stand beside the number. */
function withTags({ tags }: Guest, phone: ReactNode) {
  return (
    <>
      {phone}
      {tags.length > 0 && <span className="only-phone"> · {tags.join(', ')}</span>}
    </>
  )
}

function GuestTags({ tags }: { tags: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {tags.map((tag) => (
        <StatusBadge key={tag} tone="neutral">
          {tag}
        </StatusBadge>
      ))}
    </span>
  )
}
