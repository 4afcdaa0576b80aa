import type { OpenCase, OpenCases } from '../../../../contract/orders/returns.ts'
import { formatDay } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { Card } from '../components/card.tsx'
import { returnStepsOf } from '../orders/cases/return-steps.rule.ts'
import { useReturnText } from '../orders/cases/use-return-text.ts'
import { exchangeStepsOf } from '../orders/exchange-steps.rule.ts'
import { useExchangeText } from '../orders/use-exchange-text.ts'
import { LoadError } from './load-error.tsx'

/** The oldest open exchanges and returns, each with its next step. Null if they could not be read. */
export function Exchanges({ cases }: { cases: OpenCases['data'] | null }) {
  const { t } = useTranslation(['dashboard', 'cases'])
  return (
    <div id="exchanges" className="home-anchor">
      <Card
        title={t('dashboard:exchanges.title')}
        actions={
          <Link to={adminPaths.cases()} className="small-button">
            {t('cases:all')}
          </Link>
        }
      >
        {cases === null && <LoadError />}
        <ul className="newest-list">
          {cases?.cases.map((each) => (
            <CaseOf key={each.code} each={each} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

function CaseOf({ each }: { each: OpenCase }) {
  const { t } = useTranslation(['cases', 'orders'])
  const exchangeText = useExchangeText()
  const returnText = useReturnText()
  const language = useLanguage()
  const isExchange = each.kind === 'exchange'
  const { order, createdAt } = isExchange ? each.exchange : each.return
  return (
    <li>
      <span className="min-w-0 grow">
        <Link to={adminPaths.order(order._id)} className="row-link">
          {order.orderNumber}
        </Link>{' '}
        {order.fullName}
        <span className="block text-sm text-soft">{isExchange ? exchangeText.what(each.exchange) : returnText.what(each.return)}</span>
        <span className="block text-sm">{t('cases:next', { step: stepText() })}</span>
      </span>
      <span className="flex-none text-sm text-soft">{formatDay(createdAt, language)}</span>
    </li>
  )

  function stepText(): string {
    const [exchangeStep] = isExchange ? exchangeStepsOf(each.exchange) : []
    const [returnStep] = isExchange ? [] : returnStepsOf(each.return)
    if (exchangeStep) return t(`orders:exchange.step.${exchangeStep}`)
    return returnStep ? t(`cases:step.${returnStep}`) : t('cases:refund')
  }
}
