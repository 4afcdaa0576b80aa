import { useEffect, useRef } from 'react'
import { phoneHref } from '../../../../contract/phone-number.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { RefusalAlert } from '../../auth/refusal-alert.tsx'
import { ExchangeProgress } from '../../order/exchange-progress.tsx'
import { OrderStatus } from '../../order/order-status.tsx'
import { useOrderTexts } from '../../order/order-texts.ts'
import { Parcel } from '../../order/parcel.tsx'
import { Timeline } from '../../order/timeline.tsx'
import { Alert } from '../../ui/alert.tsx'
import type { Tracked, TrackResult } from './track-order.ts'

/** The result takes the focus after each look-up. */
export function TrackedResult({ found }: { found: TrackResult }) {
  const { t } = useOrderTexts()
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses with every result
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

/** Does not link to the order itself: its number and phone can be read off a parcel. */
function FullPage() {
  const { t } = useOrderTexts()
  const { brand, socials } = useSiteSettings()
  const zalo = socials.find(({ network }) => network === 'zalo')
  return (
    <div className="col-span-full mt-6 grid gap-1 text-sm text-soft">
      <p>{t('track.more')}</p>
      <p>{t('track.lost')}</p>
      <p className="-mx-2 flex flex-wrap gap-x-2">
        {brand.phone && (
          <a className="button button-text" href={phoneHref(brand.phone)}>
            {t('help.call', { phone: brand.phoneText })}
          </a>
        )}
        {zalo && (
          <a className="button button-text" href={zalo.url} target="_blank" rel="noreferrer">
            {t('help.zalo')} <span className="sr-only">{t('common:newTab')}</span>
          </a>
        )}
      </p>
    </div>
  )
}

/** Shows how far each exchange is, but not its items. */
function Exchanges({ exchanges }: Pick<Tracked, 'exchanges'>) {
  const { t } = useOrderTexts()
  return (
    <section className="parcel col-span-full" aria-labelledby="tracked-exchanges">
      <h3 id="tracked-exchanges" className="font-sans text-base font-bold">
        {t('exchange.trackTitle')}
      </h3>
      <ul className="grid gap-3">
        {exchanges.map((exchange, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no id here and are never reordered
          <li key={index}>
            <ExchangeProgress exchange={exchange} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TrackedCard({ order }: { order: Tracked }) {
  const { t } = useOrderTexts()
  return (
    <section className={`card order-card ${order.shipment ? 'order-progress' : ''}`} aria-labelledby="tracked-title">
      <div>
        <h2 id="tracked-title" className="text-xl">
          {t('title', { order: order.orderNumber })}
        </h2>
        <p className="mt-2">
          <OrderStatus order={order} awaits={order.awaits} />
        </p>
        <Timeline order={order} />
      </div>
      {order.shipment && <Parcel shipment={order.shipment} />}
      {order.exchanges.length > 0 && <Exchanges exchanges={order.exchanges} />}
      <FullPage />
    </section>
  )
}
