import type { AdminExchange } from '../../../../contract/exchanges.ts'
import { formatDay } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { Card } from '../components/card.tsx'
import { exchangeStepsOf } from '../orders/exchange-steps.rule.ts'
import { useExchangeText } from '../orders/use-exchange-text.ts'
import { LoadError } from './load-error.tsx'

/** The open exchanges, each with its next step. Null if they could not be read. */
export function Exchanges({ exchanges }: { exchanges: readonly AdminExchange[] | null }) {
  const { t } = useTranslation(['dashboard', 'orders'])
  const exchangeText = useExchangeText()
  const language = useLanguage()
  return (
    <div id="exchanges" className="home-anchor">
      <Card title={t('dashboard:exchanges.title')}>
        {exchanges === null && <LoadError />}
        <ul className="newest-list">
          {exchanges?.map((exchange) => {
            const { _id, order, createdAt } = exchange
            const [step] = exchangeStepsOf(exchange)
            return (
              <li key={_id}>
                <span className="min-w-0 grow">
                  <Link to={adminPaths.order(order._id)} className="row-link">
                    {order.orderNumber}
                  </Link>{' '}
                  {order.fullName}
                  <span className="block text-sm text-soft">{exchangeText.what(exchange)}</span>
                  {step && (
                    <span className="block text-sm">{t('dashboard:exchanges.next', { step: t(`orders:exchange.step.${step}`) })}</span>
                  )}
                </span>
                <span className="flex-none text-sm text-soft">{formatDay(createdAt, language)}</span>
              </li>
            )
          })}
        </ul>
      </Card>
    </div>
  )
}
