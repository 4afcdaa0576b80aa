import { z } from 'zod'
import { Bilingual } from './language.schema.ts'
import { Picture } from './media.ts'
import { Email, writtenText } from './text.ts'
import { Vnd } from './vnd.ts'

export const Hours = z.object({ name: Bilingual, days: z.array(z.int().min(0).max(6)), open: z.string(), close: z.string() })
export const Social = z.object({ network: z.enum(['facebook', 'instagram', 'tiktok', 'zalo']), name: z.string(), url: z.string() })
export const OwnerBlock = z.object({
  name: z.string(),
  taxCode: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  person: z.string(),
  noticeUrl: z.string().optional(),
})
export const SizeRow = z.object({
  size: z.string(),
  heightMin: z.number(),
  heightMax: z.number(),
  weightMin: z.number(),
  weightMax: z.number(),
})
export const SizeChart = z.object({ baby: z.array(SizeRow), kids: z.array(SizeRow) })
export type SizeChart = z.infer<typeof SizeChart>
/** The contained tax from a day (YYYY-MM-DD, Vietnam) on. */
export const TaxRate = z.object({ from: z.string(), percent: z.number() })
export const TextSection = z.object({ heading: Bilingual, paragraphs: z.array(Bilingual) })
export type TextSection = z.infer<typeof TextSection>
export const Feature = z.object({ icon: z.string(), title: Bilingual, description: Bilingual })
export const FaqEntry = z.object({ slug: z.string(), question: Bilingual, answer: Bilingual })
export const FaqGroup = z.object({ slug: z.string(), title: Bilingual, entries: z.array(FaqEntry) })

/** Where transfers go: the bank by its six digits at NAPAS (bin) or by a name that is known there, and the account. */
export const BankAccount = z
  .object({
    bin: z
      .string()
      .regex(/^\d{6}$/, { error: 'six_digits' })
      .optional(),
    bankName: writtenText(80).optional(),
    accountNumber: z.string().regex(/^[0-9A-Za-z]{4,19}$/, { error: 'account_number' }),
    accountName: writtenText(80),
  })
  .refine((bank) => bank.bin !== undefined || bank.bankName !== undefined, { path: ['bankName'], params: { key: 'required' } })
export type BankAccount = z.infer<typeof BankAccount>

/**
 * For whom cash on delivery is there: up to which total, and until how many parcels of a phone number came back.
 * `deposit`: from which total on an order is begun with only once a part of it has come by transfer.
 * `unconfirmedMax`: above which total a buyer pays a deposit or another way; 3,000,000 dong where it is left out, 0: no ceiling.
 * `reservedHours`: for how long an unconfirmed order keeps its units; a day where it is left out.
 */
export const CashRules = z.object({
  maxTotal: Vnd.min(1).optional(),
  unconfirmedMax: Vnd.optional(),
  reservedHours: z.int().min(1).max(168).optional(),
  refuseAfter: z.int().min(1).max(100).optional(),
  deposit: z.object({ from: Vnd.min(1), percent: z.int().min(1).max(100) }).optional(),
})
export type CashRules = z.infer<typeof CashRules>

