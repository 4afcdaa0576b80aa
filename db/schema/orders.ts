import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, real, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, vnd } from '../columns.ts'

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

/** An order keeps its own copy of everything: it never re-reads the catalogue. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    orderNumber: text('order_number').notNull(),
    userId: text('user_id'),
    guestId: text('guest_id'),
    /** Opens the order for somebody without an account, from its mail. */
    accessToken: text('access_token').notNull(),
    email: text('email'),
    phone: text('phone').notNull(),
    language: text('language', { enum: ['vi', 'en'] }).notNull(),
    status: text('status', { enum: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] })
      .notNull()
      .default('pending'),
    paymentMethod: text('payment_method', { enum: ['momo', 'cod', 'bank'] }).notNull(),
    paymentStatus: text('payment_status', { enum: ['unpaid', 'paid', 'refunded', 'expired'] })
      .notNull()
      .default('unpaid'),
    shippingMethod: text('shipping_method').notNull(),
    shippingAddress: jsonb('shipping_address').$type<StoredAddress>().notNull(),
    billingAddress: jsonb('billing_address').$type<StoredAddress>().notNull(),
    subtotalVnd: vnd('subtotal_vnd').notNull(),
    discountVnd: vnd('discount_vnd').notNull(),
    discountCode: text('discount_code'),
    discountId: text('discount_id'),
    shippingVnd: vnd('shipping_vnd').notNull(),
    taxVnd: vnd('tax_vnd').notNull(),
    taxPercent: real('tax_percent').notNull(),
    totalVnd: vnd('total_vnd').notNull(),
    note: text('note'),
    gift: boolean('gift').notNull().default(false),
    deliveryFrom: date('delivery_from'),
    deliveryTo: date('delivery_to'),
    /** Until then an unpaid wallet or bank order holds its stock. */
    paymentDueAt: moment('payment_due_at'),
    /** Whether the order's pieces are held or already gone from the stock; a hold is given back once. */
    stock: text('stock', { enum: ['held', 'taken', 'released'] })
      .notNull()
      .default('held'),
    paidAt: moment('paid_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('orders_number').on(t.orderNumber),
    index('orders_user').on(t.userId, t.createdAt.desc()),
    index('orders_guest').on(t.guestId, t.createdAt.desc()),
    index('orders_phone').on(t.phone),
    index('orders_newest').on(t.createdAt.desc(), t.id),
    index('orders_status').on(t.status, t.createdAt.desc()),
    index('orders_due').on(t.paymentDueAt).where(sql`status = 'pending' and payment_status = 'unpaid' and payment_due_at is not null`),
    index('orders_expired').on(t.paymentDueAt).where(sql`status = 'pending' and payment_status = 'expired'`),
    check('orders_total', sql`total_vnd = subtotal_vnd - discount_vnd + shipping_vnd and total_vnd >= 0`),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    variantId: text('variant_id').notNull(),
    productId: text('product_id').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    sku: text('sku').notNull(),
    imageUrl: text('image_url').notNull(),
    color: text('color').notNull(),
    size: text('size'),
    unitVnd: vnd('unit_vnd').notNull(),
    quantity: integer('quantity').notNull(),
    totalVnd: vnd('total_vnd').notNull(),
    /** The part of the order's discount on this line; the parts always add up to it. */
    discountVnd: vnd('discount_vnd').notNull().default(0),
    madeToOrder: boolean('made_to_order').notNull().default(false),
    /** How many of them come from the shelf; the rest is sewn to order. */
    fromStock: integer('from_stock').notNull(),
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
    at: moment('at').notNull().defaultNow(),
    what: text('what').notNull(),
    from: text('from_state'),
    to: text('to_state'),
    by: text('by_whom').notNull(),
    note: text('note'),
  },
  (t) => [index('order_events_order').on(t.orderId, t.id)],
)

/** A key a client sends with an order: the same key answers with the same order, also after a restart. */
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
