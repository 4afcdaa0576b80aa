import './cases.css'
import { useSearchParams } from 'react-router'
import { caseSteps } from '../../../../../contract/orders/return-states.ts'
import { type OpenCase, OpenCases } from '../../../../../contract/orders/returns.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { thumbnailUrl } from '../../../order/thumbnail-url.ts'
import { withQuery } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { adminApi, pickParams } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { PageTabs } from '../../components/page-tabs.tsx'
import { RowThumb } from '../../components/row-thumb.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { FilterBar } from '../../components/table/filter-bar.tsx'
import { NoResults } from '../../components/table/no-results.tsx'
import { Pager } from '../../components/table/pager.tsx'
import { liveOn, orderKinds } from '../../live/live-page.ts'
import { exchangeStepsOf } from '../exchange-steps.rule.ts'
import { useExchangeText } from '../use-exchange-text.ts'
import { useIsAdmin } from '../use-role.ts'
import type { Route } from './+types/page'
import { ExchangeStepButton } from './exchange-step-button.tsx'
import { returnStepsOf } from './return-steps.rule.ts'
import { useReturnStep } from './use-return-step.tsx'
import { useReturnText } from './use-return-text.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tab, ...params } = pickParams(args.url, ['page', 'query', 'tab'])
  const step = caseSteps.find((each) => each === tab)
  const read = await adminApi(args).get(withQuery('/api/open-cases', { ...params, ...(step ? { step } : {}) }), OpenCases)
  return { ...read.data, step: step ?? 'all' }
}

export const handle = liveOn(...orderKinds)

/** Returns and exchanges that are not at their end, each with its next step. */
export default function CasesPage({ loaderData: { cases, counts, total, totalPage, step } }: Route.ComponentProps) {
  const { t } = useTranslation('cases')
  const [search] = useSearchParams()
  const steps = ['all', ...caseSteps] as const
  const countOf = (name: (typeof steps)[number]) => (name === 'all' ? caseSteps.reduce((sum, each) => sum + counts[each], 0) : counts[name])
  return (
    <AdminPage title={t('title')} back={{ label: t('toOrders'), to: adminPaths.orders() }}>
      <PageTabs
        label={t('steps.label')}
        current={step}
        staysPut
        tabs={steps.map((name) => ({
          name,
          to: adminPaths.cases(name === 'all' ? {} : { tab: name }),
          label: countOf(name) > 0 ? `${t(`steps.${name}`)} (${countOf(name)})` : t(`steps.${name}`),
        }))}
      />
      <FilterBar placeholder={t('search')}>{step !== 'all' && <input type="hidden" name="tab" value={step} />}</FilterBar>
      {cases.length === 0 && (search.has('query') ? <NoResults /> : <EmptyState art="chicken" title={t('none')} text={t('noneText')} />)}
      <ul className="case-list">
        {cases.map((each) => (
          <CaseRow key={each.code + (each.kind === 'exchange' ? each.exchange._id : each.return._id)} row={each} />
        ))}
      </ul>
      <Pager page={Number(search.get('page') ?? 1)} totalPage={totalPage} total={total} />
    </AdminPage>
  )
}

function CaseRow({ row }: { row: OpenCase }) {
  const { t } = useTranslation('cases')
  const exchangeText = useExchangeText()
  const returnText = useReturnText()
  const { order } = row.kind === 'exchange' ? row.exchange : row.return
  const image = row.kind === 'exchange' ? row.exchange.product.image : row.return.lines[0]?.product.image
  return (
    <li>
      <RowThumb src={image && thumbnailUrl(image)} />
      <span className="min-w-0 grow">
        <span className="case-head">
          <Link to={adminPaths.order(order._id)} className="row-link">
            {row.code}
          </Link>
          <StatusBadge tone={row.step === 'decide' ? 'wait' : 'info'}>{t(`kind.${row.kind}`)}</StatusBadge>
        </span>
        <span className="case-what">
          {order.fullName} · {row.kind === 'exchange' ? exchangeText.what(row.exchange) : returnText.what(row.return)}
        </span>
      </span>
      <span className="case-step">
        <NextStep row={row} />
      </span>
    </li>
  )
}

function NextStep({ row }: { row: OpenCase }) {
  const { t } = useTranslation('cases')
  const isAdmin = useIsAdmin()
  const { take, dialog } = useReturnStep()
  if (row.kind === 'exchange') {
    const [step] = exchangeStepsOf(row.exchange)
    if (step === 'paid' && !isAdmin) return <span className="text-sm text-soft">{t('steps.money')}</span>
    return step ? <ExchangeStepButton exchange={row.exchange} step={step} /> : null
  }
  const [step] = returnStepsOf(row.return)
  if (step === undefined) {
    return isAdmin ? (
      <Link to={adminPaths.refunds({ orderId: row.return.order._id })} className="small-button">
        {t('refund')}
      </Link>
    ) : (
      <span className="text-sm text-soft">{t('steps.money')}</span>
    )
  }
  return (
    <>
      <button type="button" className="small-button" onClick={() => take(row.return, step)}>
        {t(`step.${step}`)}
      </button>
      {dialog}
    </>
  )
}
