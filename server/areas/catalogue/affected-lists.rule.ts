import type { ListTag } from '../../platform/pages/cache-invalidation.ts'
import type { NewColor, NewProduct } from './plan-product.rule.ts'

/**
 * `shown`: only responses that show the product change; a tag: lists by it change too; `everything`: lists that do not show
 * it, the counts in menus or the response of a URL may change.
 */
type Effect = 'shown' | ListTag | 'everything'

/** Fields that are compared as a whole. A new field has to be classified here. */
const effects: Record<Exclude<keyof NewProduct, 'colors' | 'sizes' | 'stock'>, Effect> = {
  description: 'shown',
  // The fabric is searched for.
  facts: 'search',
  seo: 'shown',
  leadDays: 'shown',
  personalization: 'shown',
  name: 'search',
  nameEn: 'search',
  sku: 'search',
  price: 'prices',
  salePrice: 'prices',
  madeToOrder: 'availability',
  // A former slug of another product, cached as that product, may become this one's.
  slug: 'everything',
  categoryId: 'everything',
  collectionIds: 'everything',
  tags: 'everything',
  status: 'everything',
  published: 'everything',
  soldCount: 'everything',
  createdAt: 'everything',
}

/** Which lists a change of a product may alter beside the responses that show it; null: any response. */
export function affectedLists(before: NewProduct, after: NewProduct): ListTag[] | null {
  const found = new Set<Effect>(['sitemap'])
  for (const [field, effect] of Object.entries(effects) as [keyof typeof effects, Effect][])
    if (!isSame(comparable(before[field]), comparable(after[field]))) found.add(effect)
  // Colours and sizes are counted, and lists are filtered by them; their pictures and prices are not.
  if (!isSame(before.colors.map(withoutPictures), after.colors.map(withoutPictures))) found.add('everything')
  // The picture of a category is read once per revision, which a change for searches increases.
  if (!isSame(before.colors, after.colors)) found.add('search')
  if (!isSame(sizeNames(before), sizeNames(after))) found.add('everything')
  if (!isSame(before.sizes ?? [], after.sizes ?? [])) found.add('prices')
  if (after.stock && after.stock.length > 0) found.add('availability')
  return found.has('everything') ? null : ([...found].filter((effect) => effect !== 'shown') as ListTag[])
}

const withoutPictures = ({ id, color, colorEn = null, hex }: NewColor) => [id, color, colorEn, hex]
const sizeNames = ({ sizes = [] }: NewProduct) => sizes.map(({ size }) => size)

/** Tags and collections in any order, by their names. */
function comparable(value: NewProduct[keyof typeof effects]): unknown {
  if (!Array.isArray(value)) return value ?? null
  return value.map((each) => (typeof each === 'string' ? each : 'name' in each ? each.name : JSON.stringify(each))).sort()
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
