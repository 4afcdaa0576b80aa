import { z } from 'zod'
import { Availability, CategoryRef, careSymbols, OneProduct, ProductStatus } from '../catalogue.ts'
import { Picture } from '../media.ts'
import { Limit, Page, QueryVnd, withoutEmpty } from '../paging.ts'
import { maxPersonalizationFields } from '../personalization.ts'
import { Id, optionalText, writtenText } from '../text.ts'
import { Vnd } from '../vnd.ts'
import { PersonalizationFieldBody } from './personalization.ts'

/** Maximum lengths, sizes and counts of a product's parts. */
export const productLimits = {
  name: 200,
  sku: 60,
  slug: 120,
  description: 10_000,
  color: 60,
  size: 20,
  tag: 60,
  seoTitle: 120,
  seoDescription: 320,
  colors: 30,
  images: 20,
  sizes: 30,
  onHand: 1_000_000,
  leadDays: 365,
} as const

/** How much of a title and a description search engines and shared links show. */
export const shownBySearch = { title: 60, description: 160 } as const

/** How many products one call changes or deletes at most. */
export const maxAtOnce = 100

const Both = (max: number) => z.object({ vi: optionalText(max).optional(), en: optionalText(max).optional() })
const Labels = (max: number) => z.object({ en: optionalText(max).nullish() })

/**
 * The highest price of one unit: a full cart of the most expensive units stays eighteen times below 2^53, beyond which
 * sums are no longer exact.
 */
export const dearestPrice = 100_000_000_000
const Price = z.int().min(1).max(dearestPrice)
/** 0 and null mean "none". */
const OtherPrice = Vnd.max(dearestPrice).nullish()

/** The last segment of a URL; an empty one is generated from the name. */
export const ProductSlug = z
  .string()
  .max(productLimits.slug)
  .refine((slug) => /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(slug), { params: { key: 'slug' } })

const Hex = z
  .string()
  .refine((hex) => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(hex), { params: { key: 'hex' } })
  .transform((hex) => (hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex).toLowerCase())

/** A reference by id, or as the object that a read or an upload returned. */
const Named = z.union([Id, z.object({ _id: Id }).transform(({ _id }) => _id)])

/** `id`: the product's existing colour, so that it can be renamed; else the one of this name, else a new one. */
const ColorBody = z.object({
  id: Id.nullish(),
  color: writtenText(productLimits.color),
  labels: Labels(productLimits.color).nullish(),
  hex: Hex.nullish(),
  imageUrl: z.string().max(500).nullish(),
  images: z.array(Named).max(productLimits.images).nullish(),
})

const SizeBody = z.object({ size: writtenText(productLimits.size), price: OtherPrice, salePrice: OtherPrice })

/** `size` is absent where the product has none. */
const StockBody = z.object({
  color: writtenText(productLimits.color),
  size: z.string().max(productLimits.size).nullish(),
  onHand: z.int().min(0).max(productLimits.onHand),
})

/** The product's details in both languages. */
export const WrittenFacts = z.object({
  fabric: Both(300).optional(),
  origin: Both(300).optional(),
  skin: Both(300).optional(),
  care: z.array(z.enum(careSymbols)).max(careSymbols.length).optional(),
  measurements: z
    .array(z.object({ size: writtenText(productLimits.size), what: Both(60), cm: z.number().min(0).max(500) }))
    .max(150)
    .optional(),
})
export type WrittenFacts = z.infer<typeof WrittenFacts>

export const WrittenSeo = z.object({
  title: Both(productLimits.seoTitle).optional(),
  description: Both(productLimits.seoDescription).optional(),
})
export type WrittenSeo = z.infer<typeof WrittenSeo>

const fields = {
  name: writtenText(productLimits.name),
  sku: writtenText(productLimits.sku).trim(),
  price: Price,
  category: Named,
  colors: z.array(ColorBody).min(1).max(productLimits.colors),
  slug: ProductSlug.optional(),
  labels: Labels(productLimits.name).optional(),
  description: optionalText(productLimits.description).optional(),
  descriptions: Both(productLimits.description).optional(),
  status: ProductStatus.optional(),
  salePrice: OtherPrice,
  collections: z.array(Named).max(50).optional(),
  tags: z.array(writtenText(productLimits.tag)).max(40).optional(),
  sizes: z.array(SizeBody).max(productLimits.sizes).optional(),
  stock: z
    .array(StockBody)
    .max(productLimits.colors * productLimits.sizes)
    .optional(),
  /** "In stock" and "Out of stock" follow the stock; "Made to order" is set by an admin. */
  availability: Availability.optional(),
  leadDays: z.int().min(0).max(productLimits.leadDays).optional(),
  published: z.boolean().optional(),
  /** All fields, in their order. */
  personalization: z.array(PersonalizationFieldBody).max(maxPersonalizationFields).optional(),
  /** As an admin reads it: null removes it. */
  written: z.object({ facts: WrittenFacts.nullish(), seo: WrittenSeo.nullish() }).optional(),
}

