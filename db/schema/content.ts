import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { languages } from '../../contract/language/languages.ts'
import { createdAt, timestamptz, vnd } from '../columns.ts'
import { images } from './media.ts'

type Both = { vi: string; en: string }

/** One row per part of the settings: brand, texts, socials … */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
})

export const stores = pgTable('stores', {
  id: text('id').primaryKey(),
  name: jsonb('name').$type<Both>().notNull(),
  address: text('address').notNull(),
  url: text('url').notNull(),
  hours: text('hours'),
  position: integer('position').notNull().default(0),
  createdAt: createdAt(),
})

/** A delivery area: the codes of its provinces, and its delivery fee. */
export const locations = pgTable('locations', {
  id: text('id').primaryKey(),
  location: text('location').notNull(),
  nameEn: text('name_en'),
  provinceCodes: text('province_codes').array().notNull(),
  shippingVnd: vnd('shipping_vnd').notNull(),
  freeFromVnd: vnd('free_from_vnd'),
  daysMin: integer('days_min').notNull(),
  daysMax: integer('days_max').notNull(),
  position: integer('position').notNull().default(0),
  createdAt: createdAt(),
})

export const banners = pgTable(
  'banners',
  {
    id: text('id').primaryKey(),
    title: jsonb('title').$type<Both>().notNull(),
    subtitle: jsonb('subtitle').$type<Both>(),
    cta: jsonb('cta').$type<Both>(),
    link: text('link'),
    imageId: text('image_id')
      .notNull()
      .references(() => images.id),
    mobileImageId: text('mobile_image_id').references(() => images.id),
    position: integer('position').notNull().default(0),
    active: boolean('active').notNull().default(true),
    startsAt: timestamptz('starts_at'),
    endsAt: timestamptz('ends_at'),
    createdAt: createdAt(),
  },
  (t) => [index('banners_position').on(t.position)],
)

/** Pictures of the shop itself, by place: `about` beside its story, `share` for links to pages without their own picture. */
export const contentImages = pgTable('content_images', {
  id: text('id').primaryKey(),
  place: text('place').notNull(),
  imageId: text('image_id')
    .notNull()
    .references(() => images.id),
  position: integer('position').notNull().default(0),
})

/** A message of a visitor to the shop; stored for a year. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** The same text of the same sender on the same day is one message, however often it arrives. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: createdAt(),
    /** Absent while it awaits a reply. */
    answeredAt: timestamptz('answered_at'),
    answeredBy: text('answered_by'),
  },
  (t) => [
    uniqueIndex('contact_messages_once').on(t.fingerprint),
    index('contact_messages_created').on(t.createdAt),
    index('contact_messages_open').on(t.createdAt).where(sql`answered_at is null`),
  ],
)

/** Newsletter subscribers, with the proof of consent: when, and to which wording. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    language: text('language', { enum: languages }).notNull(),
    consentVersion: text('consent_version').notNull(),
    consentedAt: timestamptz('consented_at').notNull(),
    /** Absent until the mail with the link has been written. */
    unsubscribeTokenHash: text('unsubscribe_token_hash'),
    unsubscribedAt: timestamptz('unsubscribed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('newsletter_subscribers_email').on(t.email),
    uniqueIndex('newsletter_subscribers_token').on(t.unsubscribeTokenHash),
    index('newsletter_subscribers_newest').on(t.consentedAt.desc(), t.id),
  ],
)
