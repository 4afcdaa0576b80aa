import './statements.css'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Statement, StatementPage } from '../../../../../contract/admin/cod-statements.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { Carrier } from '../../../../../contract/orders/shipments.ts'
import { formatDay } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { SelectField } from '../../../ui/forms/text-field.tsx'
import { Link } from '../../../ui/link.tsx'
import { adminApi, pickParams } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { Card } from '../../components/card.tsx'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { type Column, DataTable } from '../../components/table/data-table.tsx'
import { Pager } from '../../components/table/pager.tsx'
import { FileButton, tableFiles } from '../../products/import/file-button.tsx'
import { RefundTabs } from '../refund-tabs.tsx'
import type { Route } from './+types/page'
import { ColumnsDialog } from './columns-dialog.tsx'
import { useStatementUpload } from './use-statement-upload.ts'

export async function loader(args: Route.LoaderArgs) {
  return (await adminApi(args).get(withQuery('/api/payments/cod-statements', pickParams(args.url, ['page'])), StatementPage)).data
}

/** The statements of carriers, and the upload of another. */
export default function StatementsPage({ loaderData: { statements, total, totalPage } }: Route.ComponentProps) {
  const { t } = useTranslation(['statements', 'admin', 'orders'])
  const [search] = useSearchParams()
  const [carrier, setCarrier] = useState<Carrier>('GHN')
  const [isAsking, setAsking] = useState(false)
  const { upload, columns, closeColumns, reading, failure } = useStatementUpload()
  const list = useColumns()
  return (
    <AdminPage title={t('admin:sections.refunds')} windowTitle={t('title')}>
      <RefundTabs tab="statements" />
      <FailureBanner failure={columns ? null : failure} />
      <Card className="mb-4">
        <p className="max-w-3xl text-soft">{t('intro')}</p>
        <div className="statement-upload">
          <SelectField
            name="carrier"
            label={t('carrier')}
            value={carrier}
            onChange={(event) => setCarrier(Carrier.parse(event.currentTarget.value))}
          >
            {Carrier.options.map((each) => (
              <option key={each} value={each}>
                {t(`orders:carrier.${each}`)}
              </option>
            ))}
          </SelectField>
          <FileButton
            label={t('choose')}
            isBusy={reading !== ''}
            accept={tableFiles}
            onFile={(file) => void upload({ file, carrier, isAsking })}
          />
        </div>
        <Checkbox name="ask" label={t('columns.ask')} checked={isAsking} onChange={(event) => setAsking(event.currentTarget.checked)} />
        <p role="status" className="text-soft empty:hidden">
          {reading && t('reading', { name: reading })}
        </p>
      </Card>
      <DataTable
        caption={t('title')}
        rows={statements}
        columns={list}
        opensRows
        idOf={({ _id }) => _id}
        nameOf={({ fileName }) => fileName}
        hasFilters={false}
        empty={{ title: t('list.none'), text: t('list.noneText') }}
      />
      <Pager page={Number(search.get('page') ?? 1)} totalPage={totalPage} total={total} />
      {columns && (
        <ColumnsDialog
          columns={columns}
          isBusy={reading !== ''}
          failure={failure}
          onChosen={(headings) => void upload({ file: columns.file, carrier: columns.carrier, headings })}
          onClose={closeColumns}
        />
      )}
    </AdminPage>
  )
}

function useColumns(): Column<Statement>[] {
  const { t } = useTranslation(['statements', 'orders'])
  const language = useLanguage()
  return [
    {
      key: 'file',
      title: t('list.file'),
      phone: 'head',
      cell: ({ _id, carrier, fileName, count }) => (
        <span className="grid min-w-0">
          <Link to={adminPaths.statement(_id)} className="row-link wrap-anywhere">
            {fileName}
          </Link>
          <span className="text-sm text-soft">
            {t(`orders:carrier.${carrier}`)} · {t('rows', { count })}
          </span>
        </span>
      ),
    },
    { key: 'net', title: t('list.net'), isNumber: true, phone: 'side', cell: ({ net }) => <strong>{formatAmount(net)}</strong> },
    { key: 'state', title: t('list.state'), phone: 'badges', cell: ({ status }) => <StatementBadge status={status} /> },
    { key: 'when', title: t('list.when'), noWrap: true, cell: ({ createdAt }) => formatDay(createdAt, language) },
  ]
}

export function StatementBadge({ status }: Pick<Statement, 'status'>) {
  const { t } = useTranslation('statements')
  return <StatusBadge tone={status === 'booked' ? 'good' : 'wait'}>{t(`states.${status}`)}</StatusBadge>
}
