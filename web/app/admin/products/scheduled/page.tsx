import { useSearchParams } from 'react-router'
import { type PriceSchedule, PriceSchedulePage, scheduleFilters } from '../../../../../contract/admin/price-schedules.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { adminApi, pickParams } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { type Column, DataTable } from '../../components/table/data-table.tsx'
import { FilterBar, FilterSelect } from '../../components/table/filter-bar.tsx'
import { Pager } from '../../components/table/pager.tsx'
import { RowMenu } from '../../components/table/row-menu.tsx'
import type { Route } from './+types/page'
import { ScheduleBadge, ScheduleCounts, SchedulePeriod } from './schedule-parts.tsx'
import { useEndSchedule } from './use-end-schedule.ts'
import { useRuleText } from './use-rule-text.ts'

export async function loader(args: Route.LoaderArgs) {
  const path = withQuery('/api/products/prices/schedules', { limit: 30, ...pickParams(args.url, ['page', 'state']) })
  return (await adminApi(args).get(path, PriceSchedulePage)).data
}

/** Price changes with a start or an end: planned, running and over. */
export default function PriceSchedulesPage({ loaderData: { schedules, total, totalPage, currentPage } }: Route.ComponentProps) {
  const { t } = useTranslation('priceSchedules')
  const [search] = useSearchParams()
  const ending = useEndSchedule()
  const ruleText = useRuleText()
  const toProducts = (
    <ButtonLink to={adminPaths.products()} look="secondary">
      {t('products')}
    </ButtonLink>
  )
  return (
    <AdminPage title={t('title')} actions={toProducts}>
      <FailureBanner failure={ending.failure} />
      <p className="mb-4 text-soft">{t('intro')}</p>
      <FilterBar>
        <FilterSelect name="state" label={t('state')} options={scheduleFilters.map((value) => ({ value, label: t(`filters.${value}`) }))} />
      </FilterBar>
      <DataTable
        caption={t('caption')}
        rows={schedules}
        columns={useColumns(ending)}
        opensRows
        idOf={({ _id }) => _id}
        nameOf={({ rule }) => ruleText(rule)}
        hasFilters={search.has('state')}
        empty={{ title: t('empty.title'), text: t('empty.text'), action: toProducts }}
      />
      {total > 0 && <Pager page={currentPage} totalPage={totalPage} total={total} />}
    </AdminPage>
  )
}

function useColumns({ labelOf, end }: ReturnType<typeof useEndSchedule>): Column<PriceSchedule>[] {
  const { t } = useTranslation('priceSchedules')
  const ruleText = useRuleText()
  return [
    {
      key: 'what',
      title: t('columns.what'),
      phone: 'main',
      cell: ({ _id, rule }) => (
        <Link to={adminPaths.priceSchedule(_id)} className="row-link">
          {ruleText(rule)}
        </Link>
      ),
    },
    { key: 'state', title: t('columns.state'), phone: 'badges', cell: ({ state }) => <ScheduleBadge state={state} /> },
    {
      key: 'period',
      title: t('columns.period'),
      phone: 'facts',
      cell: (schedule) => (
        <>
          <SchedulePeriod schedule={schedule} />
          <span className="only-phone">
            <ScheduleCounts schedule={schedule} />
          </span>
        </>
      ),
    },
    { key: 'products', title: t('columns.products'), cell: (schedule) => <ScheduleCounts schedule={schedule} /> },
    { key: 'by', title: t('columns.by'), cell: ({ createdBy }) => <span className="wrap-anywhere">{createdBy ?? t('noName')}</span> },
    {
      key: 'more',
      title: t('columns.more'),
      phone: 'more',
      cell: (schedule) => {
        const label = labelOf(schedule)
        return label && <RowMenu name={ruleText(schedule.rule)} actions={[{ label, run: () => void end(schedule) }]} />
      },
    },
  ]
}
