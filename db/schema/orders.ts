import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, real, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { orderSources } from '../../contract/admin/checkout.ts'
import { languages } from '../../contract/language/languages.ts'
import type { OrderChange } from '../../contract/orders/order-changes.ts'
import { orderStatuses, paymentMethods, paymentStatuses } from '../../contract/orders/orders.ts'
import type { OrderedPersonalization } from '../../contract/personalization.ts'
import { createdAt, timestamptz, vnd } from '../columns.ts'
import { secretText } from '../secret-text.ts'

/** The search text of an order for admin pages, without diacritics: number, name, phone in both spellings, e-mail. */
const searched = sql`lower(regexp_replace(translate(normalize(
  order_number || ' ' || coalesce(shipping_address->>'fullName', '') || ' ' || phone || ' ' || replace(phone, '+84', '0') || ' ' || coalesce(email, ''), NFD),
  'đĐ', 'dD'), '[\\u0300-\\u036f]', '', 'g'))`

/** The same of the giver of a gift: their e-mail is the order's. Queries have to repeat both to use the index. */
export const hasGiver = sql`gift_wishes->'giver' is not null`
export const searchedGiver = sql`lower(regexp_replace(translate(normalize(
  coalesce(gift_wishes->'giver'->>'fullName', '') || ' ' || coalesce(gift_wishes->'giver'->>'phone', '') || ' '
    || replace(coalesce(gift_wishes->'giver'->>'phone', ''), '+84', '0'), NFD),
  'đĐ', 'dD'), '[\\u0300-\\u036f]', '', 'g'))`

/** An unconfirmed cash order, worded exactly like its partial indexes. */
const isUnconfirmed = sql`status = 'pending' and payment_method = 'cod' and payment_status = 'unpaid' and confirmed_at is null`

/** An order neither paid nor confirmed: one buyer may have only a few. */
const isOpenUnpaid = sql`status = 'pending' and payment_status = 'unpaid' and confirmed_at is null`

/** An order whose invoice is still to be issued. */
const isInvoiceWanted = sql`invoice is not null and invoice_number is null and status <> 'cancelled'`

export type StoredAddress = {
  fullName: string
  phone: string
  provinceCode: string
  province: string
  wardCode: string
  ward: string
  street: string
  note?: string
}

/** `card`: a card is printed; its message may be absent. */
export type StoredGiftWishes = {
  message?: string
  wrap?: true
  deliverOn?: string
  card?: true
  giver?: { fullName: string; phone: string }
}

export type OrderEventDetails = { changes: OrderChange[]; staffId: string }

export type OrderMaker = { name: string; words: { vi: string; en: string } }

/** Whom the invoice of an order names. */
export type StoredInvoice = { name: string; taxCode: string; address: string; email?: string }

export type PickupStore = { storeId: string; name: { vi: string; en: string }; address: string; hours?: string }

