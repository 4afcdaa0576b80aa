import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, vnd } from '../columns.ts'
import { orders } from './orders.ts'

/** One try at paying an order. Its row is there before the gateway hears of it. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    method: text('method', { enum: ['momo', 'cod', 'bank'] }).notNull(),
    attempt: integer('attempt').notNull(),
    /** What the gateway knows this try by: the order's number and the attempt; never used twice. */
    gatewayOrderId: text('gateway_order_id').notNull(),
    gatewayRequestId: text('gateway_request_id').notNull(),
    amountVnd: vnd('amount_vnd').notNull(),
    /** `surplus`: paid although the order already was; it goes back, and never counts as the order's payment. */
    state: text('state', { enum: ['starting', 'waiting', 'paid', 'failed', 'expired', 'surplus'] })
      .notNull()
      .default('starting'),
    /** Until then one process is asking the gateway to begin this try; the others wait for what it hears. */
    claimedUntil: moment('claimed_until'),
    resultCode: integer('result_code'),
    reason: text('reason'),
    paymentUrl: text('payment_url'),
    qrCodeUrl: text('qr_code_url'),
    deeplink: text('deeplink'),
    transId: text('trans_id'),
    payType: text('pay_type'),
    /** When the gateway is asked next how it stands; null once that is settled. */
    queryAt: moment('query_at'),
    queries: integer('queries').notNull().default(0),
    expiresAt: moment('expires_at'),
    paidAt: moment('paid_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('payments_gateway_order').on(t.gatewayOrderId),
    uniqueIndex('payments_trans').on(t.method, t.transId).where(sql`trans_id is not null`),
    uniqueIndex('payments_attempt').on(t.orderId, t.attempt),
    index('payments_query').on(t.queryAt).where(sql`query_at is not null`),
  ],
)

/** What the gateway said that could not be taken as it stands, kept for a person to look at. */
export const paymentMismatches = pgTable('payment_mismatches', {
  id: serial('id').primaryKey(),
  at: moment('at').notNull().defaultNow(),
  gatewayOrderId: text('gateway_order_id').notNull(),
  why: text('why').notNull(),
  notice: jsonb('notice').notNull(),
})

/** Money that has to go back. Opened by the shop or an admin, carried out by a job, done once. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    paymentId: text('payment_id').references(() => payments.id),
    amountVnd: vnd('amount_vnd').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: ['open', 'sent', 'done', 'failed'] })
      .notNull()
      .default('open'),
    gatewayOrderId: text('gateway_order_id'),
    gatewayRequestId: text('gateway_request_id'),
    transId: text('trans_id'),
    openedBy: text('opened_by').notNull(),
    createdAt: createdAt(),
    doneAt: moment('done_at'),
  },
  (t) => [index('refunds_order').on(t.orderId), index('refunds_open').on(t.createdAt).where(sql`state <> 'done'`)],
)

/** What the built-in sandbox remembers of the payments it plays, each as one document; and its keys. */
export const momoSandbox = pgTable(
  'momo_sandbox',
  {
    requestId: text('request_id').primaryKey(),
    /** Absent for a refused request, which names no order. */
    orderId: text('order_id'),
    transId: bigint('trans_id', { mode: 'number' }),
    version: integer('version').notNull(),
    record: jsonb('record').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('momo_sandbox_order').on(t.orderId), index('momo_sandbox_trans').on(t.transId)],
)
