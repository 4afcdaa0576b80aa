import { z } from 'zod'
import { Bilingual } from './language/language.schema.ts'
import { maxListedIds } from './list-limits.ts'
import { ListedPicture, Picture } from './media.ts'
import { commaList, defaultPageSize, Limit, Page, QueryVnd, withoutEmpty } from './paging.ts'
import { PersonalizationField, StoredPersonalizationField } from './personalization.ts'

export const productStatuses = ['New', 'Sale', 'Best seller', 'Regular'] as const
export const ProductStatus = z.enum(productStatuses)
export type ProductStatus = z.infer<typeof ProductStatus>
export const Availability = z.enum(['In stock', 'Made to order', 'Out of stock'])
export type Availability = z.infer<typeof Availability>

const productSorts = ['newest', 'price-asc', 'price-desc', 'best-selling', 'best-sale'] as const
export const ProductSort = z.enum(productSorts)
export type ProductSort = z.infer<typeof ProductSort>

export const popularLimit = 8
export const relatedLimit = 4
export const quickSearchLimit = 3

/** The filters of a product list. Several values of one kind are a comma list (OR); several kinds are combined with AND. */
export const ProductFilters = z.object({
  min: QueryVnd.optional(),
  max: QueryVnd.optional(),
  category: commaList().optional(),
  collection: commaList(30, 140).optional(),
  status: commaList().pipe(z.array(ProductStatus)).optional(),
  availability: commaList().pipe(z.array(Availability)).optional(),
  tags: commaList().optional(),
  colors: commaList().optional(),
  sizes: commaList().optional(),
})
export type ProductFilters = z.infer<typeof ProductFilters>

export const ProductQuery = z.preprocess(
  withoutEmpty,
  ProductFilters.extend({
    page: Page.default(1),
    limit: Limit.default(defaultPageSize),
    /** By default the relevance for a `query`, else newest first. */
    sort: ProductSort.optional(),
    query: z.string().max(200).optional(),
    /** Only these products, a comma list; those that are no longer sold are left out. The list keeps its own order. */
    ids: commaList(maxListedIds, 64).optional(),
  }).refine(({ min, max }) => min === undefined || max === undefined || min <= max, { path: ['min'], params: { key: 'range' } }),
)
export type ProductQuery = z.infer<typeof ProductQuery>
export const PopularQuery = z.preprocess(withoutEmpty, z.object({ limit: Limit.default(popularLimit) }))
export const RelatedQuery = z.preprocess(withoutEmpty, z.object({ limit: Limit.default(relatedLimit) }))

export const ProductColor = z.object({
  id: z.string(),
  color: z.string(),
  label: z.string(),
  hex: z.string(),
  imageUrl: z.string(),
  images: z.array(Picture),
  /** For admins only. */
  labels: z.object({ en: z.string().optional() }).optional(),
})
export type ProductColor = z.infer<typeof ProductColor>

export const ProductSize = z.object({ size: z.string(), price: z.int().optional(), salePrice: z.int().optional() })
export type ProductSize = z.infer<typeof ProductSize>

/** Which colours (by canonical name) and sizes can be bought; the quantity is checked at the purchase. */
export const VariantState = z.object({ color: z.string(), size: z.string().optional(), available: z.boolean() })
export type VariantState = z.infer<typeof VariantState>

export const careSymbols = ['wash30', 'handwash', 'no-bleach', 'line-dry', 'iron-low', 'no-tumble', 'no-dryclean'] as const

/** A product's details, in the reader's language. */
export const ProductFacts = z.object({
  fabric: z.string().optional(),
  origin: z.string().optional(),
  skin: z.string().optional(),
  care: z.array(z.enum(careSymbols)).optional(),
  measurements: z.array(z.object({ size: z.string(), what: z.string(), cm: z.number() })).optional(),
})

/** The same in both languages. */
export const BilingualFacts = z.object({
  fabric: Bilingual.optional(),
  origin: Bilingual.optional(),
  skin: Bilingual.optional(),
  care: z.array(z.string()).optional(),
  measurements: z.array(z.object({ size: z.string(), what: Bilingual, cm: z.number() })).optional(),
})
export type BilingualFacts = z.infer<typeof BilingualFacts>
export const BilingualSeo = z.object({ title: Bilingual.optional(), description: Bilingual.optional() })
export type BilingualSeo = z.infer<typeof BilingualSeo>

export const CategoryRef = z.object({ _id: z.string(), name: z.string(), label: z.string() })
export const CollectionRef = z.object({ _id: z.string(), name: z.string(), label: z.string(), slug: z.string() })

export const Product = z.object({
  _id: z.string(),
  name: z.string(),
  /** The language of `name`: a name without a translation stays Vietnamese on an English page. */
  nameLanguage: z.enum(['vi', 'en']),
  slug: z.string(),
  sku: z.string(),
  status: ProductStatus,
  price: z.int(),
  salePrice: z.int(),
  category: CategoryRef,
  collections: z.array(CollectionRef),
  colors: z.array(ProductColor),
  sizes: z.array(ProductSize),
  tags: z.array(z.string()),
  availability: Availability,
  leadDays: z.int().optional(),
  variants: z.array(VariantState),
  description: z.string(),
  facts: ProductFacts.optional(),
  /** What the buyer fills in for each unit; absent where there is nothing. */
  personalization: z.array(PersonalizationField).optional(),
  rating: z.object({ average: z.number(), count: z.int() }),
  published: z.boolean(),
  createdAt: z.string(),
  /** The title and description for search engines and shared links, in the reader's language. */
  seo: z.object({ title: z.string().optional(), description: z.string().optional() }).optional(),
  /** For admins only, from here on. `written`: the texts in both languages. */
  stock: z.array(z.object({ color: z.string(), size: z.string().optional(), onHand: z.int(), reserved: z.int() })).optional(),
  version: z.int().optional(),
  updatedAt: z.string().optional(),
  labels: z.object({ en: z.string().optional() }).optional(),
  descriptions: Bilingual.optional(),
  written: z
    .object({
      facts: BilingualFacts.nullable(),
      seo: BilingualSeo.nullable(),
      personalization: z.array(StoredPersonalizationField).optional(),
    })
    .optional(),
})
export type Product = z.infer<typeof Product>

