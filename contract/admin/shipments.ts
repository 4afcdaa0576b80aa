import { z } from 'zod'
import { OrderStatus } from '../orders.ts'
import { Limit, Page } from '../paging.ts'
import { Carrier, Shipment, ShipmentStatus } from '../shipments.ts'
import { Id } from '../text.ts'
import { Vnd } from '../vnd.ts'

/** Printed on a label and typed into a carrier's page; for another carrier it may be a link. */
const TrackingCode = z
  .string()
  .trim()
  .max(200)
  .refine((value) => !/\p{C}/u.test(value), { params: { key: 'unreadable' } })

/** `exchangeId`: the replacement of one of the order's exchanges is in it. */
export const NewShipment = z.object({
  orderId: Id,
  exchangeId: Id.optional(),
  carrier: Carrier,
  trackingCode: TrackingCode.optional(),
  fee: Vnd.optional(),
})
export type NewShipment = z.infer<typeof NewShipment>

/** What may still be put right while the parcel is under way. An empty code and a `null` fee take them away again. */
export const ShipmentChange = NewShipment.omit({ orderId: true, exchangeId: true }).extend({ fee: Vnd.nullable() }).partial()
export type ShipmentChange = z.infer<typeof ShipmentChange>

export const ShipmentStatusChange = z.object({ status: ShipmentStatus })

/** `order`: all parcels of one order, the newest first. */
export const ShipmentsQuery = z.object({
  page: Page.default(1),
  limit: Limit.default(20),
  status: ShipmentStatus.optional(),
  order: Id.optional(),
})
export type ShipmentsQuery = z.infer<typeof ShipmentsQuery>

/** `exchangeId`: the exchange whose replacement is in it; null: what was ordered. `fee`: what the carrier asks of the shop, in dong. `moves`: where the parcel may go from here. */
export const AdminShipment = Shipment.extend({
  order: z.object({ _id: z.string(), orderNumber: z.string(), status: OrderStatus }),
  exchangeId: z.string().nullable(),
  fee: z.int().nullable(),
  moves: z.array(ShipmentStatus),
})
export type AdminShipment = z.infer<typeof AdminShipment>

export const ShipmentPage = z.object({ data: z.array(AdminShipment), totalPage: z.int(), total: z.int() })
export const ShipmentMessage = z.object({ data: z.object({ shipment: AdminShipment }), message: z.string() })
/** An admin reads all of it, the owner what is theirs. */
export const OneShipment = z.object({ data: z.object({ shipment: z.union([AdminShipment, Shipment]) }) })
