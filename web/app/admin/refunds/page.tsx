import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Refund, RefundPage, RefundState } from '../../../../contract/admin/payments.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { withQuery } from '../../paths.ts'
import { adminApi, pickParams } from '../admin-api.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { FailureBanner } from '../components/failure-banner.tsx'
import { DataTable } from '../components/table/data-table.tsx'
import { FilterBar, FilterSelect } from '../components/table/filter-bar.tsx'
import { Pager } from '../components/table/pager.tsx'
import { liveOn } from '../live/live-page.ts'
import type { Route } from './+types/page'
import { DoneDialog } from './done-dialog.tsx'
import { useRefundColumns } from './refund-columns.tsx'
import { RefundTabs } from './refund-tabs.tsx'
import { useSendRefund } from './use-send-refund.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

export async function loader(args: Route.LoaderArgs) {
  const params = pickParams(args.url, ['page', 'status', 'orderId'])
  return (await adminApi(args).get(withQuery('/api/payments/refunds', params), RefundPage)).data
}

/** The combined filter for refunds to do, as the link on the home page uses it. */
const waiting = 'open,failed'

export const handle = liveOn('refund-changed')

export default function RefundsPage({ loaderData: { refunds, total, totalPage } }: Route.ComponentProps) {
  const { t } = useTranslation(['money', 'admin'])
  const [search] = useSearchParams()
  const [noted, setNoted] = useState<Refund | null>(null)
  const [withdrawn, setWithdrawn] = useState<Refund | null>(null)
  const { send, isBusy, failure } = useSendRefund()
  const columns = useRefundColumns({ send, note: setNoted, withdraw: setWithdrawn, isBusy })
  const states = [
    { value: waiting, label: `${t('refund.states.open')} + ${t('refund.states.failed')}` },
    ...RefundState.options.map((state) => ({ value: state, label: t(`refund.states.${state}`) })),
  ]
  return (
    <AdminPage title={t('admin:sections.refunds')}>
      <RefundTabs tab="refunds" />
      <FailureBanner failure={failure} />
      <FilterBar>
        <FilterSelect name="status" label={t('refund.state')} options={states} />
      </FilterBar>
      <DataTable
        caption={t('refunds')}
        rows={refunds}
        columns={columns}
        opensRows
        idOf={({ _id }) => _id}
        nameOf={({ order }) => order.orderNumber}
        hasFilters={search.has('status') || search.has('orderId')}
        empty={{ title: t('refund.none'), text: t('refund.noneText') }}
      />
      <Pager page={Number(search.get('page') ?? 1)} totalPage={totalPage} total={total} />
      {noted && <DoneDialog key={noted._id} refund={noted} onClose={() => setNoted(null)} />}
      {withdrawn && <WithdrawDialog key={withdrawn._id} refund={withdrawn} onClose={() => setWithdrawn(null)} />}
    </AdminPage>
  )
}
