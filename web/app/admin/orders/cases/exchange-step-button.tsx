import { useEffect, useRef, useState } from 'react'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import type { AdminExchange } from '../../../../../contract/orders/exchanges.ts'
import { ApiError } from '../../../api/api-error.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { toast } from '../../../ui/toast.tsx'
import { retryAfterSignIn } from '../../use-admin-request.ts'
import { AdminOrderResponse } from '../edit/admin-order-response.ts'
import { useExchangeStep } from '../edit/exchanges/use-exchange-step.tsx'
import type { ExchangeStep } from '../exchange-steps.rule.ts'
import { OrderFailure } from '../order-failure.tsx'

/** The next step of an exchange, from a list: its order is read when the step is taken. */
export function ExchangeStepButton({ exchange, step }: { exchange: AdminExchange; step: ExchangeStep }) {
  const { t } = useTranslation('orders')
  const [order, setOrder] = useState<AdminOrder | null>(null)
  const [taken, setTaken] = useState(0)
  const [isReading, setReading] = useState(false)

  async function take(): Promise<void> {
    setReading(true)
    try {
      const path = `/api/orders/${encodeURIComponent(exchange.order._id)}`
      const { data } = await retryAfterSignIn(() => browserApi().get(path, AdminOrderResponse))
      setOrder(data.order)
      setTaken((times) => times + 1)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ text: error.message })
    } finally {
      setReading(false)
    }
  }

  return (
    <>
      <button type="button" className="small-button" disabled={isReading} onClick={() => void take()}>
        {t(`exchange.step.${step}`)}
      </button>
      {order && <TakenStep order={order} exchange={exchange} step={step} taken={taken} />}
    </>
  )
}

type TakenStepProps = { order: AdminOrder; exchange: AdminExchange; step: ExchangeStep; taken: number }

function TakenStep({ order, exchange, step, taken }: TakenStepProps) {
  const { take, dialog, failure } = useExchangeStep(order)
  const run = useRef(() => {})
  run.current = () => void take(exchange, step)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => run.current(), [taken])
  return (
    <>
      <OrderFailure failure={failure} order={order} />
      {dialog}
    </>
  )
}
