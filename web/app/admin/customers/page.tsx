import { useSearchParams } from 'react-router'
import { type Customer, CustomerPage } from '../../../../contract/admin/customers.ts'
import { GuestPage } from '../../../../contract/admin/guests.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { withQuery } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { adminApi, pickParams } from '../admin-api.ts'
import { adminPaths } from '../admin-paths.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { ExportLink } from '../components/table/export-link.tsx'
import { FilterBar, FilterSelect } from '../components/table/filter-bar.tsx'
import { Pager } from '../components/table/pager.tsx'
import type { Route } from './+types/page'
import { RoleBadges } from './badges.tsx'
import { CustomerTabs } from './customer-tabs.tsx'
import { useFigureColumns } from './use-figure-columns.tsx'

const filters = ['query', 'role', 'blocked'] as const

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const params = pickParams(args.url, ['page', 'sort', ...filters])
  const [accounts, guests] = await Promise.all([
    api.get(withQuery('/api/users', params), CustomerPage),
    params.query ? api.get(withQuery('/api/users/guests', { query: params.query, limit: 1 }), GuestPage) : null,
  ])
  return { ...accounts.data, guests: guests?.data.total ?? 0 }
}

export default function CustomersPage({ loaderData: { users, total, totalPage, currentPage, guests } }: Route.ComponentProps) {
  const { t } = useTranslation(['people', 'admin'])
  const [search] = useSearchParams()
  const columns = useColumns()
  return (
    <AdminPage title={t('admin:sections.customers')} actions={<ExportLink isPersonal path="/api/users/export.csv" narrowing={filters} />}>
      <CustomerTabs tab="accounts" elsewhere={guests} />
      <FilterBar placeholder={t('customers.search')}>
        <FilterSelect
          name="role"
          label={t('customers.role')}
          options={(['customer', 'staff', 'admin'] as const).map((role) => ({ value: role, label: t(`customers.roles.${role}`) }))}
        />
        <FilterSelect
          name="blocked"
          label={t('customers.state')}
          options={[
            { value: 'false', label: t('customers.open') },
            { value: 'true', label: t('customers.blocked') },
          ]}
        />
      </FilterBar>
      <DataTable
        caption={t('admin:sections.customers')}
        rows={users}
        columns={columns}
        opensRows
        idOf={({ _id }) => _id}
        nameOf={nameOf}
        hasFilters={filters.some((name) => search.has(name))}
        empty={{ title: t('customers.none'), text: t('customers.noneText') }}
      />
      <Pager page={currentPage} totalPage={totalPage} total={total} />
    </AdminPage>
  )
}

function useColumns(): Column<Customer>[] {
  const { t } = useTranslation('people')
  const figures = useFigureColumns<Customer>(({ createdAt }) => createdAt, { asc: 'oldest', desc: 'newest' })
  return [
    {
      key: 'name',
      title: t('customers.name'),
      phone: 'main',
      sort: { asc: 'name-asc', desc: 'name-desc' },
      cell: (customer) => (
        <span className="inline-flex max-w-full flex-wrap items-center gap-2 max-sm:flex-nowrap">
          <Link to={adminPaths.customer(customer._id)} className="row-link">
            {nameOf(customer)}
          </Link>
          <RoleBadges customer={customer} />
        </span>
      ),
    },
    ...figures,
  ]
}

function nameOf({ fullName, username }: Customer): string {
  return fullName || username
}
