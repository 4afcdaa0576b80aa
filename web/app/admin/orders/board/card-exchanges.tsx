import type { AdminExchange } from '../../../../../contract/orders/exchanges.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Link } from '../../../ui/link.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { exchangeStepsOf } from '../exchange-steps.rule.ts'
import { useExchangeText } from '../use-exchange-text.ts'

/** The exchanges of an order: old item and replacement. */
export function CardExchanges({ exchanges }: { exchanges: readonly AdminExchange[] }) {
  const exchangeText = useExchangeText()
  return exchanges.map((exchange) => (
    <p key={exchange._id} className="text-sm wrap-anywhere">
      {exchangeText.what(exchange)}
    </p>
  ))
}

/** Links to the order's page for the next step, because the step opens a dialog there. */
export function ExchangeStepLink({ exchange }: { exchange: AdminExchange }) {
  const { t } = useTranslation('orders')
  const [first] = exchangeStepsOf(exchange)
  if (!first) return null
  return (
    <Link
      to={adminPaths.order(exchange.order._id)}
      className="small-button board-step"
      draggable={false}
      aria-label={`${t(`exchange.step.${first}`)}, ${exchange.order.orderNumber}`}
    >
      {t(`exchange.step.${first}`)}
    </Link>
  )
}