export const ProductBody = z.object(fields)
export type ProductBody = z.infer<typeof ProductBody>

/** The fields to change; all others stay. `version`: the one that was read; refuses to overwrite a newer change. */
export const ProductChange = z.object(fields).partial().extend({ version: z.int().optional() })
export type ProductChange = z.infer<typeof ProductChange>

const Ids = z.array(Id).min(1).max(maxAtOnce)
export const ProductIds = z.object({ ids: Ids })

/** One change to many products. */
export const BulkChange = z.object({
  ids: Ids,
  status: ProductStatus.optional(),
  published: z.boolean().optional(),
  /** Names; missing tags are created. */
  addTags: z.array(writtenText(productLimits.tag)).max(40).optional(),
  /** Ids. */
  addCollections: z.array(Id).max(50).optional(),
})
export type BulkChange = z.infer<typeof BulkChange>

export const ProductMessage = OneProduct.extend({ message: z.string() })
/** How many were changed, and why others were not. */
export const BulkResponse = z.object({
  message: z.string(),
  changed: z.int(),
  failed: z.array(z.object({ _id: z.string(), message: z.string() })),
})
export type BulkResponse = z.infer<typeof BulkResponse>

const adminProductSorts = ['newest', 'oldest', 'updated-desc', 'updated-asc', 'name-asc', 'name-desc', 'price-asc', 'price-desc'] as const
export const AdminProductSort = z.enum(adminProductSorts)
export type AdminProductSort = z.infer<typeof AdminProductSort>

const Narrowing = z.object({
  /** By default the relevance for a `query`, else newest first. */
  sort: AdminProductSort.optional(),
  query: z.string().max(200).optional(),
  /** A category or a tag by name or id, a collection by slug or id. */
  category: z.string().max(300).optional(),
  collection: z.string().max(300).optional(),
  tag: z.string().max(300).optional(),
  status: ProductStatus.optional(),
  availability: Availability.optional(),
  published: z.enum(['true', 'false']).optional(),
  min: QueryVnd.optional(),
  max: QueryVnd.optional(),
})
export const AdminProductsQuery = z.preprocess(withoutEmpty, Narrowing.extend({ page: Page.default(1), limit: Limit.default(50) }))
export type AdminProductsQuery = z.infer<typeof AdminProductsQuery>
/** The same list without paging. */
export const MatchingQuery = z.preprocess(withoutEmpty, Narrowing)
export type MatchingQuery = z.infer<typeof MatchingQuery>

/** A product as an admin list shows it. */
export const AdminProduct = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  sku: z.string(),
  category: CategoryRef,
  price: z.int(),
  salePrice: z.int(),
  status: ProductStatus,
  availability: Availability,
  published: z.boolean(),
  /** The first picture of the first colour. */
  thumb: Picture.nullable(),
  colors: z.int(),
  sizes: z.int(),
  /** Units over all variants; reserved units are part of those on hand. */
  stock: z.object({ onHand: z.int(), reserved: z.int() }),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
})
export type AdminProduct = z.infer<typeof AdminProduct>

export const AdminProductPage = z.object({
  data: z.object({ products: z.array(AdminProduct), total: z.int(), totalPage: z.int(), currentPage: z.int() }),
})

/** For this long, a deleted product can be restored. */
export const restorableDays = 30

export const DeletedProductsQuery = z.preprocess(withoutEmpty, z.object({ page: Page.default(1), limit: Limit.default(50) }))
export type DeletedProductsQuery = z.infer<typeof DeletedProductsQuery>

export const DeletedProduct = AdminProduct.pick({ _id: true, name: true, sku: true, price: true, thumb: true }).extend({
  deletedAt: z.string(),
  /** After it, the product can no longer be restored. */
  restorableUntil: z.string(),
})
export type DeletedProduct = z.infer<typeof DeletedProduct>

/** Newest first. */
export const DeletedProductPage = z.object({
  data: z.object({ products: z.array(DeletedProduct), total: z.int(), totalPage: z.int(), currentPage: z.int() }),
})

/** The most products in one response: a longer list must be filtered first. */
export const maxMatching = 20_000
/** What a bulk change needs to know of each product. */
export const MatchingProduct = AdminProduct.pick({ _id: true, name: true, stock: true })
export type MatchingProduct = z.infer<typeof MatchingProduct>
export const MatchingProducts = z.object({ data: z.object({ products: z.array(MatchingProduct).max(maxMatching) }) })

export const SlugQuery = z.object({ slug: z.string().max(300), except: Id.optional() })
/** Whether a slug is free, normalized; else a free alternative. */
export const SlugResponse = z.object({ slug: z.string(), free: z.boolean(), suggestion: z.string() })
export type SlugResponse = z.infer<typeof SlugResponse>
