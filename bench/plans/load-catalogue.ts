/**
 * `DATABASE_URL=… node bench/plans/load-catalogue.ts [how many] [--add]`: fills an empty shop with generated products
 * (10,000 by default) to see how lists and search grow. Refuses a shop that has products, unless `--add` is set.
 */
import { count } from 'drizzle-orm'
import { newId } from '../../db/new-id.ts'
import * as schema from '../../db/schema.ts'
import { normalizeName } from '../../server/areas/catalogue/catalogue.ts'
import { readConfig } from '../../server/platform/config.ts'
import { type Db, openDatabase } from '../../server/platform/database/client.ts'
import { fakeProduct, fakeTaxonomy } from './fake-products.ts'

const batch = 250
const config = readConfig()
const wanted = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 10_000)
if (!config.databaseUrl) throw new Error('DATABASE_URL has to name the database to fill')

const { db, close } = await openDatabase(config)
try {
  const [before] = await db.select({ products: count() }).from(schema.products)
  const first = before?.products ?? 0
  if (first > 0 && !process.argv.includes('--add'))
    throw new Error(`there are ${first} products already; --add puts ${wanted} more beside them`)
  await load(db, first, wanted)
} catch (error) {
  console.error(`Nothing more was loaded: ${(error as Error).message}`)
  process.exitCode = 1
} finally {
  await close()
}

async function load(db: Db, first: number, many: number): Promise<void> {
  const sorting = await sortingOf(db)
  const imageIds = await picturesOf(db, many)
  for (let done = 0; done < many; done += batch) {
    const rows = Array.from({ length: Math.min(batch, many - done) }, (_, i) => fakeProduct(first + done + i, sorting))
    await db.insert(schema.products).values(rows.map(({ product }) => product))
    await db.insert(schema.productColors).values(rows.flatMap(({ colors }) => colors))
    await db.insert(schema.productColorImages).values(rows.flatMap(({ pictures }) => pictures(imageIds)))
    await db.insert(schema.productSizes).values(rows.flatMap(({ sizes }) => sizes))
    await db.insert(schema.variants).values(rows.flatMap(({ variants }) => variants))
    await db.insert(schema.productTags).values(rows.flatMap(({ tags }) => tags))
    const collected = rows.flatMap(({ collections }) => collections)
    if (collected.length > 0) await db.insert(schema.productCollections).values(collected)
    if ((done / batch) % 10 === 9) console.log(`${done + rows.length} of ${many} products …`)
  }
  await db.execute('vacuum analyze')
  console.log(`${many} products loaded.`)
}

/** With `--add` the existing taxonomy, else a generated one. */
async function sortingOf(db: Db) {
  const { categories, collections, tags } = schema
  const there = {
    categories: await db.select().from(categories),
    collections: await db.select().from(collections),
    tags: await db.select().from(tags),
  }
  if (there.categories.length > 0) {
    const english = <T extends { name: string; nameEn: string | null }>(rows: T[]) =>
      rows.map((row) => ({ ...row, nameEn: row.nameEn ?? row.name }))
    return { categories: english(there.categories), collections: english(there.collections), tags: english(there.tags) }
  }
  const made = fakeTaxonomy()
  const keyed = <T extends { name: string }>(rows: T[]) => rows.map((row) => ({ ...row, nameKey: normalizeName(row.name) }))
  await db.insert(categories).values(keyed(made.categories))
  await db
    .insert(collections)
    .values(keyed(made.collections).map((row) => ({ ...row, slug: row.nameKey.replaceAll(' ', '-'), description: { vi: '', en: '' } })))
  await db.insert(tags).values(keyed(made.tags)).onConflictDoNothing()
  return { ...made, tags: (await db.select().from(tags)).map((tag) => ({ ...tag, nameEn: tag.nameEn ?? tag.name })) }
}

/** Pictures without a file: lists name them, and no request loads them. */
async function picturesOf(db: Db, many: number): Promise<string[]> {
  const rows = Array.from({ length: Math.min(many, 5_000) }, (_, i) => ({
    id: newId('img'),
    storageKey: `bench/${i}`,
    name: `${i}.webp`,
    checksum: `bench-${i}`,
    width: 1_200,
    height: 1_500,
    bytes: 90_000,
    placeholder: `data:image/webp;base64,${'A'.repeat(160)}`,
    alt: { vi: 'Ảnh thử', en: 'Test picture' },
  }))
  for (let i = 0; i < rows.length; i += batch)
    await db
      .insert(schema.images)
      .values(rows.slice(i, i + batch))
      .onConflictDoNothing()
  return (await db.select({ id: schema.images.id }).from(schema.images)).map(({ id }) => id)
}
