import { createCategory, createCollection, type NewProduct, writeProduct } from '../areas/catalogue/catalogue.ts'
import { importReviews } from '../areas/reviews/reviews.ts'
import type { Db } from '../platform/database/client.ts'
import type { Platform } from '../platform/platform.ts'
import { type DemoProduct, demoContent } from './demo-content.ts'
import type { PictureOf } from './fill-pictures.ts'

/** A date relative to the time the shop is filled. */
export type DayFrom = (days: number) => Date

type FilledTaxonomy = { categoryIds: Map<string, string>; collectionIds: Map<string, string> }

/** Categories, collections and products with their stock and reviews. */
export async function fillCatalogue(platform: Platform, tx: Db, pictureOf: PictureOf, day: DayFrom): Promise<void> {
  const sorted = await fillTaxonomy(platform, tx, pictureOf)
  for (const product of demoContent.products) {
    const productId = await writeProduct(platform, tx, newProduct(product, sorted, pictureOf, day))
    const reviews = demoContent.reviews
      .filter(({ sku }) => sku === product.sku)
      .map(({ author, rating, title, comment, fit, verifiedPurchase, daysAgo }) => {
        return { author, rating, title, comment, fit, verifiedPurchase, createdAt: day(-daysAgo) }
      })
    await importReviews(tx, productId, reviews, day(0))
  }
}

/** Returns the ids by the keys of the demo. */
export async function fillTaxonomy(platform: Platform, tx: Db, pictureOf: PictureOf): Promise<FilledTaxonomy> {
  const categoryIds = new Map<string, string>()
  for (const [position, { key, name, en, art }] of demoContent.categories.entries()) {
    categoryIds.set(key, await createCategory(platform, tx, { name, nameEn: en, art, position }))
  }
  const collectionIds = new Map<string, string>()
  for (const [position, { key, name, en, slug, description, cover }] of demoContent.collections.entries()) {
    const collection = { name, nameEn: en, slug, description, imageId: pictureOf(cover), position }
    collectionIds.set(key, await createCollection(platform, tx, collection))
  }
  return { categoryIds, collectionIds }
}

function newProduct(product: DemoProduct, { categoryIds, collectionIds }: FilledTaxonomy, pictureOf: PictureOf, day: DayFrom): NewProduct {
  const { sku, slug, name, en, price, salePrice, status, madeToOrder, leadDays, sizes, description, facts, personalization = [] } = product
  const colors = product.colors.map(({ colourway, pictures }) => ({ ...dyeOf(colourway), imageIds: pictures.map(pictureOf) }))
  return {
    sku,
    slug,
    name,
    nameEn: en,
    categoryId: known(categoryIds.get(product.category), product.category),
    collectionIds: product.collections.map((key) => known(collectionIds.get(key), key)),
    tags: product.tags.map((tag) => ({ name: tag, nameEn: demoContent.tags.find((each) => each.name === tag)?.en ?? null })),
    price,
    salePrice,
    status,
    madeToOrder,
    leadDays,
    colors,
    sizes,
    stock: Object.entries(product.stock).flatMap(([colourway, pieces]) =>
      Object.entries(pieces).map(([size, onHand]) => ({ color: dyeOf(colourway).color, size, onHand })),
    ),
    description,
    facts,
    personalization,
    soldCount: product.soldRecently,
    createdAt: day(-product.createdDaysAgo),
  }
}

function dyeOf(colourway: string): { color: string; colorEn: string; hex: string } {
  const dye = demoContent.colourways.find(({ key }) => key === colourway)
  const { name, en, hex } = known(dye, colourway)
  return { color: name, colorEn: en, hex }
}

function known<T>(found: T | undefined, key: string): T {
  if (found === undefined) throw new Error(`the demo does not know ${key}`)
  return found
}
