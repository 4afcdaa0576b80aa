import { z } from 'zod'
import { BankAccount, CashRules, GiftSettings, Location, LocationList, Settings, SetUp, Store, TextSection } from '../content.ts'
import { Day } from '../dates.ts'
import { OrderTextsChange } from '../orders/order-texts.ts'
import { PaymentMethod, ShippingMethod } from '../orders/orders.ts'
import { policyKinds } from '../policy-kinds.ts'
import { Email, Id, ImageId, optionalText, writtenText } from '../text.ts'
import { Vnd } from '../vnd.ts'

/** How many mailboxes get a mail for each new order. */
export const maxAlertEmails = 5
export const maxMakers = 8

const both = (max: number) => z.object({ vi: writtenText(max), en: optionalText(max) })
const maybeBoth = (max: number) => z.object({ vi: optionalText(max), en: optionalText(max) })
const maybeEmail = z.union([z.literal(''), Email])
/** Becomes a public link: never `javascript:`. */
/** Without user name and password, which would make a link look like another site's. */
const WebUrl = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain })
  .max(500)
  .refine((url) => !/^https?:\/\/[^/?#]*@/i.test(url), { params: { key: 'web_url' } })
const Slug = z
  .string()
  .max(80)
  .refine((slug) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug), { params: { key: 'slug' } })
const Phone = optionalText(30).refine((phone) => /^[+\d]?[\d\s().-]*$/.test(phone), { params: { key: 'phone' } })
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'clock' })

/** A list with unique `keyOf` per entry; `field` is where a duplicate is reported. */
function unique<T extends z.ZodType>(entry: T, most: number, keyOf: (value: z.output<T>) => unknown, field: string) {
  return z
    .array(entry)
    .max(most)
    .superRefine((list, context) => {
      const seen = new Set<unknown>()
      for (const [at, value] of list.entries()) {
        const key = keyOf(value)
        if (seen.has(key)) context.addIssue({ code: 'custom', path: [at, field], params: { key: 'twice' } })
        seen.add(key)
      }
    })
}

/** Reports the duplicate, not the first. */
const uniqueEmails = z
  .array(Email)
  .max(maxAlertEmails)
  .superRefine((emails, context) => {
    for (const [at, email] of emails.entries()) {
      if (emails.indexOf(email) < at) context.addIssue({ code: 'custom', path: [at], params: { key: 'twice' } })
    }
  })

/** The drawings for the promises of the home page. */
export const featureIcons = ['feature-handmade.svg', 'feature-gentle.svg', 'feature-styles.svg', 'feature-eco.svg'] as const

const Section = z.object({ heading: both(200), paragraphs: z.array(both(4_000)).min(1).max(40) })
const FaqEntry = z.object({ slug: Slug, question: both(300), answer: both(4_000) })
const FaqGroup = z.object({ slug: Slug, title: both(120), entries: unique(FaqEntry, 60, ({ slug }) => slug, 'slug') })
const Measure = z.number().min(0).max(300)
const SizeRow = z
  .object({ size: writtenText(20), heightMin: Measure, heightMax: Measure, weightMin: Measure, weightMax: Measure })
  .refine((row) => row.heightMin <= row.heightMax, { path: ['heightMax'], params: { key: 'up_to' } })
  .refine((row) => row.weightMin <= row.weightMax, { path: ['weightMax'], params: { key: 'up_to' } })
const sizeRows = unique(SizeRow, 30, ({ size }) => size, 'size')
const Hours = z
  .object({ name: both(80), days: z.array(z.int().min(0).max(6)).min(1).max(7), open: Clock, close: Clock })
  .refine(({ open, close }) => open < close, { path: ['close'], params: { key: 'dates' } })

const texts = z.object({
  welcome: maybeBoth(200),
  announcement: maybeBoth(300),
  intro: maybeBoth(300),
  pictureNote: maybeBoth(200),
  buyNote: maybeBoth(200),
  footerNote: maybeBoth(300),
  about: z.object({ title: maybeBoth(200), paragraphs: z.array(both(4_000)).max(40) }),
  features: z.array(z.object({ icon: z.enum(featureIcons), title: both(80), description: both(300) })).max(4),
  faq: unique(FaqGroup, 20, ({ slug }) => slug, 'slug'),
  policies: z.partialRecord(z.enum(policyKinds), z.array(Section).max(60)),
  policiesFrom: Day,
})

/**
 * Each named part replaces the stored one, or the named texts of it; `null` removes a part. `version`, where it is sent,
 * must be the one that was read.
 */
