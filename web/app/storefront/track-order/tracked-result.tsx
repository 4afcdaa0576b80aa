import { useEffect, useRef } from 'react'
import { RefusalAlert } from '../../account/refusal-alert.tsx'
import { OrderStatus } from '../../order/order-status.tsx'
import { useOrderTexts } from '../../order/order-texts.ts'
import { Parcel } from '../../order/parcel.tsx'
import { Timeline } from '../../order/timeline.tsx'
import { Alert } from '../../ui/alert.tsx'
import type { Found, Tracked } from './track-order.ts'

/** What was found takes the focus: each look-up is a new answer. */
export function TrackedResult({ found }: { found: Found }) {
  const { t } = useOrderTexts()
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every answer
  useEffect(() => box.current?.focus(), [found])
  return (
    <div ref={box} tabIndex={-1} className="outcome mt-8">
      {found.order && <TrackedCard order={found.order} />}
      {found.refusal?.code === 'not_found' && (
        <Alert title={t('track.unknown')}>
          <p>{t('track.unknownText')}</p>
        </Alert>
      )}
      {found.refusal && found.refusal.code !== 'not_found' && <RefusalAlert title={t('track.failed')} refusal={found.refusal} />}
    </div>
  )
}

function TrackedCard({ order }: { order: Tracked }) {
  const { t } = useOrderTexts()
  return (
    <section className="card order-card order-progress" aria-labelledby="tracked-title">
      <div>
        <h2 id="tracked-title" className="text-xl">
          {t('title', { order: order.orderNumber })}
        </h2>
        <p className="mt-2">
          <OrderStatus status={order.status} />
        </p>
        <Timeline order={order} />
        <p className="mt-6 text-sm text-soft">{t('track.more')}</p>
      </div>
      {order.shipment && <Parcel shipment={order.shipment} />}
    </section>
  )
}
