import './audit.css'
import { useSearchParams } from 'react-router'
import { AuditPage } from '../../../../contract/admin/audit.ts'
import { StaffList } from '../../../../contract/staff.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { withQuery } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { adminApi, pickParams } from '../admin-api.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { FilterBar, FilterSelect } from '../components/table/filter-bar.tsx'
import { NoResults } from '../components/table/no-results.tsx'
import { Pager } from '../components/table/pager.tsx'
import type { Route } from './+types/page'
import { AuditLine } from './audit-line.tsx'
import { DayInput } from './day-input.tsx'

const filters = ['query', 'who', 'what', 'from', 'to'] as const
const areas = [
  'order',
  'alert',
  'payment',
  'cod',
  'shipment',
  'exchange',
  'stock',
  'product',
  'category',
  'collection',
  'tag',
  'discount',
  'review',
  'message',
] as const
const internalAreas = ['image', 'banner', 'location', 'store', 'settings', 'customer', 'user', 'staff', 'two-factor', 'push'] as const

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const { query: subject, ...params } = pickParams(args.url, ['page', ...filters])
  const [audit, staff] = await Promise.all([
    api.get(withQuery('/api/audit', { ...params, subject }), AuditPage),
    api.get('/api/staff', StaffList),
  ])
  const people = staff.data.map(({ _id, fullName, username }) => ({ value: _id, label: fullName || username }))
  return { ...audit.data, people, page: Number(params.page ?? 1) }
}

export default function AuditLogPage({ loaderData: { entries, total, totalPage, people, page } }: Route.ComponentProps) {
  const { t } = useTranslation(['team', 'admin'])
  const [search] = useSearchParams()
  const hasFilters = filters.some((name) => search.has(name))
  const others = (['system', 'gateway'] as const).map((value) => ({ value, label: t(`audit.by.${value}`) }))
  return (
    <AdminPage title={t('admin:sections.audit')}>
      <FilterBar placeholder={t('audit.search')}>
        <FilterSelect name="who" label={t('audit.who')} options={[...people, ...others]} />
        <FilterSelect
          name="what"
          label={t('audit.what')}
          options={[...areas, ...internalAreas].map((value) => ({ value, label: t(`audit.area.${value}`) }))}
        />
        <DayInput name="from" label={t('audit.from')} />
        <DayInput name="to" label={t('audit.to')} />
      </FilterBar>
      {entries.length > 0 ? (
        <ol className="audit-list" aria-label={t('admin:sections.audit')}>
          {entries.map((entry) => (
            <AuditLine key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : hasFilters ? (
        <NoResults />
      ) : (
        <EmptyState art="cat" title={t('audit.none')} text={t('audit.noneText')} />
      )}
      <Pager page={page} totalPage={totalPage} total={total} />
    </AdminPage>
  )
}
