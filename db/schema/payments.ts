import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type StatementHeadings, statementStatuses } from '../../contract/admin/cod-statements.ts'
import { refundStates, refundWays } from '../../contract/admin/payments.ts'
import { mismatchReasons } from '../../contract/admin/unmatched-payments.ts'
import { paymentMethods } from '../../contract/orders/orders.ts'
import { carriers } from '../../contract/orders/shipments.ts'
import { createdAt, timestamptz, vnd } from '../columns.ts'
import { orderExchanges } from './exchanges.ts'
import { orders } from './orders.ts'
import { shipments } from './shipments.ts'

/** One attempt to pay an order. Its row exists before the request to the gateway. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    method: text('method', { enum: paymentMethods }).notNull(),
    attempt: integer('attempt').notNull(),
    /** The gateway's id of this attempt: the order's number and the attempt; never reused. */
    gatewayOrderId: text('gateway_order_id').notNull(),
    gatewayRequestId: text('gateway_request_id').notNull(),
    amountVnd: vnd('amount_vnd').notNull(),
    /** Only the deposit of a cash order: it pays a part, and never marks the order as paid. */
    isDeposit: boolean('is_deposit').notNull().default(false),
    /** The difference of an exchange: it never counts as the order's payment. */
    exchangeId: text('exchange_id').references(() => orderExchanges.id),
    /** Pays only what an edit added to an order that was paid already. */
    isExtra: boolean('is_extra').notNull().default(false),
    /** `surplus`: paid twice or too late; it is refunded, and never counts as the order's payment. */
    state: text('state', { enum: ['starting', 'waiting', 'paid', 'failed', 'expired', 'surplus'] })
      .notNull()
      .default('starting'),
    /** Until then one process is starting this attempt at the gateway; the others wait for its result. */
    claimedUntil: timestamptz('claimed_until'),
    resultCode: integer('result_code'),
    reason: text('reason'),
    paymentUrl: text('payment_url'),
    qrCodeUrl: text('qr_code_url'),
    deeplink: text('deeplink'),
    transId: text('trans_id'),
    /**
     * The bank's number of the transfer, from the bank or an admin, normalized for comparison: one transfer counts once over
     * all orders.
     */
    bankNumber: text('bank_number'),
    payType: text('pay_type'),
    /** When to query the gateway next; null once the attempt is settled. */
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
    uniqueIndex('payments_exchange').on(t.exchangeId).where(sql`exchange_id is not null and state = 'paid'`),
    index('payments_query').on(t.queryAt).where(sql`query_at is not null`),
  ],
)

