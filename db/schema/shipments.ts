import { sql } from 'drizzle-orm'
import { index, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { carriers, shipmentStatuses } from '../../contract/orders/shipments.ts'
import { createdAt, timestamptz, vnd } from '../columns.ts'
import { orderExchanges } from './exchanges.ts'
import { orders } from './orders.ts'

const isLive = sql`status not in ('delivered', 'returned', 'cancelled', 'lost_or_damaged')`

/** A parcel of an order, or of one of its exchanges. At most one is in progress per order and per exchange. */
export const shipments = pgTable(
  'shipments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The exchange whose replacement it contains; null: the order itself. */
    exchangeId: text('exchange_id').references(() => orderExchanges.id, { onDelete: 'cascade' }),
    carrier: text('carrier', { enum: carriers }).notNull(),
    trackingCode: text('tracking_code'),
    /** The carrier's price for the shop; not shown to the customer. */
    feeVnd: vnd('fee_vnd'),
    status: text('status', {
      enum: shipmentStatuses,
    })
      .notNull()
      .default('pending'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('shipments_one_live').on(t.orderId).where(sql`${isLive} and exchange_id is null`),
    uniqueIndex('shipments_one_live_exchange').on(t.exchangeId).where(sql`${isLive} and exchange_id is not null`),
    index('shipments_exchange').on(t.exchangeId, t.createdAt.desc()).where(sql`exchange_id is not null`),
    index('shipments_order').on(t.orderId, t.createdAt.desc()),
    index('shipments_newest').on(t.createdAt.desc(), t.id),
    index('shipments_status').on(t.status, t.createdAt.desc(), t.id),
    index('shipments_tracking').on(t.trackingCode),
  ],
)

export const shipmentEvents = pgTable(
  'shipment_events',
  {
    id: serial('id').primaryKey(),
    shipmentId: text('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    at: timestamptz('at').notNull().defaultNow(),
    from: text('from_state'),
    to: text('to_state').notNull(),
    by: text('by_whom').notNull(),
    note: text('note'),
  },
  (t) => [index('shipment_events_shipment').on(t.shipmentId, t.id)],
)

/** Every event of a carrier, once, and its result: for an admin to check when a parcel and its status disagree. */
export const carrierNotices = pgTable(
  'carrier_notices',
  {
    id: serial('id').primaryKey(),
    at: timestamptz('at').notNull().defaultNow(),
    carrier: text('carrier').notNull(),
    trackingCode: text('tracking_code').notNull(),
    orderNumber: text('order_number'),
    /** The carrier's own status code. */
    code: text('code').notNull(),
    /** When, as the carrier writes it; without a time, when it was received. */
    happenedAt: text('happened_at').notNull(),
    reason: text('reason'),
    shipmentId: text('shipment_id'),
    outcome: text('outcome', { enum: ['moved', 'nothing', 'out-of-order', 'unknown-code', 'unknown-parcel'] }).notNull(),
  },
  (t) => [
    uniqueIndex('carrier_notices_once').on(t.carrier, t.trackingCode, t.code, t.happenedAt),
    index('carrier_notices_shipment').on(t.shipmentId),
    index('carrier_notices_age').on(t.at),
  ],
)
