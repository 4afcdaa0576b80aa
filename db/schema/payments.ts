import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz, vnd } from '../columns.ts'
import { orders } from './orders.ts'
import { shipments } from './shipments.ts'

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
    /** Only the deposit of an order in cash: it pays a part, and never makes the order paid by itself. */
    isDeposit: boolean('is_deposit').notNull().default(false),
    /** `surplus`: paid although the order already was; it goes back, and never counts as the order's payment. */
    state: text('state', { enum: ['starting', 'waiting', 'paid', 'failed', 'expired', 'surplus'] })
      .notNull()
      .default('starting'),
    /** Until then one process is asking the gateway to begin this try; the others wait for what it hears. */
    claimedUntil: timestamptz('claimed_until'),
    resultCode: integer('result_code'),
    reason: text('reason'),
    paymentUrl: text('payment_url'),
    qrCodeUrl: text('qr_code_url'),
    deeplink: text('deeplink'),
    transId: text('trans_id'),
    /** The bank's number of the transfer, told by the bank or typed by an admin, as it is compared: one transfer counts once over all orders. */
    bankNumber: text('bank_number'),
    payType: text('pay_type'),
    /** When the gateway is asked next how it stands; null once that is settled. */
    queryAt: timestamptz('query_at'),
    queries: integer('queries').notNull().default(0),
    expiresAt: timestamptz('expires_at'),
    paidAt: timestamptz('paid_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('payments_gateway_order').on(t.gatewayOrderId),
    uniqueIndex('payments_trans').on(t.method, t.transId).where(sql`trans_id is not null`),
    uniqueIndex('payments_bank_number').on(t.bankNumber).where(sql`bank_number is not null`),
    uniqueIndex('payments_attempt').on(t.orderId, t.attempt),
    uniqueIndex('payments_deposit').on(t.orderId).where(sql`is_deposit and state = 'paid'`),
    index('payments_query').on(t.queryAt).where(sql`query_at is not null`),
  ],
)

/** What the gateway or the bank said that could not be taken as it stands, kept for a person to look at. */
export const paymentMismatches = pgTable(
  'payment_mismatches',
  {
    id: serial('id').primaryKey(),
    at: timestamptz('at').notNull().defaultNow(),
    gatewayOrderId: text('gateway_order_id').notNull(),
    why: text('why', { enum: ['amount', 'partner', 'request', 'transaction', 'unknown-order'] }).notNull(),
    notice: jsonb('notice').notNull(),
    /** The order it is about, where one is known, and what was waited for at that moment. */
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    expectedVnd: vnd('expected_vnd'),
    seenAt: timestamptz('seen_at'),
    seenBy: text('seen_by'),
    seenNote: text('seen_note'),
  },
  (t) => [
    index('payment_mismatches_name').on(t.gatewayOrderId),
    index('payment_mismatches_open').on(t.at.desc(), t.id.desc()).where(sql`seen_at is null`),
    index('payment_mismatches_seen').on(t.seenAt.desc(), t.id.desc()).where(sql`seen_at is not null`),
  ],
)

/** Money that has to go back. Opened by the shop or an admin, carried out at the gateway or by hand, done once. */
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
    way: text('way', { enum: ['momo', 'hand'] })
      .notNull()
      .default('momo'),
    state: text('state', { enum: ['open', 'sent', 'done', 'failed', 'withdrawn'] })
      .notNull()
      .default('open'),
    /** What the gateway knows it by; there before it hears of it, and another only after it said no for good. */
    gatewayOrderId: text('gateway_order_id'),
    gatewayRequestId: text('gateway_request_id'),
    /** How often it was begun anew, and how often the gateway was asked since. */
    tries: integer('tries').notNull().default(0),
    queries: integer('queries').notNull().default(0),
    /** When the gateway is asked next; null while nobody has to. */
    askAt: timestamptz('ask_at'),
    resultCode: integer('result_code'),
    failure: text('failure'),
    transId: text('trans_id'),
    /** By what somebody who sent it by hand can find it again. */
    reference: text('reference'),
    /** The key of the call that opened it: the same key never opens a second one. */
    requestKey: text('request_key'),
    openedBy: text('opened_by').notNull(),
    createdAt: createdAt(),
    doneAt: timestamptz('done_at'),
    /** Nobody has sent it and nobody will: what it claimed is free again. */
    withdrawnAt: timestamptz('withdrawn_at'),
    withdrawnWhy: text('withdrawn_why'),
  },
  (t) => [
    index('refunds_order').on(t.orderId),
    index('refunds_payment').on(t.paymentId),
    index('refunds_open').on(t.createdAt).where(sql`state not in ('done', 'withdrawn')`),
    index('refunds_newest').on(t.createdAt.desc(), t.id),
    index('refunds_done').on(t.doneAt).where(sql`done_at is not null`),
    index('refunds_ask').on(t.askAt).where(sql`ask_at is not null`),
    uniqueIndex('refunds_gateway_order').on(t.gatewayOrderId),
    uniqueIndex('refunds_key').on(t.orderId, t.requestKey).where(sql`request_key is not null`),
    check('refunds_amount', sql`amount_vnd > 0`),
  ],
)

/** Cash taken at the door, from then until it is with the shop: one row a carrier's parcel, or one an order the shop delivered itself. */
export const codLedger = pgTable(
  'cod_ledger',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Null where no carrier's parcel brought it. */
    shipmentId: text('shipment_id').references(() => shipments.id),
    /** Who owes it to the shop; `own`: whoever of the shop delivered it. */
    carrier: text('carrier', { enum: ['GHN', 'GHTK', 'ViettelPost', 'J&T', 'other', 'own'] }).notNull(),
    /** Of an own delivery, the user who has the cash; null: the shop as such. */
    collectedBy: text('collected_by'),
    amountVnd: vnd('amount_vnd').notNull(),
    feeVnd: vnd('fee_vnd'),
    collectedAt: timestamptz('collected_at').notNull(),
    remittedAt: timestamptz('remitted_at'),
    /** The user who noted that it has come. */
    remittedBy: text('remitted_by'),
    reference: text('reference'),
    /** Given up: it was never taken, or will not come. It may still come after all. */
    writtenOffAt: timestamptz('written_off_at'),
    writtenOffWhy: text('written_off_why'),
  },
  (t) => [
    uniqueIndex('cod_ledger_shipment').on(t.shipmentId),
    uniqueIndex('cod_ledger_own').on(t.orderId).where(sql`shipment_id is null`),
    index('cod_ledger_order').on(t.orderId),
    index('cod_ledger_newest').on(t.collectedAt.desc(), t.id),
    index('cod_ledger_owed').on(t.carrier, t.collectedAt).where(sql`remitted_at is null`),
    index('cod_ledger_written_off').on(t.orderId).where(sql`written_off_at is not null`),
    check('cod_ledger_amount', sql`amount_vnd > 0`),
    check('cod_ledger_end', sql`remitted_at is null or written_off_at is null`),
    check('cod_ledger_holder', sql`(carrier = 'own') = (shipment_id is null) and (carrier = 'own' or collected_by is null)`),
  ],
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
