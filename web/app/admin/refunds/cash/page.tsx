import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { CashPage } from '../../../../../contract/payments.admin.ts'
import { Carrier } from '../../../../../contract/shipments.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { adminApi, askedFor } from '../../admin-api.ts'
import { AdminPage } from '../../parts/admin-page.tsx'
import { BulkBar } from '../../parts/bulk-bar.tsx'
import { DataTable } from '../../parts/data-table.tsx'
import { FilterBar, FilterSelect } from '../../parts/filter-bar.tsx'
import { Pager } from '../../parts/pager.tsx'
import { useSelection } from '../../parts/use-selection.ts'
import { MoneyTabs } from '../money-tabs.tsx'
import type { Route } from './+types/page'
import { useCashColumns } from './cash-columns.tsx'
import { CashTotals } from './cash-totals.tsx'
import { RemitDialog } from './remit-dialog.tsx'

export async function loader(args: Route.LoaderArgs) {
  const asked = askedFor(args.url, ['page', 'status', 'carrier'])
  return (await adminApi(args).get(withQuery('/api/payments/cod-ledger', asked), CashPage)).data
}

export default function CashLedgerPage({ loaderData: { entries, totals, total, totalPage } }: Route.ComponentProps) {
  const { t } = useTranslation(['money', 'admin'])
  const [search] = useSearchParams()
  const [isRemitting, setRemitting] = useState(false)
  const selection = useSelection()
  const count = selection.ids.length
  const marked = entries.filter(({ _id }) => selection.has(_id))
  return (
    <AdminPage title={t('admin:sections.refunds')} windowTitle={t('cash')}>
      <MoneyTabs tab="cash" />
      <CashTotals totals={totals} />
      <FilterBar>
        <FilterSelect
          name="status"
          label={t('ledger.state')}
          options={(['collected', 'remitted'] as const).map((state) => ({ value: state, label: t(`ledger.states.${state}`) }))}
        />
        <FilterSelect
          name="carrier"
          label={t('ledger.carrier')}
          options={Carrier.options.map((carrier) => ({ value: carrier, label: carrier === 'other' ? t('ledger.other') : carrier }))}
        />
      </FilterBar>
      <DataTable
        caption={t('cash')}
        rows={entries}
        columns={useCashColumns()}
        idOf={({ _id }) => _id}
        nameOf={({ order }) => order.orderNumber}
        selection={selection}
        isNarrowed={search.has('status') || search.has('carrier')}
        empty={{ title: t('ledger.none'), text: t('ledger.noneText') }}
      />
      <BulkBar selection={selection}>
        <button type="button" className="small-button" onClick={() => setRemitting(true)}>
          {t('ledger.remit', { count })}
        </button>
      </BulkBar>
      <Pager page={Number(search.get('page') ?? 1)} totalPage={totalPage} total={total} />
      {isRemitting && <RemitDialog selection={selection} marked={marked} onClose={() => setRemitting(false)} />}
    </AdminPage>
  )
}
