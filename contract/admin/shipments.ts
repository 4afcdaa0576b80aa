import { z } from 'zod'
import { OrderStatus } from '../orders/orders.ts'
import { Carrier, Shipment, ShipmentStatus } from '../orders/shipments.ts'
import { Limit, Page } from '../paging.ts'
import { Id } from '../text.ts'
import { Vnd } from '../vnd.ts'

/** Printed on a label and typed into a carrier's page; for another carrier it may be a link. */
const TrackingCode = z
  .string()
  .trim()
  .max(200)
  .refine((value) => !/\p{C}/u.test(value), { params: { key: 'unreadable' } })

/** `exchangeId`: the parcel contains the replacement of one of the order's exchanges. */
export const NewShipment = z.object({
  orderId: Id,
  exchangeId: Id.optional(),
  carrier: Carrier,
  trackingCode: TrackingCode.optional(),
  fee: Vnd.optional(),
})
export type NewShipment = z.infer<typeof NewShipment>

/** What may be corrected while the parcel is in transit. An empty code and a `null` fee clear them. */
export const ShipmentChange = NewShipment.omit({ orderId: true, exchangeId: true }).extend({ fee: Vnd.nullable() }).partial()
export type ShipmentChange = z.infer<typeof ShipmentChange>

export const ShipmentStatusChange = z.object({ status: ShipmentStatus })

/** A carrier's file with tracking codes is read and not stored. */
export const maxCodesBytes = 2_000_000
export const maxCodesRows = 1_000
export const CodesFile = z.object({ data: z.object({ rows: z.array(z.array(z.string())) }) })

/** `order`: all parcels of one order, newest first. */
export const ShipmentsQuery = z.object({
  page: Page.default(1),
  limit: Limit.default(20),
  status: ShipmentStatus.optional(),
  order: Id.optional(),
})
export type ShipmentsQuery = z.infer<typeof ShipmentsQuery>

/**
 * `exchangeId`: the exchange whose replacement the parcel contains; null: the order itself. `fee`: the carrier's price for
 * the shop, in dong. `moves`: the allowed next states.
 */
export const AdminShipment = Shipment.extend({
  order: z.object({ _id: z.string(), orderNumber: z.string(), status: OrderStatus }),
  exchangeId: z.string().nullable(),
  fee: z.int().nullable(),
  moves: z.array(ShipmentStatus),
})
export type AdminShipment = z.infer<typeof AdminShipment>

export const ShipmentPage = z.object({ data: z.array(AdminShipment), totalPage: z.int(), total: z.int() })
export type ShipmentPage = z.infer<typeof ShipmentPage>
export const ShipmentMessage = z.object({ data: z.object({ shipment: AdminShipment }), message: z.string() })
/** An admin reads all fields, the owner their own view. */
export const OneShipment = z.object({ data: z.object({ shipment: z.union([AdminShipment, Shipment]) }) })
