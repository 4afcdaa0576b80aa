import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { languages } from '../../contract/language/languages.ts'
import { createdAt, timestamptz } from '../columns.ts'
import { secretText } from '../secret-text.ts'
import { users } from './accounts.ts'
import { orders } from './orders.ts'

/** A customer's order that the staff should see: whether it was mailed to them, and whether one of them has opened it. */
export const orderAlerts = pgTable(
  'order_alerts',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    placedAt: timestamptz('placed_at').notNull(),
    /** `waiting`: too many orders within the hour, so it is in the next digest. `off`: mails about orders were switched off. */
    mail: text('mail', { enum: ['sent', 'waiting', 'off'] }).notNull(),
    seenAt: timestamptz('seen_at'),
  },
  (t) => [
    index('order_alerts_placed').on(t.placedAt),
    index('order_alerts_unseen').on(t.placedAt).where(sql`seen_at is null`),
    index('order_alerts_mailed').on(t.placedAt).where(sql`mail = 'sent'`),
    index('order_alerts_waiting').on(t.placedAt).where(sql`mail = 'waiting'`),
  ],
)

/** The key pair that identifies this shop to push services (VAPID, RFC 8292). One row. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer('id').primaryKey().default(1),
    publicKey: text('public_key').notNull(),
    privateKey: secretText('private_key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('push_keys_one', sql`${t.id} = 1`)],
)

/** A device on which a staff member gets notifications of new orders. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session that subscribed: signing out of it ends the subscription, its expiry does not. */
    session: text('session').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Browser and system: "Chrome, Android". */
    device: text('device').notNull(),
    language: text('language', { enum: languages }).notNull(),
    createdAt: createdAt(),
    lastSuccessAt: timestamptz('last_success_at'),
    lastFailureAt: timestamptz('last_failure_at'),
    /** Since the last success. */
    failures: integer('failures').notNull().default(0),
  },
  (t) => [
    uniqueIndex('push_subscriptions_endpoint').on(t.endpoint),
    index('push_subscriptions_user').on(t.userId),
    index('push_subscriptions_session').on(t.session),
  ],
)
