import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Mismatch, MismatchPage } from '../../../../../contract/mismatches.admin.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { adminApi, askedFor } from '../../admin-api.ts'
import { liveOn } from '../../live/live-page.ts'
import { AdminPage } from '../../parts/admin-page.tsx'
import { DataTable } from '../../parts/data-table.tsx'
import { Pager } from '../../parts/pager.tsx'
import { MoneyTabs } from '../money-tabs.tsx'
import type { Route } from './+types/page'
import { useMismatchColumns } from './mismatch-columns.tsx'
import { MismatchTabs } from './mismatch-tabs.tsx'
import { SeenDialog } from './seen-dialog.tsx'

export async function loader(args: Route.LoaderArgs) {
  const asked = askedFor(args.url, ['page', 'status'])
  return (await adminApi(args).get(withQuery('/api/payments/mismatches', asked), MismatchPage)).data
}

export const handle = liveOn('mismatch-changed')

export default function MismatchesPage({ loaderData: { mismatches, open, total, totalPage } }: Route.ComponentProps) {
  const { t } = useTranslation(['money', 'admin'])
  const [search] = useSearchParams()
  const [seen, setSeen] = useState<Mismatch | null>(null)
  const status = search.get('status') === 'seen' ? 'seen' : 'open'
  return (
    <AdminPage title={t('admin:sections.refunds')} windowTitle={t('mismatches')}>
      <MoneyTabs tab="mismatches" />
      <p className="mb-3 text-soft">{t('mismatch.intro')}</p>
      <MismatchTabs status={status} open={open} />
      <DataTable
        caption={t('mismatches')}
        rows={mismatches}
        columns={useMismatchColumns({ status, seeTo: setSeen })}
        idOf={({ _id }) => _id}
        nameOf={({ said }) => said}
        isNarrowed={false}
        empty={{ title: t(`mismatch.none.${status}`), text: t('mismatch.noneText') }}
      />
      <Pager page={Number(search.get('page') ?? 1)} totalPage={totalPage} total={total} />
      {seen && <SeenDialog key={seen._id} mismatch={seen} onClose={() => setSeen(null)} />}
    </AdminPage>
  )
}
