import { minuteMs } from '../../contract/durations.ts'
import { slugify } from '../../contract/text.ts'
import type * as schema from '../../db/schema.ts'
import { listingColumns, normalizeName } from '../../server/areas/catalogue/catalogue.ts'
import { demoContent } from '../../server/demo/demo-content.ts'
import { fakeReview } from './fake-review.ts'
import { capital, cuts, en, motifs, places, sizeNames, vi } from './fake-words.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

export type Named = { id: string; name: string; nameEn: string }
/** The rows that the products refer to. */
export type FakeTaxonomy = { categories: Named[]; collections: Named[]; tags: Named[]; pictures: OriginalPicture[] }
/** A picture whose files exist; the pictures of products point to them. */
export type OriginalPicture = Pick<
  typeof schema.images.$inferSelect,
  'id' | 'storageKey' | 'width' | 'height' | 'bytes' | 'placeholder' | 'alt'
>

const statuses = ['New', 'Sale', 'Best seller', 'Regular', 'Regular', 'Regular'] as const
/** Units of every variant: enough for the orders of any bench. */
const unitsInStock = 1_000
const firstDay = Date.UTC(2024, 0, 1)
const minutesApart = 7

/** The rows of one product, derived from `number` alone: six variants, two pictures per colour. */
export function fakeProduct(number: number, { categories, collections, tags, pictures }: FakeTaxonomy) {
  const pick = seededRandom(number)
  const createdAt = new Date(firstDay + number * minutesApart * minuteMs)
  const newId = seededIds(createdAt, pick)
  const id = newId('prd')
  const category = pick.one(categories)
  const parts = [pick.one(cuts), pick.one(motifs), pick.one(places)]
  const name = capital([category.name, ...parts.map(vi)].join(' '))
  const nameEn = capital([...parts.slice(0, 2).map(en), category.nameEn.toLowerCase(), en(parts[2] ?? '')].join(' '))
  const price = pick.number(60, 900) * 1_000
  const salePrice = pick.number(1, 4) === 1 ? Math.round((price * pick.number(60, 95)) / 100_000) * 1_000 : 0
  const sizes = pick.some(sizeNames, 3, 3).map((size, i) => ({ size, price: i > 1 ? price + 30_000 : 0 }))
  const sku = `BM-${number}`
  const ownTags = pick.some(tags, 2, 4)
  const colors = pick.some(demoContent.colourways, 2, 2).map((dye, position) => ({
    ...{ id: newId('col'), productId: id, position, hex: dye.hex },
    ...{ color: dye.name, colorKey: normalizeName(dye.name), colorEn: dye.en },
  }))
  const onHand = pick.number(1, 25) === 1 ? 0 : unitsInStock
  const reviews = Array.from({ length: Math.max(0, pick.number(-1, 5)) }, (_, i) =>
    fakeReview({ id: newId('rev'), productId: id, createdAt }, i, pick),
  )
  const product = {
    ...{ id, sku, name, nameEn, createdAt, updatedAt: createdAt },
    slug: `${slugify(name)}-${number}`,
    description: { vi: `${name}. `.repeat(12), en: `${nameEn}. `.repeat(12) },
    facts: pick.one(demoContent.products).facts,
    categoryId: category.id,
    status: pick.one(statuses),
    priceVnd: price,
    salePriceVnd: salePrice,
    ...listingColumns({ name, nameEn, sku, price, salePrice, sizes }, [
      category,
      ...ownTags,
      ...colors.map(({ color, colorEn }) => ({ name: color, nameEn: colorEn })),
    ]),
    madeToOrder: pick.number(1, 12) === 1,
    leadDays: 7,
    inStock: onHand > 0,
    published: pick.number(1, 50) > 1,
    soldCount: Math.floor(pick.number(0, 30) ** 2 / 10),
    ratingSum: reviews.reduce((sum, { rating }) => sum + rating, 0),
    ratingCount: reviews.length,
  }
  const images = colors.flatMap(({ id: colorId, color, colorEn }, colorIndex) =>
    [0, 1].map((position) => ({
      colorId,
      position,
      image: {
        ...fakeImage(newId('img'), `${number}-${colorIndex}-${position}`, createdAt, pick.one(pictures)),
        alt: { vi: `${category.name}, màu ${color}`, en: `${category.nameEn}, ${colorEn}` },
      },
    })),
  )
  return {
    products: [product],
    productColors: colors,
    images: images.map(({ image }) => image),
    productColorImages: images.map(({ colorId, image, position }) => ({ colorId, imageId: image.id, position })),
    productSizes: sizes.map(({ size, price: priceVnd }, position) => ({ productId: id, size, priceVnd, position })),
    variants: colors.flatMap(({ id: colorId }) =>
      sizes.map(({ size }) => ({ id: newId('var'), productId: id, colorId, size, onHand, reserved: 0 })),
    ),
    productCollections: pick.number(1, 3) === 1 ? [{ productId: id, collectionId: pick.one(collections).id }] : [],
    productTags: ownTags.map((tag) => ({ productId: id, tagId: tag.id })),
    reviews,
  }
}

export type FakeRows = ReturnType<typeof fakeProduct>

function fakeImage(id: string, name: string, createdAt: Date, { id: _, ...picture }: OriginalPicture) {
  return { ...picture, id, name: `${name}.webp`, checksum: `bench-${name}`, createdAt }
}

/** Identifiers like those of `newId`, of the time of the product: the newest sort last. */
function seededIds(at: Date, { number }: SeededRandom) {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
  let time = ''
  for (let rest = at.getTime(), i = 0; i < 10; i++, rest = Math.floor(rest / 32)) time = alphabet[rest % 32] + time
  return (prefix: string) => `${prefix}_${time}${Array.from({ length: 16 }, () => alphabet[number(0, 31)]).join('')}`
}
