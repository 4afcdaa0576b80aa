import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type CashEntry, CashHolder, CashPage, CashState, type CashTotal } from '../../../../../contract/admin/payments.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { adminApi, pickParams } from '../../admin-api.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { BulkBar } from '../../components/table/bulk-bar.tsx'
import { DataTable } from '../../components/table/data-table.tsx'
import { FilterBar, FilterSelect } from '../../components/table/filter-bar.tsx'
import { Pager } from '../../components/table/pager.tsx'
import { useSelection } from '../../components/table/use-selection.ts'
import { liveOn, orderKinds } from '../../live/live-page.ts'
import { RefundTabs } from '../refund-tabs.tsx'
import type { Route } from './+types/page'
import { AssignDialog } from './assign-dialog.tsx'
import { useCashColumns } from './cash-columns.tsx'
import { CashTotals } from './cash-totals.tsx'
import { RemitDialog } from './remit-dialog.tsx'
import { useHolderName } from './use-holder-name.ts'
import { WriteOffDialog } from './write-off-dialog.tsx'

/** The filters in the URL. A holder is a carrier or a staff member. */
const filters = ['status', 'holder', 'overdue'] as const

export async function loader(args: Route.LoaderArgs) {
  const { holder, ...params } = pickParams(args.url, ['page', ...filters])
  const isCarrier = CashHolder.safeParse(holder).success
  const ofHolder = holder ? { [isCarrier ? 'carrier' : 'collector']: holder } : {}
  return (await adminApi(args).get(withQuery('/api/payments/cod-ledger', { ...params, ...ofHolder }), CashPage)).data
}

type Opened = { dialog: 'remit' | 'assign' | 'write-off'; entry: CashEntry }

export const handle = liveOn(...orderKinds)

export default function CashLedgerPage({ loaderData: { entries, totals, total, totalPage } }: Route.ComponentProps) {
  const { t } = useTranslation(['money', 'admin'])
  const [search] = useSearchParams()
  const [isRemitting, setRemitting] = useState(false)
  const [opened, setOpened] = useState<Opened | null>(null)
  const selection = useSelection()
  const columns = useCashColumns({
    remit: (entry) => setOpened({ dialog: 'remit', entry }),
    assign: (entry) => setOpened({ dialog: 'assign', entry }),
    writeOff: (entry) => setOpened({ dialog: 'write-off', entry }),
  })
  const holders = useHolders(totals)
  const marked = entries.filter(({ _id }) => selection.has(_id))
  const close = () => setOpened(null)
  return (
    <AdminPage title={t('admin:sections.refunds')} windowTitle={t('cash')}>
      <RefundTabs tab="cash" />
      <CashTotals totals={totals} />
      <FilterBar>
        <FilterSelect
          name="status"
          label={t('ledger.state')}
          options={CashState.options.map((state) => ({ value: state, label: t(`ledger.states.${state}`) }))}
        />
        <FilterSelect name="holder" label={t('ledger.holder')} options={holders} />
        <FilterSelect name="overdue" label={t('ledger.due')} options={[{ value: 'true', label: t('ledger.overdue') }]} />
      </FilterBar>
      <DataTable
        caption={t('cash')}
        rows={entries}
        columns={columns}
        opensRows
        idOf={({ _id }) => _id}
        nameOf={({ order }) => order.orderNumber}
        selection={selection}
        hasFilters={filters.some((name) => search.has(name))}
        empty={{ title: t('ledger.none'), text: t('ledger.noneText') }}
      />
      <BulkBar selection={selection} pageIds={entries.map(({ _id }) => _id)}>
        <button type="button" className="small-button" onClick={() => setRemitting(true)}>
          {t('ledger.remit', { count: selection.ids.length })}
        </button>
      </BulkBar>
      <Pager page={Number(search.get('page') ?? 1)} totalPage={totalPage} total={total} />
      {isRemitting && (
        <RemitDialog ids={selection.ids} marked={marked} onDone={() => selection.clear()} onClose={() => setRemitting(false)} />
      )}
      {opened?.dialog === 'remit' && <RemitDialog ids={[opened.entry._id]} marked={[opened.entry]} onClose={close} />}
      {opened?.dialog === 'assign' && <AssignDialog entry={opened.entry} onClose={close} />}
      {opened?.dialog === 'write-off' && <WriteOffDialog entry={opened.entry} onClose={close} />}
    </AdminPage>
  )
}

/** All carriers, and the staff who hold or held cash. */
function useHolders(totals: readonly CashTotal[]): { value: string; label: string }[] {
  const holderOf = useHolderName()
  const carriers = CashHolder.options.filter((carrier) => carrier !== 'own').map((carrier) => ({ carrier, collector: null }))
  const own = totals.filter(({ carrier }) => carrier === 'own')
  return [...own, ...carriers].map(({ carrier, collector }) => ({
    value: carrier === 'own' ? (collector?._id ?? 'shop') : carrier,
    label: holderOf({ carrier, collector }),
  }))
}
