import ExternalLink from 'lucide-react/icons/external-link'
import type { Order } from '../../../contract/orders/orders.ts'
import type { ShipmentStatus } from '../../../contract/orders/shipments.ts'
import { useOrderTexts } from './order-texts.ts'

/** The carrier, the tracking code and link, and the status of the shipment. */
export function Parcel({ shipment }: { shipment: NonNullable<Order['shipment']> }) {
  const { t } = useOrderTexts()
  return (
    <section className="parcel" aria-labelledby="parcel-title">
      <h3 id="parcel-title" className="font-sans text-base font-bold">
        {t('parcel.title')}
      </h3>
      <p>{t(`parcel.status.${shipment.status as ShipmentStatus}`)}</p>
      <ParcelDetails shipment={shipment} />
    </section>
  )
}

/** The carrier, the tracking code and the tracking link. */
export function ParcelDetails({ shipment }: { shipment: NonNullable<Order['shipment']> }) {
  const { t } = useOrderTexts()
  const { carrier, trackingCode, trackingUrl } = shipment
  const isOther = carrier === 'other'
  return (
    <>
      <dl className="parcel-details">
        <div>
          <dt>{t('parcel.carrier')}</dt>
          <dd>{isOther ? t('parcel.ownCarrier') : carrier}</dd>
        </div>
        {trackingCode && (
          <div>
            <dt>{t('parcel.code')}</dt>
            <dd className="break-all">{trackingCode}</dd>
          </div>
        )}
      </dl>
      {trackingUrl && (
        <a className="button button-text" href={trackingUrl} target="_blank" rel="noreferrer">
          <span className="button-label">
            {isOther ? t('parcel.followOther') : t('parcel.follow', { carrier })} <ExternalLink aria-hidden size={16} />
            <span className="sr-only">{t('common:newTab')}</span>
          </span>
        </a>
      )}
    </>
  )
}
