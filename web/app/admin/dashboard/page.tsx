import './dashboard.css'
import './sales-chart.css'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { UserAnswer } from '../../../../contract/accounts.ts'
import { personalApi } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { adminApi } from '../admin-api.ts'
import { FirstSteps } from '../first-steps/first-steps.tsx'
import { hasSomethingToSell, readFirstSteps } from '../first-steps/read-first-steps.ts'
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
  const asked = readPeriod(args.url.searchParams)
  const api = personalApi(args.context)
  const seesMoney = me.role === 'admin'
  const [work, figures, bestSellers, steps] = await Promise.all([
    readReport(api, 'work'),
    readReport(api, 'figures', asked),
    readReport(api, 'bestSellers', asked),
    seesMoney ? readFirstSteps(api).catch(nothing) : null,
  ])
  return { asked, seesMoney, work, figures, bestSellers, steps }
}

function nothing(error: unknown): null {
  if (error instanceof ApiError) return null
  throw error
}

/** Other days are asked for by the cards themselves. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('admin')
  const [search] = useSearchParams()
  const asked = readPeriod(search)
  const { seesMoney, work, figures, bestSellers, steps } = loaderData
  const isFirst = JSON.stringify(asked) === JSON.stringify(loaderData.asked)
  const shared = { asked, seesMoney }
  return (
    <AdminPage title={t('sections.dashboard')}>
      <FirstSteps steps={steps} />
      {hasSomethingToSell(steps) && (
        <>
          <PeriodPicker asked={asked} />
          <FigureCards asked={asked} first={isFirst ? figures : null} />
          <div className="dashboard-pair">
            <SalesCard {...shared} first={isFirst ? figures : null} />
            <BestSellers {...shared} first={isFirst ? bestSellers : null} />
          </div>
        </>
      )}
      <WaitingCard first={work} />
    </AdminPage>
  )
}
