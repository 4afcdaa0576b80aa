import * as schema from '../../db/schema.ts'
import { createTag, rebuildProductJson } from '../../server/areas/catalogue/catalogue.ts'
import { demoContent } from '../../server/demo/demo-content.ts'
import { fillTaxonomy } from '../../server/demo/fill-catalogue.ts'
import { fillContent } from '../../server/demo/fill-content.ts'
import { transact } from '../../server/platform/database/transaction.ts'
import { invalidateAllPages } from '../../server/platform/pages/cache-invalidation.ts'
import type { Platform } from '../../server/platform/platform.ts'
import { allowLongStatements, bulkInsert, insertOpeningStock, vacuum, withoutSearchIndexes } from './bulk-insert.sql.ts'
import { type FakeRows, type FakeTaxonomy, fakeProduct } from './fake-product.ts'
import { capital, en, tagWords, vi } from './fake-words.ts'
import { addOriginals, linkFiles } from './fill-pictures.ts'

const batch = 500
/** Two at once: one is generated while the database writes the other. */
const batchesAtOnce = 2

/** In the order of their references. */
const tables = {
  products: schema.products,
  productColors: schema.productColors,
  images: schema.images,
  productColorImages: schema.productColorImages,
  productSizes: schema.productSizes,
  variants: schema.variants,
  productCollections: schema.productCollections,
  productTags: schema.productTags,
  reviews: schema.reviews,
} satisfies Record<keyof FakeRows, unknown>

/** `pictures`: how many have files; all products show these. */
type Wanted = { products: number; pictures?: number }

/** Fills an empty shop with the demo's content and generated products; the same ones every time. */
export async function fillShop(platform: Platform, { products: count, pictures = 4 }: Wanted, say: (line: string) => void): Promise<void> {
  const taxonomy = await fillAround(platform, pictures)
  const firsts = Array.from({ length: Math.ceil(count / batch) }, (_, i) => i * batch).values()
  let done = 0
  const work = async () => {
    for (const first of firsts) {
      const size = Math.min(batch, count - first)
      await writeProducts(
        platform,
        Array.from({ length: size }, (_, i) => fakeProduct(first + i, taxonomy)),
      )
      done += size
      if (done % 10_000 < batch || done === count) say(`${done} of ${count} products …`)
    }
  }
  await withoutSearchIndexes(platform.db, () => Promise.all(Array.from({ length: batchesAtOnce }, work)))
  await transact(platform.db, async (tx) => {
    await allowLongStatements(tx)
    await insertOpeningStock(tx)
    await invalidateAllPages(tx, platform)
  })
  say('the stored JSON of products …')
  await withoutSearchIndexes(platform.db, () => rebuildProductJson(platform.db))
  const read = [schema.productJson, schema.productSearch, schema.facetCounts]
  const others = [schema.categories, schema.collections, schema.tags, schema.stockMoves, ...read]
  await vacuum(platform.database, [...Object.values(tables), ...others])
}

/** Everything but the products: pictures, taxonomy, settings, stores, delivery areas for every province, banners. */
async function fillAround(platform: Platform, pictureCount: number): Promise<FakeTaxonomy> {
  const pictures = await addOriginals(platform, pictureCount)
  let used = 0
  const pictureOf = () => pictures[used++ % pictures.length]?.id ?? ''
  return transact(platform.db, async (tx) => {
    const { categoryIds, collectionIds } = await fillTaxonomy(platform, tx, pictureOf)
    await fillContent(platform, tx, pictureOf)
    const tags: FakeTaxonomy['tags'] = []
    for (const pair of tagWords) {
      const tag = { name: capital(vi(pair)), nameEn: capital(en(pair)) }
      tags.push({ ...tag, id: await createTag(platform, tx, tag) })
    }
    const named = ({ key, name, en: nameEn }: { key: string; name: string; en: string }, ids: Map<string, string>) => ({
      ...{ id: ids.get(key) ?? '', name, nameEn },
    })
    return {
      categories: demoContent.categories.map((category) => named(category, categoryIds)),
      collections: demoContent.collections.map((collection) => named(collection, collectionIds)),
      tags,
      pictures,
    }
  })
}

async function writeProducts(platform: Platform, products: FakeRows[]): Promise<void> {
  const rowsOf = <K extends keyof FakeRows>(key: K) => products.flatMap((product) => product[key] as object[]) as never[]
  await transact(platform.db, async (tx) => {
    await allowLongStatements(tx)
    for (const [key, table] of Object.entries(tables)) await bulkInsert(tx, table, rowsOf(key as keyof FakeRows))
  })
  linkFiles(platform, rowsOf('images'))
}
