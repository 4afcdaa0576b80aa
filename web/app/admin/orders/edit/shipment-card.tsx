import { useState } from 'react'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import type { AdminShipment } from '../../../../../contract/admin/shipments.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Card } from '../../components/card.tsx'
import { ParcelBadge } from '../badges.tsx'
import { Parcel } from './parcel.tsx'
import { ParcelHistory } from './parcel-history.tsx'
import { ShipmentDialog } from './shipment-dialog.tsx'

/** The current shipment with its actions, and the earlier ones. */
export function ShipmentCard({ order, parcels }: { order: AdminOrder; parcels: readonly AdminShipment[] }) {
  const { t } = useTranslation('orders')
  const [edited, setEdited] = useState<'new' | string | null>(null)
  const [current, ...earlier] = parcels
  const isLive = (current?.moves.length ?? 0) > 0
  const canCreate = !isLive && (order.status === 'processing' || (order.status === 'shipped' && current?.status === 'lost_or_damaged'))
  if (!current && order.status !== 'processing') return null
  return (
    <Card
      title={t('shipment.title')}
      actions={
        canCreate && (
          <button type="button" className="small-button" onClick={() => setEdited('new')}>
            {t('shipment.create')}
          </button>
        )
      }
    >
      {current ? (
        <Parcel parcel={current} order={order} onEdit={() => setEdited(current._id)} />
      ) : (
        <p className="text-soft">{t('shipment.none')}</p>
      )}
      {earlier.map((parcel) => (
        <details key={parcel._id} className="mt-3">
          <summary className="order-summary">
            {t('shipment.earlier')}: {t(`carrier.${parcel.carrier}`)} {parcel.trackingCode} <ParcelBadge status={parcel.status} />
          </summary>
          <ParcelHistory parcel={parcel} />
        </details>
      ))}
      <ShipmentDialog
        key={edited}
        order={order}
        parcel={edited === current?._id ? current : undefined}
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
      />
    </Card>
  )
}
