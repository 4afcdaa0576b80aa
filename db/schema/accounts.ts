import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { roles } from '../../contract/accounts.ts'
import { languages } from '../../contract/language/languages.ts'
import { createdAt, timestamptz } from '../columns.ts'
import { secretText } from '../secret-text.ts'

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    username: text('username').notNull(),
    /** The user name for comparison: case-folded, NFKC. */
    usernameKey: text('username_key').notNull(),
    email: text('email').notNull(),
    emailVerifiedAt: timestamptz('email_verified_at'),
    /** Absent for a user who signs in only with Google. */
    passwordHash: text('password_hash'),
    /** When the password was generated and printed to the log; absent once the user has chosen one. */
    printedPasswordAt: timestamptz('printed_password_at'),
    fullName: text('full_name').notNull().default(''),
    phone: text('phone'),
    role: text('role', { enum: roles }).notNull().default('customer'),
    blockedAt: timestamptz('blocked_at'),
    /** The language of the last sign-in: used for mails that another user's action causes. */
    language: text('language', { enum: languages }).notNull().default('vi'),
    /** Internal notes of the shop about the user. */
    internalNotes: text('internal_notes').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email),
    uniqueIndex('users_username').on(t.usernameKey),
    index('users_created').on(t.createdAt),
    index('users_printed_password').on(t.printedPasswordAt).where(sql`printed_password_at is not null`),
  ],
)

/** An external identity provider for a user. The user is found by the subject alone: an e-mail can change hands. */
export const userIdentities = pgTable(
  'user_identities',
  {
    provider: text('provider', { enum: ['google'] }).notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('user_identities_user').on(t.userId)],
)

/** Stores only the hash of a session's token. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    seenAt: timestamptz('seen_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** When the user last proved who they are in this session: at sign-in, or by the password since. Null: at sign-in. */
    provedAt: timestamptz('proved_at'),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
)

/** A visitor without an account who has put something into a cart. */
export const guests = pgTable(
  'guests',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    seenAt: timestamptz('seen_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('guests_token').on(t.tokenHash), index('guests_seen').on(t.seenAt)],
)

/** Proofs sent by mail: the six-digit code for an e-mail, the password reset link. One of each kind per user. */
export const mailProofs = pgTable(
  'mail_proofs',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['email-code', 'password-reset', 'password-link'] }).notNull(),
    secretHash: text('secret_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: timestamptz('expires_at').notNull(),
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

/** The children a user chooses sizes for: a nickname and what a size is advised by, no name and no birthday. */
export const children = pgTable(
  'children',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by the device, unique within the account. */
    id: text('id').notNull(),
    nickname: text('nickname').notNull(),
    /** `2024-05`. */
    birthMonth: text('birth_month'),
    heightMm: integer('height_mm'),
    weightGrams: integer('weight_grams'),
    measuredOn: date('measured_on', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/** The optional second factor of a user: an authenticator app. The secret leaves this table once, for the app. */
export const twoFactors = pgTable('two_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32, as the app reads it. */
  secret: secretText('secret').notNull(),
  /** Absent until the first code proves that the app has the secret. */
  enabledAt: timestamptz('enabled_at'),
  /** The TOTP time step of the last accepted code: it and earlier ones are no longer valid. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
})

/** For a lost phone: each works once. Stores only their hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/** A sign-in whose password or Google account was right and whose code is still missing. Stores only the hash of the cookie's token. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    way: text('way', { enum: ['password', 'google'] }).notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [index('pending_sign_ins_user').on(t.userId), index('pending_sign_ins_expiry').on(t.expiresAt)],
)

/**
 * A browser that has signed in to an account before. It has its own budget of password attempts, which other clients
 * cannot use up. Stores only the hash of its cookie; one browser may know several accounts.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text('token_hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** The last sign-in. */
    seenAt: timestamptz('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tokenHash, t.userId] }),
    index('known_devices_user').on(t.userId, t.seenAt.desc()),
    index('known_devices_seen').on(t.seenAt),
  ],
)

/** The sign-ins of a user, with time, method and approximate origin, for the user to check; stored for half a year. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: serial('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: timestamptz('at').notNull(),
    way: text('way', { enum: ['password', 'google', 'registration', 'invitation'] }).notNull(),
    withCode: boolean('with_code').notNull().default(false),
    /** Browser and system, no version: "Chrome, Android". */
    device: text('device').notNull(),
    /** Without its last part: "203.0.113.x". */
    ip: text('address').notNull(),
    /** The session it started, while that lasts. */
    session: text('session').notNull(),
  },
  (t) => [index('sign_ins_user').on(t.userId, t.at.desc()), index('sign_ins_age').on(t.at)],
)

/** An invitation to the staff, by a link. Stores only the link's hash; one open invitation per e-mail. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    role: text('role', { enum: ['staff', 'admin'] }).notNull(),
    tokenHash: text('token_hash').notNull(),
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** Its link is only in a mail to the e-mail, so using it verifies the e-mail. False: an admin passed the link on. */
    isMailed: boolean('is_mailed').notNull().default(false),
  },
  (t) => [uniqueIndex('staff_invitations_email').on(t.email), uniqueIndex('staff_invitations_token').on(t.tokenHash)],
)
