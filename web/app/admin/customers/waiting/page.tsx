import { type Waiting, WaitingPage } from '../../../../../contract/admin/subscribers.ts'
import { formatDay } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { adminApi, pickParams } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { type Column, DataTable } from '../../components/table/data-table.tsx'
import { ExportLink } from '../../components/table/export-link.tsx'
import { Pager } from '../../components/table/pager.tsx'
import { CustomerTabs } from '../customer-tabs.tsx'
import type { Route } from './+types/page'

export async function loader(args: Route.LoaderArgs) {
  return (await adminApi(args).get(withQuery('/api/alerts', pickParams(args.url, ['page'])), WaitingPage)).data
}

/** Who waits for what is sold out. */
export default function WaitingListPage({ loaderData: { waiting, total, totalPage, currentPage } }: Route.ComponentProps) {
  const { t } = useTranslation(['people', 'admin'])
  const columns = useColumns()
  return (
    <AdminPage
      title={t('admin:sections.customers')}
      windowTitle={t('customers.kinds.waiting')}
      actions={<ExportLink isPersonal path="/api/alerts/export.csv" narrowing={[]} />}
    >
      <CustomerTabs tab="waiting" elsewhere={0} />
      <p className="mb-3 text-sm text-soft">{t('waiting.hint')}</p>
      <DataTable
        caption={t('customers.kinds.waiting')}
        rows={waiting}
        columns={columns}
        idOf={({ _id }) => _id}
        nameOf={({ email }) => email}
        hasFilters={false}
        empty={{ title: t('waiting.none'), text: t('waiting.noneText') }}
      />
      <Pager page={currentPage} totalPage={totalPage} total={total} />
    </AdminPage>
  )
}

function useColumns(): Column<Waiting>[] {
  const { t } = useTranslation('people')
  const language = useLanguage()
  return [
    {
      key: 'what',
      title: t('waiting.what'),
      phone: 'main',
      cell: ({ product, color, size }) => (
        <>
          <Link to={adminPaths.stock({ product: product._id })} className="row-link wrap-anywhere">
            {product.name}
          </Link>{' '}
          <span className="text-soft">{[color, size].filter(Boolean).join(' · ')}</span>
        </>
      ),
    },
    { key: 'who', title: t('waiting.who'), phone: 'facts', cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
    { key: 'since', title: t('waiting.since'), phone: 'side', noWrap: true, cell: ({ since }) => formatDay(since, language) },
    {
      key: 'free',
      title: '',
      phone: 'badges',
      cell: ({ free }) => <span className="text-sm text-soft">{t('waiting.free', { count: free })}</span>,
    },
  ]
}
