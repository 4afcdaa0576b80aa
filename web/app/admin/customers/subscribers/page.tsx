import { type Subscriber, SubscriberPage } from '../../../../../contract/admin/subscribers.ts'
import { formatDateTime, formatDay } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { adminApi, pickParams } from '../../admin-api.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { type Column, DataTable } from '../../components/table/data-table.tsx'
import { ExportLink } from '../../components/table/export-link.tsx'
import { Pager } from '../../components/table/pager.tsx'
import { CustomerTabs } from '../customer-tabs.tsx'
import type { Route } from './+types/page'

export async function loader(args: Route.LoaderArgs) {
  return (await adminApi(args).get(withQuery('/api/newsletter', pickParams(args.url, ['page'])), SubscriberPage)).data
}

/** Newsletter subscribers, with the day and the wording of their consent. */
export default function SubscribersPage({ loaderData: { subscribers, total, totalPage, currentPage } }: Route.ComponentProps) {
  const { t } = useTranslation(['people', 'admin'])
  const columns = useColumns()
  return (
    <AdminPage
      title={t('admin:sections.customers')}
      windowTitle={t('customers.kinds.subscribers')}
      actions={<ExportLink isPersonal path="/api/newsletter/export.csv" narrowing={[]} />}
    >
      <CustomerTabs tab="subscribers" elsewhere={0} />
      <p className="mb-3 text-sm text-soft">{t('subscribers.hint')}</p>
      <DataTable
        caption={t('customers.kinds.subscribers')}
        rows={subscribers}
        columns={columns}
        idOf={({ _id }) => _id}
        nameOf={({ email }) => email}
        hasFilters={false}
        empty={{ title: t('subscribers.none'), text: t('subscribers.noneText') }}
      />
      <Pager page={currentPage} totalPage={totalPage} total={total} />
    </AdminPage>
  )
}

function useColumns(): Column<Subscriber>[] {
  const { t } = useTranslation('people')
  const language = useLanguage()
  return [
    { key: 'who', title: t('subscribers.who'), phone: 'main', cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
    {
      key: 'consented',
      title: t('subscribers.consented'),
      phone: 'facts',
      noWrap: true,
      cell: ({ consentedAt }) => formatDateTime(consentedAt, language),
    },
    { key: 'version', title: t('subscribers.version'), cell: ({ consentVersion }) => consentVersion },
    {
      key: 'state',
      title: t('subscribers.state'),
      phone: 'badges',
      cell: ({ endedAt }) =>
        endedAt ? (
          <StatusBadge>{t('subscribers.off', { day: formatDay(endedAt, language) })}</StatusBadge>
        ) : (
          <StatusBadge tone="good">{t('subscribers.on')}</StatusBadge>
        ),
    },
  ]
}
