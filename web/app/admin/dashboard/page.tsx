import './dashboard.css'
import './sales-chart.css'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { UserResponse } from '../../../../contract/accounts.ts'
import { personalApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { adminApi } from '../admin-api.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { FirstSteps } from '../first-steps/first-steps.tsx'
import { hasProducts, readFirstSteps } from '../first-steps/read-first-steps.ts'
import { readReport } from '../use-report.ts'
import type { Route } from './+types/page'
import { BestSellers } from './best-sellers.tsx'
import { FigureCards } from './figure-cards.tsx'
import { parsePeriod } from './parse-period.rule.ts'
import { PeriodPicker } from './period-picker.tsx'
import { ReportLinks } from './report-links.tsx'
import { SalesCard } from './sales-card.tsx'
import { TodoCard } from './todo-card.tsx'

/** Reads each report separately: if one fails, its card retries it alone. */
export async function loader(args: Route.LoaderArgs) {
  const { data: me } = await adminApi(args).get('/api/users/me', UserResponse)
  const periodParams = parsePeriod(args.url.searchParams)
  const api = personalApi(args.context)
  const seesMoney = me.role === 'admin'
  const [work, figures, bestSellers, steps] = await Promise.all([
    readReport(api, 'work'),
    readReport(api, 'figures', periodParams),
    readReport(api, 'bestSellers', periodParams),
    seesMoney ? readFirstSteps(api).catch(emptyReport) : null,
  ])
  return { periodParams, seesMoney, work, figures, bestSellers, steps }
}

function emptyReport(error: unknown): null {
  if (error instanceof ApiError) return null
  throw error
}

/** The cards fetch the reports of another period themselves. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('admin')
  const [search] = useSearchParams()
  const periodParams = parsePeriod(search)
  const { seesMoney, work, figures, bestSellers, steps } = loaderData
  const isFirst = JSON.stringify(periodParams) === JSON.stringify(loaderData.periodParams)
  const shared = { periodParams, seesMoney }
  return (
    <AdminPage title={t('sections.dashboard')}>
      <FirstSteps steps={steps} />
      {hasProducts(steps) && (
        <>
          <PeriodPicker periodParams={periodParams} />
          <FigureCards periodParams={periodParams} first={isFirst ? figures : null} />
          <div className="dashboard-pair">
            <SalesCard {...shared} first={isFirst ? figures : null} />
            <BestSellers {...shared} first={isFirst ? bestSellers : null} />
          </div>
        </>
      )}
      {seesMoney && hasProducts(steps) && <ReportLinks periodParams={periodParams} />}
      <TodoCard first={work} />
    </AdminPage>
  )
}
