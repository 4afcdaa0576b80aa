import './dashboard.css'
import { useTranslation } from 'react-i18next'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { UserAnswer } from '../../../../contract/accounts.ts'
import { personalApi } from '../../api.ts'
import { adminApi } from '../admin-api.ts'
import { AdminPage } from '../parts/admin-page.tsx'
import { readReport } from '../use-report.ts'
import type { Route } from './+types/page'
import { BestSellers } from './best-sellers.tsx'
import { FigureCards } from './figure-cards.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { readPeriod } from './read-period.ts'
import { SalesCard } from './sales-card.tsx'
import { WaitingCard } from './waiting-card.tsx'

/** Each part is asked for by itself: one that fails is tried again in its own card. */
export async function loader(args: Route.LoaderArgs) {
  const { data: me } = await adminApi(args).get('/api/users/me', UserAnswer)
  const asked = readPeriod(new URL(args.request.url).searchParams)
  const api = personalApi(args.context)
  const [work, figures, bestSellers] = await Promise.all([
    readReport(api, 'work'),
    readReport(api, 'figures', asked),
    readReport(api, 'bestSellers', asked),
  ])
  return { asked, seesMoney: me.role === 'admin', work, figures, bestSellers }
}

/** Other days are asked for by the cards themselves. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('admin')
  const [search] = useSearchParams()
  const asked = readPeriod(search)
  const { seesMoney, work, figures, bestSellers } = loaderData
  const isFirst = JSON.stringify(asked) === JSON.stringify(loaderData.asked)
  const shared = { asked, seesMoney }
  return (
    <AdminPage title={t('sections.dashboard')}>
      <PeriodPicker asked={asked} />
      <FigureCards asked={asked} first={isFirst ? figures : null} />
      <div className="dashboard-pair">
        <SalesCard {...shared} first={isFirst ? figures : null} />
        <BestSellers {...shared} first={isFirst ? bestSellers : null} />
      </div>
      <WaitingCard first={work} />
    </AdminPage>
  )
}
