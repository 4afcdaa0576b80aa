import './production.css'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ProductionResponse, type SewNext } from '../../../../contract/admin/production.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { adminApi } from '../admin-api.ts'
import { adminPaths } from '../admin-paths.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { FailureBanner } from '../components/failure-banner.tsx'
import { PageTabs } from '../components/page-tabs.tsx'
import { DataTable } from '../components/table/data-table.tsx'
import { liveOn, orderKinds } from '../live/live-page.ts'
import type { Route } from './+types/page'
import { CapacityBar } from './capacity-bar.tsx'
import { useOrderedColumns, useSewnColumns } from './ordered-columns.tsx'
import { SewDialog } from './sew-dialog.tsx'
import { useNextColumns } from './sew-next-columns.tsx'
import { useMarkSewn } from './use-mark-sewn.ts'
import { variantName } from './variant-name.ts'

const tabs = ['next', 'ordered', 'sewn'] as const
type Tab = (typeof tabs)[number]

export async function loader(args: Route.LoaderArgs) {
  return (await adminApi(args).get('/api/production', ProductionResponse)).data
}

export const handle = liveOn(...orderKinds)

/** What to sew next and why, what is being sewn for orders, what was done today. */
export default function ProductionPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('production')
  const [search] = useSearchParams()
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'next'
  const totals = { next: loaderData.nextTotal, ordered: loaderData.orderedTotal, sewn: loaderData.sewnTotal }
  const { daysToTet, capacity } = loaderData
  const rows = loaderData[tab].length
  return (
    <AdminPage title={t('title')} actions={daysToTet !== null && <p className="text-soft">{t('tet', { count: daysToTet })}</p>}>
      <CapacityBar {...capacity} />
      <PageTabs
        label={t('tabs.label')}
        current={tab}
        staysPut
        tabs={tabs.map((name) => ({
          name,
          to: adminPaths.production(name === 'next' ? {} : { tab: name }),
          label: totals[name] > 0 ? `${t(`tabs.${name}`)} (${totals[name]})` : t(`tabs.${name}`),
        }))}
      />
      <TabList tab={tab} data={loaderData} />
      {totals[tab] > rows && <p className="mt-3 text-sm text-soft">{t('more', { shown: rows, count: totals[tab] })}</p>}
    </AdminPage>
  )
}

function TabList({ tab, data }: { tab: Tab; data: ProductionResponse['data'] }) {
  const { t } = useTranslation('production')
  const [opened, setOpened] = useState<SewNext>()
  const marking = useMarkSewn()
  const next = useNextColumns(setOpened)
  const ordered = useOrderedColumns(marking.mark)
  const sewn = useSewnColumns()
  const texts = { caption: t(`tabs.${tab}`), hasFilters: false, empty: { title: t(`empty.${tab}.title`), text: t(`empty.${tab}.text`) } }
  return (
    <>
      <FailureBanner failure={marking.failure} />
      {tab === 'next' && (
        <DataTable {...texts} rows={data.next} columns={next} opensRows idOf={({ variantId }) => variantId} nameOf={variantName} />
      )}
      {tab === 'ordered' && (
        <DataTable
          {...texts}
          rows={data.ordered.map((row, index) => ({ ...row, key: `${row.orderId} ${index}` }))}
          columns={ordered}
          opensRows
          idOf={({ key }) => key}
          nameOf={variantName}
        />
      )}
      {tab === 'sewn' && <DataTable {...texts} rows={data.sewn} columns={sewn} idOf={({ key }) => key} nameOf={variantName} />}
      {opened && <SewDialog row={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