/** Everything about the shop that its owner decides and everybody may read. */
export const Settings = z.object({
  brand: z.object({ name: z.string(), tagline: Bilingual, phone: z.string(), email: z.string(), city: Bilingual }),
  texts: z.object({
    welcome: Bilingual,
    announcement: Bilingual,
    /** What the shop is, in a sentence or two: leads its list of products, and search engines read it. */
    intro: Bilingual.optional(),
    /** Stands below the photos of every product. */
    pictureNote: Bilingual.optional(),
    /** Stands at the very end of every page. */
    footerNote: Bilingual.optional(),
    about: z.object({ title: Bilingual, paragraphs: z.array(Bilingual) }),
    features: z.array(Feature),
    faq: z.array(FaqGroup),
    policies: z.record(z.string(), z.array(TextSection)),
    /** The day (YYYY-MM-DD) from which the policies hold as they stand. */
    policiesFrom: z.string().optional(),
  }),
  socials: z.array(Social),
  hours: z.array(Hours),
  owner: OwnerBlock,
  shippingMethods: z.array(z.object({ method: z.string(), name: Bilingual })),
  paymentMethods: z.array(z.object({ method: z.string(), name: Bilingual, enabled: z.boolean() })),
  sizeChart: SizeChart,
  taxRates: z.array(TaxRate),
  /** How many pieces are sewn to order in a week; where it is not said, there is always room. */
  sewing: z.object({ weeklyPieces: z.int().min(1).max(10_000) }).optional(),
  /** For how many days after delivery a size may be exchanged. */
  exchangeDays: z.int().min(0).max(365).optional(),
  /** Without an account nobody is offered a transfer. */
  bank: BankAccount.nullable().optional(),
  cod: CashRules.optional(),
  /** At how many free pieces a colour in a size is called low; only the back office reads it. */
  lowStock: z.int().min(0).max(1_000).optional(),
  /** How mails are signed, and where answers to them go; only admins read it. */
  mail: z.object({ senderName: z.string(), replyTo: z.string() }).optional(),
  /** Who gets a mail for each new order: nobody said, the shop's own address. Only admins read it. */
  orderAlerts: z.object({ enabled: z.boolean(), emails: z.array(z.string()) }).optional(),
})
export type Settings = z.infer<typeof Settings>
export const SettingsResponse = z.object({
  data: z.object({
    settings: Settings.omit({ mail: true, lowStock: true, orderAlerts: true }).extend({
      aboutPictures: z.array(Picture),
      /** The picture for links to pages that have none of their own, by its id; null where the shop has no picture. */
      sharePicture: z.string().nullable(),
      googleClientId: z.string().nullable(),
      /** Whether mails reach anybody: else nothing may promise one. */
      isMailOn: z.boolean(),
    }),
  }),
})

/** `name` is in the reader's language, `names` in both. */
export const Store = z.object({
  _id: z.string(),
  name: z.string(),
  names: Bilingual,
  address: z.string(),
  url: z.string(),
  hours: z.string().optional(),
})
export type Store = z.infer<typeof Store>
export const StoreList = z.object({ data: z.array(Store) })

export const Banner = z.object({
  _id: z.string(),
  title: Bilingual,
  subtitle: Bilingual.optional(),
  cta: Bilingual.optional(),
  link: z.string().optional(),
  image: Picture,
  mobileImage: Picture.optional(),
  order: z.int(),
  active: z.boolean(),
  startsAt: z.string().optional(),
  endsAt: z.string().optional(),
})
export type Banner = z.infer<typeof Banner>
export const BannerList = z.object({ data: z.array(Banner) })
export const OneBanner = z.object({ data: z.object({ banner: Banner }) })

/** A delivery area: a province or a group of them, by their official names. */
export const Location = z.object({
  _id: z.string(),
  location: z.string(),
  label: z.string(),
  labels: z.object({ en: z.string() }),
  provinces: z.array(z.string()),
  shippingFee: z.int(),
  freeFrom: z.int().nullable(),
  days: z.tuple([z.int(), z.int()]),
})
export type Location = z.infer<typeof Location>
export const LocationList = z.object({ data: z.array(Location) })
export const OneLocation = z.object({ location: Location, data: z.object({ location: Location }) })

/** What somebody writes to the shop. */
export const ContactMessage = z.object({ fullName: writtenText(120), email: Email, message: writtenText(2_000) })
export type ContactMessage = z.infer<typeof ContactMessage>
/** `website` is a field people do not see: whoever fills it in is a program. */
export const NewContactMessage = ContactMessage.extend({ website: z.string().max(2_000).optional() })
export type NewContactMessage = z.infer<typeof NewContactMessage>
export const ContactResponse = z.object({
  data: z.object({ contact: z.object({ fullName: z.string(), email: z.string(), message: z.string() }) }),
  message: z.string(),
})

export const NewSubscription = z.object({ email: Email })
/** What the sentence beside the newsletter's button says; a new value whenever its words change. */
export const newsletterConsentVersion = '2026-11-21'
export const SubscriptionEnd = z.object({ token: z.string().max(100) })
export const NewsletterResponse = z.object({ message: z.string() })
