import Check from 'lucide-react/icons/check'
import { isPickedUp } from '../../../contract/orders/is-picked-up.rule.ts'
import type { Order, OrderEvent } from '../../../contract/orders/orders.ts'
import { formatDateTime } from '../i18n/format-date.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useOrderTexts } from './order-texts.ts'
import { cancellationReason, orderTimeline, type TimelineStep } from './order-timeline.rule.ts'
import { useArrivalText } from './use-arrival-text.ts'

type TimelineViewOrder = Parameters<typeof orderTimeline>[0] &
  Pick<Order, 'deliveryFrom' | 'deliveryTo' | 'shippingMethod' | 'shipment'> & {
    paymentDueDate?: string | null
    stockState?: Order['stockState']
  }

/** The progress of an order: completed steps with their dates, the current step, and those to come. */
export function Timeline({ order }: { order: TimelineViewOrder }) {
  return (
    <ol className="timeline">
      {orderTimeline(order).map((step) => (
        <Step key={step.step} step={step} order={order} />
      ))}
    </ol>
  )
}

function Step({ step: { step, at, state }, order }: { step: TimelineStep; order: TimelineViewOrder }) {
  const language = useLanguage()
  const stepName = useStepName(order)
  const note = useNote(step, state, order)
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="timeline-mark" aria-hidden="true">
        {state !== 'ahead' && <Check size={14} strokeWidth={3} />}
      </span>
      <div>
        <p className="timeline-name">{stepName(step, state)}</p>
        {at && (
          <p className="text-sm text-soft">
            <time dateTime={at}>{formatDateTime(at, language)}</time>
          </p>
        )}
        {note && <p className="text-sm text-soft">{note}</p>}
      </div>
    </li>
  )
}

const aheadSteps = { paid: true, processing: true, shipped: true, delivered: true } as const

/** What a step is called: an order that is picked up is not sent, but ready. */
function useStepName(order: TimelineViewOrder): (step: TimelineStep['step'], state: TimelineStep['state']) => string {
  const { t } = useOrderTexts()
  return (step, state) => {
    const isAhead = state === 'ahead'
    if (isPickedUp(order) && (step === 'shipped' || step === 'delivered')) {
      return t(isAhead ? `pickup.ahead.${step}` : `pickup.${step}`)
    }
    return isAhead && step in aheadSteps ? t(`timeline.ahead.${step as keyof typeof aheadSteps}`) : t(`timeline.${step}`)
  }
}

/** Further information on a step: why, until when, when it is expected. */
function useNote(step: TimelineStep['step'], state: TimelineStep['state'], order: TimelineViewOrder): string | null {
  const { t } = useOrderTexts()
  const language = useLanguage()
  const arrivalText = useArrivalText()
  const { history, paymentDueDate, paymentStatus, status, stockState } = order
  if (step === 'cancelled' && history) return t(`why.${cancellationReason(history as OrderEvent[])}`)
  if (state !== 'ahead') return null
  // Without a reservation there is no delivery date to promise.
  if (step === (isPickedUp(order) ? 'shipped' : 'delivered'))
    return paymentStatus === 'expired' || stockState === 'released' ? null : arrivalText(order)
  if (step !== 'paid' || status !== 'pending') return null
  if (paymentStatus === 'expired') return t('timeline.payExpired')
  return paymentDueDate ? t('timeline.payBefore', { when: formatDateTime(paymentDueDate, language) }) : null
}
