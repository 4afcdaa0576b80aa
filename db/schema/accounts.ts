import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../columns.ts'

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    username: text('username').notNull(),
    /** The user name as compared: folded case, NFKC. */
    usernameKey: text('username_key').notNull(),
    email: text('email').notNull(),
    emailVerifiedAt: moment('email_verified_at'),
    /** Absent for somebody who only ever came by Google. */
    passwordHash: text('password_hash'),
    fullName: text('full_name').notNull().default(''),
    phone: text('phone'),
    role: text('role', { enum: ['customer', 'admin'] })
      .notNull()
      .default('customer'),
    blockedAt: moment('blocked_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('users_email').on(t.email), uniqueIndex('users_username').on(t.usernameKey), index('users_created').on(t.createdAt)],
)

/** Only the hash of a session's token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
)

/** Somebody without an account who has put something into a cart. */
export const guests = pgTable(
  'guests',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('guests_token').on(t.tokenHash), index('guests_seen').on(t.seenAt)],
)

/** Proofs sent by mail: the six-digit code of an address, the link that resets a password. One of each kind a user. */
export const mailProofs = pgTable(
  'mail_proofs',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['email-code', 'password-reset'] }).notNull(),
    secretHash: text('secret_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('mail_proofs_one').on(t.userId, t.kind), index('mail_proofs_secret').on(t.secretHash)],
)

export const addresses = pgTable(
  'addresses',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    phone: text('phone').notNull(),
    provinceCode: text('province_code').notNull(),
    province: text('province').notNull(),
    wardCode: text('ward_code').notNull(),
    ward: text('ward').notNull(),
    street: text('street').notNull(),
    note: text('note'),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index('addresses_user').on(t.userId), uniqueIndex('addresses_one_default').on(t.userId).where(sql`is_default`)],
)
