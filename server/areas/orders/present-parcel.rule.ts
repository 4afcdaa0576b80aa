import type { z } from 'zod'
import type { OrderShipment } from '../../../contract/orders/orders.ts'
import { trackingUrl } from '../../../contract/orders/tracking-url.ts'
import type { ParcelRow } from './orders.sql.ts'

/** A parcel in brief, without its contents. */
export function presentParcel({ id, carrier, trackingCode, status }: ParcelRow): z.infer<typeof OrderShipment> {
  return { _id: id, carrier, trackingCode, trackingUrl: trackingUrl(carrier, trackingCode), status }
}