export const SettingsChange = z
  .object({
    version: z.string().max(60),
    brand: z.object({
      name: writtenText(80),
      tagline: maybeBoth(200),
      phone: Phone,
      email: maybeEmail,
      city: maybeBoth(80),
      /** A picture of the library; null removes the logo, without it the logo stays. */
      logo: ImageId.nullish(),
    }),
    texts: texts.partial(),
    socials: z.array(z.object({ network: z.enum(['facebook', 'instagram', 'tiktok', 'zalo']), name: writtenText(60), url: WebUrl })).max(8),
    hours: z.array(Hours).max(10),
    owner: z.object({
      name: optionalText(200),
      taxCode: optionalText(20),
      address: optionalText(300),
      phone: Phone,
      email: maybeEmail,
      person: optionalText(120),
      noticeUrl: WebUrl.optional(),
    }),
    shippingMethods: unique(z.object({ method: ShippingMethod, name: both(80) }), 5, ({ method }) => method, 'method').refine(
      (methods) => methods.some(({ method }) => method === 'standard'),
      { params: { key: 'required' } },
    ),
    paymentMethods: unique(
      z.object({ method: PaymentMethod, name: both(80), enabled: z.boolean() }),
      5,
      ({ method }) => method,
      'method',
    ).refine((methods) => methods.some(({ enabled }) => enabled), { params: { key: 'required' } }),
    sizeChart: z.object({ baby: sizeRows, kids: sizeRows }),
    taxRates: unique(z.object({ from: Day, percent: z.number().min(0).max(100) }), 20, ({ from }) => from, 'from'),
    sewing: z.object({ weeklyPieces: z.int().min(1).max(10_000) }).nullable(),
    makers: unique(z.object({ name: writtenText(60), words: maybeBoth(200) }), maxMakers, ({ name }) => name.trim(), 'name'),
    exchangeDays: z.int().min(0).max(365).nullable(),
    returnDays: z.int().min(0).max(365).nullable(),
    bank: BankAccount.nullable(),
    cod: CashRules,
    gifts: GiftSettings,
    lowStock: z.int().min(0).max(1_000),
    mail: z.object({
      senderName: optionalText(80).refine((name) => !/[<>"\r\n]/.test(name), { params: { key: 'sender_name' } }),
      replyTo: maybeEmail,
    }),
    setUp: SetUp,
    orderAlerts: z.object({ enabled: z.boolean(), emails: uniqueEmails }),
    orderTexts: OrderTextsChange,
  })
  .partial()
export type SettingsChange = z.infer<typeof SettingsChange>

/** The settings for an admin: with the mail signature, and the version to send back with a change. */
export const AdminSettings = Settings.extend({ version: z.string() })
export type AdminSettings = z.infer<typeof AdminSettings>
/**
 * What the environment connects: MoMo or its sandbox, a mail server or the dev mailbox, and whether the bank reports
 * transfers by webhook.
 */
export const Connections = z.object({
  momo: z.enum(['connected', 'sandbox', 'none']),
  mail: z.enum(['smtp', 'sandbox', 'none']),
  bankReports: z.boolean(),
})
export type Connections = z.infer<typeof Connections>
export const AdminSettingsResponse = z.object({ data: z.object({ settings: AdminSettings, connections: Connections }) })
/** Where a test mail goes. */
export const MailTest = z.object({ to: Email })

export const SettingsMessage = z.object({ data: z.object({ settings: AdminSettings }), message: z.string() })

/** A fact a policy can lack: one of the owner's, delivery areas, or a payment method. */
export const PolicyFact = z.enum(['name', 'address', 'phone', 'email', 'taxCode', 'person', 'areas', 'payment'])
export type PolicyFact = z.infer<typeof PolicyFact>
/** Policies drafted from the shop's own data. Sentences with missing facts are left out; reading them publishes nothing. */
export const PolicyDrafts = z.object({
  policies: z.record(z.enum(policyKinds), z.array(TextSection)),
  missing: z.record(z.enum(policyKinds), z.array(PolicyFact)),
})
export type PolicyDrafts = z.infer<typeof PolicyDrafts>
export const PolicyDraftsResponse = z.object({ data: PolicyDrafts })

/** A range of days; one number is both ends. */
const Days = z.preprocess(
  (days) => (typeof days === 'number' ? [days, days] : days),
  z
    .tuple([z.int().min(0).max(60), z.int().min(0).max(60)])
    .refine(([soonest, latest]) => soonest <= latest, { path: [1], params: { key: 'up_to' } }),
)
const labels = z.object({ en: optionalText(120) })
const locationFields = {
  location: writtenText(120),
  labels: labels.optional(),
  /** By official name; without any, `location` may be a province's name. A group with only a name has none yet. */
  provinces: z.array(writtenText(80)).min(1).max(60).optional(),
  shippingFee: Vnd.max(10_000_000),
  /** Delivery is free from this value of goods; `null`: never. */
  freeFrom: Vnd.min(1).nullish(),
  days: Days.optional(),
}
export const NewLocation = z.object(locationFields)
export type NewLocation = z.infer<typeof NewLocation>
export const LocationChange = z.object(locationFields).partial()
export type LocationChange = z.infer<typeof LocationChange>
/**
 * Several delivery areas in one transaction. `taken` decides about provinces that another area has: refuse the call, leave
 * them there, or move them here and delete an area that has none left.
 */
export const NewLocations = z.object({
  areas: z
    .array(NewLocation.extend({ provinces: NewLocation.shape.provinces.unwrap() }))
    .min(1)
    .max(34),
  taken: z.enum(['refuse', 'keep', 'move']).default('refuse'),
})
export type NewLocations = z.infer<typeof NewLocations>
export const LocationsMessage = LocationList.extend({ message: z.string() })
export const LocationMessage = z.object({ location: Location, data: z.object({ location: Location }), message: z.string() })

const storeFields = {
  /** In both languages, or one name for both; the postal address by default. */
  name: z.union([writtenText(120), both(120)]).optional(),
  address: writtenText(300),
  url: WebUrl,
  hours: optionalText(120).optional(),
}
export const NewStore = z.object(storeFields)
export type NewStore = z.infer<typeof NewStore>
export const StoreChange = z.object(storeFields).partial()
export type StoreChange = z.infer<typeof StoreChange>
export const StoreMessage = z.object({ data: z.object({ store: Store }), message: z.string() })

/** All ids of a list in display order. */
export const ReorderPlaces = z.object({ ids: z.array(Id).min(1).max(200) })
export const PlaceMessage = z.object({ message: z.string() })
