import type { AdminOrder } from '../../../../../../contract/admin/orders.ts'
import type { AdminExchange } from '../../../../../../contract/orders/exchanges.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { exchangeStepsOf, isDestructive } from '../../exchange-steps.rule.ts'
import { OrderFailure } from '../../order-failure.tsx'
import { useExchangeText } from '../../use-exchange-text.ts'
import { ExchangeParcels } from './exchange-parcels.tsx'
import { useExchangeStep } from './use-exchange-step.tsx'

type ExchangeStepsProps = { exchange: AdminExchange; order: AdminOrder; isFirst: boolean }

/** The next steps of an open exchange, the first one as the big button. */
export function ExchangeSteps({ exchange, order, isFirst }: ExchangeStepsProps) {
  const { t } = useTranslation('orders')
  const exchangeText = useExchangeText()
  const { take, dialog, isBusy, failure } = useExchangeStep(order)
  const steps = exchangeStepsOf(exchange).filter((step) => !isDestructive(step))
  const [first] = steps
  return (
    <div className="mb-3">
      <OrderFailure failure={failure} order={order} />
      <p className="mb-2 wrap-anywhere">
        {t('exchange.title')}: <strong>{exchangeText.what(exchange)}</strong>
      </p>
      <ExchangeParcels exchange={exchange} />
      <div className="order-steps mt-3">
        {steps.map((step) => (
          <Button
            key={step}
            look={step === first && isFirst ? 'primary' : 'secondary'}
            className={step === first && isFirst ? 'order-first-step' : ''}
            busy={isBusy}
            onClick={() => void take(exchange, step)}
          >
            {t(`exchange.step.${step}`)}
          </Button>
        ))}
      </div>
      {dialog}
    </div>
  )
}
