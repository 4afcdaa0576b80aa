import { z } from 'zod'
import { Bilingual } from './language.ts'
import { Picture } from './media.ts'
import { Email, writtenText } from './text.ts'

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
export const Feature = z.object({ icon: z.string(), title: Bilingual, description: Bilingual })
export const FaqEntry = z.object({ slug: z.string(), question: Bilingual, answer: Bilingual })
export const FaqGroup = z.object({ slug: z.string(), title: Bilingual, entries: z.array(FaqEntry) })

/** Everything about the shop that its owner decides and everybody may read. */
export const Settings = z.object({
  brand: z.object({ name: z.string(), tagline: Bilingual, phone: z.string(), email: z.string(), city: Bilingual }),
  texts: z.object({
    welcome: Bilingual,
    announcement: Bilingual,
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
})
export type Settings = z.infer<typeof Settings>
export const SettingsAnswer = z.object({
  data: z.object({ settings: Settings.extend({ aboutPictures: z.array(Picture), googleClientId: z.string().nullable() }) }),
})

export const Store = z.object({ _id: z.string(), name: z.string(), address: z.string(), url: z.string(), hours: z.string().optional() })
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
export const ContactAnswer = z.object({
  data: z.object({ contact: z.object({ fullName: z.string(), email: z.string(), message: z.string() }) }),
  message: z.string(),
})

export const NewSubscription = z.object({ email: Email })
/** What the sentence beside the newsletter's button says; a new value whenever its words change. */
export const newsletterConsentVersion = '2026-11-21'
export const SubscriptionEnd = z.object({ token: z.string().max(100) })
export const NewsletterAnswer = z.object({ message: z.string() })