/** Events of the gateway or the bank that did not match, stored for an admin to check. */
export const paymentMismatches = pgTable(
  'payment_mismatches',
  {
    id: serial('id').primaryKey(),
    at: timestamptz('at').notNull().defaultNow(),
    gatewayOrderId: text('gateway_order_id').notNull(),
    why: text('why', { enum: mismatchReasons }).notNull(),
    notice: jsonb('notice').notNull(),
    /** Its order, where one is known, and the expected amount at that time. */
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

/** Refunds. Opened by the shop or an admin, carried out at the gateway or by hand, each once. */
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
    way: text('way', { enum: refundWays }).notNull().default('momo'),
    state: text('state', { enum: refundStates }).notNull().default('open'),
    /** The gateway's id of the refund, stored before the request; a new one only after a final refusal. */
    gatewayOrderId: text('gateway_order_id'),
    gatewayRequestId: text('gateway_request_id'),
    /** How often it was started again, and how often the gateway was queried since. */
    tries: integer('tries').notNull().default(0),
    queries: integer('queries').notNull().default(0),
    /** When to query the gateway next; null while nothing is pending. */
    askAt: timestamptz('ask_at'),
    resultCode: integer('result_code'),
    failure: text('failure'),
    transId: text('trans_id'),
    /** The reference of a refund that was sent by hand. */
    reference: text('reference'),
    /** The key of the call that opened it: the same key never opens a second refund. */
    requestKey: text('request_key'),
    openedBy: text('opened_by').notNull(),
    createdAt: createdAt(),
    doneAt: timestamptz('done_at'),
    /** Withdrawn before it was sent: its reserved amount is free again. */
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

/** A carrier's statement of the cash it collected: its lines, matched with the ledger until they are booked. */
export const codStatements = pgTable(
  'cod_statements',
  {
    id: text('id').primaryKey(),
    carrier: text('carrier', { enum: carriers }).notNull(),
    fileName: text('file_name').notNull(),
    /** Of the lines: the same statement is stored once, whatever the file's format. */
    digest: text('digest').notNull(),
    status: text('status', { enum: statementStatuses }).notNull().default('draft'),
    reference: text('reference'),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    bookedAt: timestamptz('booked_at'),
    bookedBy: text('booked_by'),
  },
  (t) => [uniqueIndex('cod_statements_digest').on(t.carrier, t.digest), index('cod_statements_newest').on(t.createdAt.desc(), t.id)],
)

export const codStatementLines = pgTable(
  'cod_statement_lines',
  {
    statementId: text('statement_id')
      .notNull()
      .references(() => codStatements.id, { onDelete: 'cascade' }),
    /** The row of the file. */
    line: integer('line').notNull(),
    /** The tracking code, or the order's number. */
    code: text('code').notNull(),
    amountVnd: vnd('amount_vnd').notNull(),
    feeVnd: vnd('fee_vnd').notNull().default(0),
    day: date('day', { mode: 'string' }),
  },
  (t) => [primaryKey({ columns: [t.statementId, t.line] })],
)

/** The columns of a carrier's statements, by their headings: chosen once, used for every later file. */
export const codStatementColumns = pgTable('cod_statement_columns', {
  carrier: text('carrier', { enum: carriers }).primaryKey(),
  headings: jsonb('headings').$type<StatementHeadings>().notNull(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
})

/** Cash taken on delivery, until the shop has it: one row per carrier's parcel, or per order the shop delivered itself. */
export const codLedger = pgTable(
  'cod_ledger',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Null for an order without a carrier's parcel. */
    shipmentId: text('shipment_id').references(() => shipments.id),
    /** The exchange whose difference it is; null: the price of the order. */
    exchangeId: text('exchange_id').references(() => orderExchanges.id),
    /** The carrier's statement that handed it in, and the payment recorded with it. */
    statementId: text('statement_id').references(() => codStatements.id),
    paymentId: text('payment_id').references(() => payments.id),
    /** Who owes it to the shop; `own`: the staff member who delivered it. */
    carrier: text('carrier', { enum: [...carriers, 'own'] }).notNull(),
    /** For an own delivery, the user who has the cash; null: the shop itself. */
    collectedBy: text('collected_by'),
    amountVnd: vnd('amount_vnd').notNull(),
    /** What was handed in, where that is another sum than was collected; the customer has paid in full all the same. */
    receivedVnd: vnd('received_vnd'),
    feeVnd: vnd('fee_vnd'),
    collectedAt: timestamptz('collected_at').notNull(),
    remittedAt: timestamptz('remitted_at'),
    /** The user who recorded the receipt. */
    remittedBy: text('remitted_by'),
    reference: text('reference'),
    /** Written off: it was never taken, or will not arrive. It may still arrive later. */
    writtenOffAt: timestamptz('written_off_at'),
    writtenOffWhy: text('written_off_why'),
  },
  (t) => [
    uniqueIndex('cod_ledger_shipment').on(t.shipmentId),
    uniqueIndex('cod_ledger_own').on(t.orderId).where(sql`shipment_id is null`),
    index('cod_ledger_order').on(t.orderId),
    index('cod_ledger_statement').on(t.statementId).where(sql`statement_id is not null`),
    index('cod_ledger_newest').on(t.collectedAt.desc(), t.id),
    index('cod_ledger_owed').on(t.carrier, t.collectedAt).where(sql`remitted_at is null`),
    index('cod_ledger_written_off').on(t.orderId).where(sql`written_off_at is not null`),
    check('cod_ledger_amount', sql`amount_vnd > 0`),
    check('cod_ledger_end', sql`remitted_at is null or written_off_at is null`),
    check('cod_ledger_holder', sql`(carrier = 'own') = (shipment_id is null) and (carrier = 'own' or collected_by is null)`),
  ],
)

/** The state of the built-in sandbox: one document per payment it simulates, and its keys. */
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