/** An order has its own copy of everything: it never re-reads the catalogue. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    orderNumber: text('order_number').notNull(),
    userId: text('user_id'),
    guestId: text('guest_id'),
    /** Opens the order without an account, from its mail. */
    accessToken: secretText('access_token').notNull(),
    email: text('email'),
    phone: text('phone').notNull(),
    language: text('language', { enum: languages }).notNull(),
    status: text('status', { enum: orderStatuses }).notNull().default('pending'),
    paymentMethod: text('payment_method', { enum: paymentMethods }).notNull(),
    paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull().default('unpaid'),
    shippingMethod: text('shipping_method').notNull(),
    /** Where the buyer picks it up; null for a delivery. */
    pickup: jsonb('pickup').$type<PickupStore>(),
    shippingAddress: jsonb('shipping_address').$type<StoredAddress>().notNull(),
    billingAddress: jsonb('billing_address').$type<StoredAddress>().notNull(),
    subtotalVnd: vnd('subtotal_vnd').notNull(),
    discountVnd: vnd('discount_vnd').notNull(),
    discountCode: text('discount_code'),
    discountId: text('discount_id'),
    shippingVnd: vnd('shipping_vnd').notNull(),
    /** Staff set the delivery fee by hand: an edit does not compute it again. */
    isOwnFee: boolean('is_own_fee').notNull().default(false),
    taxVnd: vnd('tax_vnd').notNull(),
    taxPercent: real('tax_percent').notNull(),
    totalVnd: vnd('total_vnd').notNull(),
    note: text('note'),
    gift: boolean('gift').notNull().default(false),
    /** What the buyer wishes for the gift; null for none. */
    giftWishes: jsonb('gift_wishes').$type<StoredGiftWishes>(),
    /** The price of the wrapping. */
    wrapVnd: vnd('wrap_vnd').notNull().default(0),
    /** Opens the gift receipt, which starts an exchange and shows no prices. */
    giftCode: text('gift_code'),
    /** Whom the invoice names; null where the buyer wishes none. */
    invoice: jsonb('invoice').$type<StoredInvoice>(),
    /** The number of the issued invoice, and when the shop noted it. */
    invoiceNumber: text('invoice_number'),
    invoiceIssuedAt: timestamptz('invoice_issued_at'),
    deliveryFrom: date('delivery_from'),
    deliveryTo: date('delivery_to'),
    /** Until then an unpaid wallet or bank order keeps its stock reserved. */
    paymentDueAt: timestamptz('payment_due_at'),
    /**
     * Whether the order's units are reserved, gone from the stock, released (once), or lost in transit. `unreserved`: a cash
     * order that reserves them once it is confirmed; `from_stock` of its lines is only planned.
     */
    stock: text('stock', { enum: ['held', 'unreserved', 'taken', 'released', 'lost'] })
      .notNull()
      .default('held'),
    paidAt: timestamptz('paid_at'),
    /** When a cash order was confirmed: by link, or on the phone. */
    confirmedAt: timestamptz('confirmed_at'),
    /** Confirms a cash order. Only mails and the shop's own messages carry it, never a response to the buyer. */
    confirmToken: secretText('confirm_token'),
    /** Until then an unconfirmed cash order keeps its reservation; a week later it is cancelled. */
    confirmDueAt: timestamptz('confirm_due_at'),
    /** The client (`ipKey`) of an order that is neither paid nor confirmed; null once it is, or is closed, or after 30 days. */
    ipKey: text('ip_key'),
    /** The part of a cash order that is paid by transfer before the shop starts it, and when it arrived. */
    depositVnd: vnd('deposit_vnd').notNull().default(0),
    depositPaidAt: timestamptz('deposit_paid_at'),
    /** The part of the total that a paid order still awaits, after an edit that raised the total. */
    extraDueVnd: vnd('extra_due_vnd').notNull().default(0),
    /** Who sews it, as the settings named them when staff chose; null: the shop's only maker, if it has one. */
    maker: jsonb('maker').$type<OrderMaker>(),
    /** Through which channel it came; staff name it for an order they enter. */
    source: text('source', { enum: orderSources }).notNull().default('web'),
    /** Internal notes; never shown to the customer. */
    internalNotes: text('internal_notes').notNull().default(''),
    searchFolded: text('search_folded').generatedAlwaysAs(searched),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('orders_number').on(t.orderNumber),
    index('orders_user').on(t.userId, t.createdAt.desc()),
    index('orders_guest').on(t.guestId, t.createdAt.desc()),
    index('orders_phone').on(t.phone),
    uniqueIndex('orders_gift_code').on(t.giftCode).where(sql`gift_code is not null`),
    index('orders_guest_email').on(t.email).where(sql`user_id is null`),
    index('orders_newest').on(t.createdAt.desc(), t.id),
    index('orders_status_newest').on(t.status, t.createdAt.desc(), t.id),
    index('orders_payment_newest').on(t.paymentStatus, t.createdAt.desc(), t.id),
    index('orders_under_way')
      .on(t.status, t.paymentMethod, t.paymentStatus, t.deliveryTo, t.confirmedAt)
      .where(sql`status in ('pending', 'processing', 'shipped')`),
    index('orders_invoice_wanted').on(t.createdAt.desc(), t.id).where(isInvoiceWanted),
    index('orders_search').using('gin', sql`search_folded gin_trgm_ops`),
    index('orders_giver_search').using('gin', sql`(${searchedGiver}) gin_trgm_ops`).where(hasGiver),
    index('orders_due').on(t.paymentDueAt).where(sql`status = 'pending' and payment_status = 'unpaid' and payment_due_at is not null`),
    index('orders_expired').on(t.paymentDueAt).where(sql`status = 'pending' and payment_status = 'expired'`),
    index('orders_open_unpaid_phone').on(t.phone).where(isOpenUnpaid),
    index('orders_open_unpaid_email').on(t.email).where(sql`${isOpenUnpaid} and email is not null`),
    index('orders_unconfirmed_due').on(t.stock, t.confirmDueAt).where(isUnconfirmed),
    index('orders_ip_key').on(t.ipKey).where(sql`ip_key is not null`),
    check('orders_total', sql`total_vnd = subtotal_vnd - discount_vnd + shipping_vnd + wrap_vnd and total_vnd >= 0`),
    check('orders_wrap', sql`wrap_vnd >= 0`),
    check('orders_deposit', sql`deposit_vnd between 0 and total_vnd`),
    check('orders_extra_due', sql`extra_due_vnd between 0 and total_vnd`),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Empty, as is `product_id`, for a line that staff added and that is not in the catalogue. */
    variantId: text('variant_id').notNull(),
    productId: text('product_id').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    sku: text('sku').notNull(),
    imageUrl: text('image_url').notNull(),
    color: text('color').notNull(),
    size: text('size'),
    /** The personalization, with its labels and prices as ordered; null for nothing. Its price is part of `unit_vnd`. */
    personalization: jsonb('personalization').$type<OrderedPersonalization[]>(),
    unitVnd: vnd('unit_vnd').notNull(),
    quantity: integer('quantity').notNull(),
    totalVnd: vnd('total_vnd').notNull(),
    /** This line's part of the order's discount; the parts always add up to it. */
    discountVnd: vnd('discount_vnd').notNull().default(0),
    madeToOrder: boolean('made_to_order').notNull().default(false),
    /** How many come from stock; the rest is sewn to order. */
    fromStock: integer('from_stock').notNull(),
    /** What staff wrote about a line that is not in the catalogue, for the buyer to read. */
    note: text('note'),
    /** Why staff set the unit price by hand; null for a price of the catalogue. */
    priceReason: text('price_reason'),
    /** The second-choice goods that the line sells; its units are taken from them while the order has them. */
    secondChoiceId: text('second_choice_id'),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    index('order_lines_variant').on(t.variantId),
    index('order_lines_product').on(t.productId),
    check('order_lines_total', sql`total_vnd = unit_vnd * quantity and from_stock between 0 and quantity`),
  ],
)

export const orderEvents = pgTable(
  'order_events',
  {
    id: serial('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: timestamptz('at').notNull().defaultNow(),
    what: text('what').notNull(),
    from: text('from_state'),
    to: text('to_state'),
    by: text('by_whom').notNull(),
    note: text('note'),
    /** Of an edit: what was changed, and the user who did it. */
    details: jsonb('details').$type<OrderEventDetails>(),
  },
  (t) => [index('order_events_order').on(t.orderId, t.id), index('order_events_sewing').on(t.at).where(sql`what = 'sewing'`)],
)

/** A key a client sends with an order: the same key returns the same order, also after a restart. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    orderId: text('order_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.key] }), index('idempotency_keys_age').on(t.createdAt)],
)
