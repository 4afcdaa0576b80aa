import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Mismatch, MismatchPage } from '../../../../../contract/admin/unmatched-payments.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { adminApi, pickParams } from '../../admin-api.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { DataTable } from '../../components/table/data-table.tsx'
import { Pager } from '../../components/table/pager.tsx'
import { liveOn } from '../../live/live-page.ts'
import { RefundTabs } from '../refund-tabs.tsx'
import type { Route } from './+types/page'
import { ResolveDialog } from './resolve-dialog.tsx'
import { useUnmatchedColumns } from './unmatched-columns.tsx'
import { UnmatchedTabs } from './unmatched-tabs.tsx'

export async function loader(args: Route.LoaderArgs) {
  const params = pickParams(args.url, ['page', 'status'])
  return (await adminApi(args).get(withQuery('/api/payments/mismatches', params), MismatchPage)).data
}

export const handle = liveOn('mismatch-changed')

export default function UnmatchedPaymentsPage({ loaderData: { mismatches, open, total, totalPage } }: Route.ComponentProps) {
  const { t } = useTranslation(['money', 'admin'])
  const [search] = useSearchParams()
  const [seen, setSeen] = useState<Mismatch | null>(null)
  const status = search.get('status') === 'seen' ? 'seen' : 'open'
  return (
    <AdminPage title={t('admin:sections.refunds')} windowTitle={t('mismatches')}>
      <RefundTabs tab="mismatches" />
      <p className="mb-3 text-soft">{t('mismatch.intro')}</p>
      <UnmatchedTabs status={status} open={open} />
      <DataTable
        caption={t('mismatches')}
        rows={mismatches}
        columns={useUnmatchedColumns({ status, seeTo: setSeen })}
        opensRows
        idOf={({ _id }) => _id}
        nameOf={({ said: note }) => note}
        hasFilters={false}
        empty={{ title: t(`mismatch.none.${status}`), text: t('mismatch.noneText') }}
      />
      <Pager page={Number(search.get('page') ?? 1)} totalPage={totalPage} total={total} />
      {seen && <ResolveDialog key={seen._id} mismatch={seen} onClose={() => setSeen(null)} />}
    </AdminPage>
  )
}