export const ListedColor = ProductColor.extend({ images: z.array(ListedPicture) })
export type ListedColor = z.infer<typeof ListedColor>

/**
 * A product in a list: what its card shows. The first colour has up to two pictures, the others one; only the very first
 * picture has a placeholder and the beginning of its alternative text: the others show after a press on a colour, which names
 * it. Collections are named by their slugs alone. `variants` are for staff. `nameLanguage` is absent where it is the reader's,
 * and `label` of a colour where it is `color`.
 */
export const ListedProduct = Product.omit({
  description: true,
  facts: true,
  personalization: true,
  seo: true,
  descriptions: true,
  written: true,
}).extend({
  collections: z.array(CollectionRef.pick({ slug: true })),
  colors: z.array(ListedColor.partial({ label: true })),
  variants: z.array(VariantState).optional(),
  nameLanguage: Product.shape.nameLanguage.optional(),
})
export type ListedProduct = z.infer<typeof ListedProduct>

/** A listed product with all its names and variants: a wishlist moves it into the cart, the admin adds it to an order. */
export const NamedListedProduct = ListedProduct.extend({
  nameLanguage: Product.shape.nameLanguage,
  colors: z.array(ListedColor),
  variants: z.array(VariantState),
})
export type NamedListedProduct = z.infer<typeof NamedListedProduct>

/** A part of a search query that became a filter. */
export const SearchChip = z.object({
  kind: z.enum(['type', 'price', 'size', 'color', 'material', 'pattern', 'occasion', 'status', 'category', 'collection', 'tag', 'word']),
  /** In the reader's language. */
  label: z.string(),
  /** The query without this part. */
  without: z.string(),
  /** Nothing matched it together with the rest, so the list is shown without it. */
  isDropped: z.boolean(),
})
export type SearchChip = z.infer<typeof SearchChip>

export const ProductPage = z.object({
  data: z.object({
    products: z.array(ListedProduct),
    totalPage: z.int(),
    total: z.int(),
    currentPage: z.int(),
    suggestions: z.array(z.string()).optional(),
    /** With a `query`: how it was understood. */
    chips: z.array(SearchChip).optional(),
    /** The query that was searched for instead of a misspelled one. */
    corrected: z.string().optional(),
    /** More products match than `total`: a search counts to a bound. */
    isMore: z.boolean().optional(),
  }),
})
export const ProductList = z.object({ data: z.object({ products: z.array(ListedProduct) }) })
export const OneProduct = z.object({ product: Product })

export const SizeCount = z.object({ size: z.string(), count: z.int() })
export type SizeCount = z.infer<typeof SizeCount>
export const ColorCount = z.object({ color: z.string(), label: z.string(), hex: z.string(), count: z.int() })
export type ColorCount = z.infer<typeof ColorCount>
export const SizesInUse = z.object({ sizes: z.array(SizeCount) })
export const ColorsInUse = z.object({ colors: z.array(ColorCount) })

export const Category = z.object({
  _id: z.string(),
  name: z.string(),
  label: z.string(),
  labels: z.object({ en: z.string().optional() }),
  art: z.string().optional(),
  productCount: z.int(),
  /** For admins only: includes hidden products. */
  productTotal: z.int().optional(),
})
export type Category = z.infer<typeof Category>
export const CategoryList = z.object({ data: z.array(Category) })
/** A picture of what each category holds: of its best seller. Categories without a picture are missing. */
export const CategoryPictures = z.object({ data: z.array(z.object({ category: z.string(), picture: ListedPicture })) })
export const OneCategory = z.object({ data: z.object({ category: Category }) })

export const Collection = z.object({
  _id: z.string(),
  name: z.string(),
  label: z.string(),
  slug: z.string(),
  description: z.string(),
  image: Picture.nullable(),
  productCount: z.int(),
  /** For admins only, from here on: all products, also hidden ones, and every text in both languages. */
  productTotal: z.int().optional(),
  labels: z.object({ en: z.string().optional() }).optional(),
  descriptions: Bilingual.optional(),
})
export type Collection = z.infer<typeof Collection>
export const CollectionList = z.object({ data: z.array(Collection) })
export const OneCollection = z.object({ data: z.object({ collection: Collection }) })

export const Tag = z.object({
  _id: z.string(),
  name: z.string(),
  label: z.string(),
  productCount: z.int(),
  /** For admins only, from here on. */
  productTotal: z.int().optional(),
  labels: z.object({ en: z.string().optional() }).optional(),
})
export type Tag = z.infer<typeof Tag>
export const TagList = z.object({ data: z.array(Tag) })
export const OneTag = z.object({ data: z.object({ tag: Tag }) })
