import { useSearchParams } from 'react-router'
import { CustomerPage } from '../../../../../contract/accounts.admin.ts'
import { type Guest, GuestPage } from '../../../../../contract/guests.admin.ts'
import { formatPhone } from '../../../../../contract/phone-number.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { paths, withQuery } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { adminApi, askedFor } from '../../admin-api.ts'
import { AdminPage } from '../../parts/admin-page.tsx'
import { type Column, DataTable } from '../../parts/data-table.tsx'
import { ExportLink } from '../../parts/export-link.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Pager } from '../../parts/pager.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { CustomerTabs } from '../customer-tabs.tsx'
import { useFigureColumns } from '../use-figure-columns.tsx'
import type { Route } from './+types/page'

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const { query, page } = askedFor(args.url, ['page', 'query'])
  const [guests, accounts] = await Promise.all([
    api.get(withQuery('/api/users/guests', { query, page }), GuestPage),
    query ? api.get(withQuery('/api/users', { query, limit: 1 }), CustomerPage) : null,
  ])
  return { ...guests.data, accounts: accounts?.data.total ?? 0 }
}

export default function GuestsPage({ loaderData: { guests, total, totalPage, currentPage, accounts } }: Route.ComponentProps) {
  const { t } = useTranslation(['people', 'admin'])
  const [search] = useSearchParams()
  const columns = useColumns()
  return (
    <AdminPage
      title={t('admin:sections.customers')}
      windowTitle={t('customers.kinds.guests')}
      actions={<ExportLink path="/api/users/guests/export.csv" narrowing={['query']} />}
    >
      <CustomerTabs tab="guests" elsewhere={accounts} />
      <FilterBar placeholder={t('customers.search')} />
      <DataTable
        caption={t('customers.kinds.guests')}
        rows={guests}
        columns={columns}
        opensRows
        idOf={({ phone }) => phone}
        nameOf={({ fullName }) => fullName}
        isNarrowed={search.has('query')}
        empty={{ title: t('customers.noGuests'), text: t('customers.noGuestsText') }}
      />
      <Pager page={currentPage} totalPage={totalPage} total={total} />
    </AdminPage>
  )
}

/** A guest has no page of their own: there is nothing of them but their orders. */
function useColumns(): Column<Guest>[] {
  const { t } = useTranslation('people')
  const figures = useFigureColumns<Guest>(({ since }) => since)
  return [
    {
      key: 'name',
      title: t('customers.name'),
      cell: ({ fullName, phone }) => (
        <span className="inline-flex flex-wrap items-center gap-2 max-sm:justify-end">
          <Link to={paths.admin.orders({ query: formatPhone(phone) })} className="row-link">
            {fullName}
          </Link>
          <StatusBadge>{t('customers.guest')}</StatusBadge>
        </span>
      ),
    },
    ...figures,
  ]
}
