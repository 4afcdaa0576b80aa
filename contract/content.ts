import { z } from 'zod'
import { Bilingual } from './language/language.schema.ts'
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
/** The contained tax, valid from a day (YYYY-MM-DD, Vietnam). */
export const TaxRate = z.object({ from: z.string(), percent: z.number() })
export const TextSection = z.object({ heading: Bilingual, paragraphs: z.array(Bilingual) })
export type TextSection = z.infer<typeof TextSection>
export const Feature = z.object({ icon: z.string(), title: Bilingual, description: Bilingual })
export const FaqEntry = z.object({ slug: z.string(), question: Bilingual, answer: Bilingual })
export const FaqGroup = z.object({ slug: z.string(), title: Bilingual, entries: z.array(FaqEntry) })

/** The account for transfers: the bank by its six digits at NAPAS (BIN) or by a name known there, and the account number. */
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
 * The limits of cash on delivery: the highest total, and the number of returned parcels to a phone number.
 * `deposit`: the total from which the shop starts an order only after a partial transfer.
 * `unconfirmedMax`: above this total a buyer pays a deposit or another way; 3,000,000 dong by default, 0: no ceiling.
 * `reservedHours`: how long an unconfirmed order keeps its units; a day by default.
 */
export const CashRules = z.object({
  maxTotal: Vnd.min(1).optional(),
  unconfirmedMax: Vnd.optional(),
  reservedHours: z.int().min(1).max(168).optional(),
  refuseAfter: z.int().min(1).max(100).optional(),
  deposit: z.object({ from: Vnd.min(1), percent: z.int().min(1).max(100) }).optional(),
})
export type CashRules = z.infer<typeof CashRules>

export const GiftSettings = z.object({ wrap: z.object({ isOffered: z.boolean(), price: Vnd.max(10_000_000) }) })
export type GiftSettings = z.infer<typeof GiftSettings>

/** Someone who sews for the shop. */
export const Maker = z.object({ name: z.string(), words: Bilingual })
export type Maker = z.infer<typeof Maker>

/** The screens of the first-run set-up, in their sequence. */
export const setUpSteps = ['name', 'seller', 'delivery', 'policies', 'mail'] as const
export type SetUpStep = (typeof setUpSteps)[number]
export const SetUp = z.object({ done: z.array(z.enum(setUpSteps)).max(setUpSteps.length), isOver: z.boolean() })
export type SetUp = z.infer<typeof SetUp>

/** The owner's logo: a picture of the library, whose files follow from its id and width. */
export const BrandLogo = z.object({ _id: z.string(), width: z.int(), height: z.int() })
export type BrandLogo = z.infer<typeof BrandLogo>

/** All settings of the shop. */
export const Settings = z.object({
  /** Without a logo the shop's name stands beside the drawn mark. */
  brand: z.object({
    name: z.string(),
    tagline: Bilingual,
    phone: z.string(),
    email: z.string(),
    city: Bilingual,
    logo: BrandLogo.optional(),
  }),
  texts: z.object({
    welcome: Bilingual,
    announcement: Bilingual,
    /** A short description of the shop: heads the product list, and search engines read it. */
    intro: Bilingual.optional(),
    /** Shown below the photos of every product. */
    pictureNote: Bilingual.optional(),
    /** What the shop promises beside the buy button of every product. */
    buyNote: Bilingual.optional(),
    /** Shown at the end of every page. */
    footerNote: Bilingual.optional(),
    about: z.object({ title: Bilingual, paragraphs: z.array(Bilingual) }),
    features: z.array(Feature),
    faq: z.array(FaqGroup),
    policies: z.record(z.string(), z.array(TextSection)),
    /** The day (YYYY-MM-DD) from which the current policies are valid. */
    policiesFrom: z.string().optional(),
  }),
  socials: z.array(Social),
  hours: z.array(Hours),
  owner: OwnerBlock,
  shippingMethods: z.array(z.object({ method: z.string(), name: Bilingual })),
  paymentMethods: z.array(z.object({ method: z.string(), name: Bilingual, enabled: z.boolean() })),
  sizeChart: SizeChart,
  taxRates: z.array(TaxRate),
  /** The weekly capacity of the production queue, in units; unlimited by default. */
  sewing: z.object({ weeklyPieces: z.int().min(1).max(10_000) }).optional(),
  /** Who sews, as buyers read it on the page of their order; the words say a little about them. */
  makers: z.array(Maker).optional(),
  /** How many days after delivery an item may be exchanged for another size or colour. 0: not at all. */
  exchangeDays: z.int().min(0).max(365).optional(),
  /** How many days after delivery buyers may ask to return an item for its money. 0: only the shop opens returns. */
  returnDays: z.int().min(0).max(365).optional(),
  /** Without an account, transfers are not offered. */
  bank: BankAccount.nullable().optional(),
  cod: CashRules.optional(),
  /** Gift wrapping and its price for an order, tax included; 0 is free. Not offered by default. */
  gifts: GiftSettings.optional(),
  /** The number of free units at which a variant is low; for admin pages only. */
  lowStock: z.int().min(0).max(1_000).optional(),
  /** The sender name and reply-to of mails; for admins only. */
  mail: z.object({ senderName: z.string(), replyTo: z.string() }).optional(),
  /** Which screens of the first-run set-up are done, and whether its card is dismissed. For admins only. */
  setUp: SetUp.optional(),
  /** Who gets a mail for each new order; by default the shop's own e-mail. For admins only. */
  orderAlerts: z.object({ enabled: z.boolean(), emails: z.array(z.string()) }).optional(),
  /** The shop's own texts to customers, by the step of an order (`order-texts.ts`); for admins only. */
  orderTexts: z.record(z.string(), Bilingual).optional(),
})
export type Settings = z.infer<typeof Settings>
export const SettingsResponse = z.object({
  data: z.object({
    settings: Settings.omit({ mail: true, lowStock: true, orderAlerts: true, makers: true, setUp: true, orderTexts: true }).extend({
      aboutPictures: z.array(Picture),
      /** The id of the share image for pages without their own; null where the shop has none. */
      sharePicture: z.string().nullable(),
      googleClientId: z.string().nullable(),
      /** Whether mail is delivered: else no text may promise one. */
      isMailOn: z.boolean(),
      /**
       * The files of a picture are `/media/<id>/<width>.<format>`: of these widths the ones below its own, and its own.
       */
      media: z.object({ widths: z.array(z.int()), formats: z.array(z.string()) }),
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

/** A message of a visitor to the shop. */
export const ContactMessage = z.object({ fullName: writtenText(120), email: Email, message: writtenText(2_000) })
export type ContactMessage = z.infer<typeof ContactMessage>
/** `website` is a hidden field: only a bot fills it in. */
export const NewContactMessage = ContactMessage.extend({ website: z.string().max(2_000).optional() })
export type NewContactMessage = z.infer<typeof NewContactMessage>
export const ContactResponse = z.object({
  data: z.object({ contact: z.object({ fullName: z.string(), email: z.string(), message: z.string() }) }),
  message: z.string(),
})

export const NewSubscription = z.object({ email: Email })
/** The version of the consent text beside the newsletter's button; changes with its wording. */
export const newsletterConsentVersion = '2026-11-21'
export const SubscriptionEnd = z.object({ token: z.string().max(100) })
export const NewsletterResponse = z.object({ message: z.string() })
