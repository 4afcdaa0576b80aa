import { z } from 'zod'

export const carriers = ['GHN', 'GHTK', 'ViettelPost', 'J&T', 'other'] as const
export const Carrier = z.enum(carriers)
export type Carrier = z.infer<typeof Carrier>

export const shipmentStatuses = [
  'pending',
  'ready_to_pick',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'delivery_failed',
  'returning',
  'returned',
  'cancelled',
  'lost_or_damaged',
] as const
export const ShipmentStatus = z.enum(shipmentStatuses)
export type ShipmentStatus = z.infer<typeof ShipmentStatus>

export const ShipmentEvent = z.object({
  at: z.string(),
  from: z.string().optional(),
  to: z.string(),
  by: z.string(),
  note: z.string().optional(),
})

/** A parcel as the order's owner sees it. */
export const Shipment = z.object({
  _id: z.string(),
  order: z.object({ _id: z.string(), orderNumber: z.string() }),
  carrier: Carrier,
  trackingCode: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  status: ShipmentStatus,
  createdAt: z.string(),
  history: z.array(ShipmentEvent),
})
export type Shipment = z.infer<typeof Shipment>

/** The order's current parcel: the one under way, else the last one that was not cancelled. */
export const CurrentShipment = z.object({ data: z.object({ shipment: Shipment.nullable() }) })
