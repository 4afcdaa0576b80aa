import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProductPage } from '../../../../contract/catalogue.ts'
import type { StoredFacet } from '../../../../db/schema/product-json.ts'
import { schema } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { type SeededCatalogue, seedCatalogue } from '../../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'
import { findPictures } from '../../media/media.ts'
import { importReviews } from '../../reviews/reviews.ts'
import { countSold, releaseStock, reserveStock } from '../inventory/move-stock.ts'
import { presentProduct } from '../present-product.rule.ts'
import { findProductParts } from '../products.sql.ts'
import { facetsOf } from './facets.rule.ts'
import { toListed } from './list-product.rule.ts'
import { markProductsChanged, rebuildProductJson } from './refresh-product-json.ts'

let shop: TestShop
let seeded: SeededCatalogue
beforeAll(async () => {
  shop = await openTestShop()
  seeded = await seedCatalogue(shop)
})
afterAll(() => shop.close())

/** The stored JSON and counts beside what the sources say. */
async function compareWithSources() {
  const { db } = shop
  const ids = (await db.select({ id: schema.products.id }).from(schema.products)).map(({ id }) => id)
  const parts = await findProductParts(db, ids)
  const imageIds = parts.flatMap(({ colors }) => colors.flatMap((color) => color.imageIds))
  const pictures = { vi: await findPictures(db, imageIds, 'vi'), en: await findPictures(db, imageIds, 'en') }
  const stored = await db.select().from(schema.productJson)
  const jsonOf = new Map(stored.map((row) => [row.productId, row]))
  const wanted = parts.map((part) => {
    const [vi, en] = (['vi', 'en'] as const).map((language) => presentProduct(part, pictures[language], { language, isAdmin: false }))
    if (!vi || !en) throw new Error('no product')
    return { id: part.row.id, vi, en, cards: [toListed(vi, 'vi'), toListed(en, 'en')], facets: facetsOf(part) }
  })
  const counts = new Map<string, number>()
  for (const facet of wanted.flatMap(({ facets }) => facets)) counts.set(facet.join('|'), (counts.get(facet.join('|')) ?? 0) + 1)
  const storedCounts = (await db.select().from(schema.facetCounts)).filter(({ products }) => products !== 0)
  const asFacet = ({ kind, key, name, nameEn, hex }: (typeof storedCounts)[number]): StoredFacet => [kind, key, name, nameEn, hex]
  return {
    stored: {
      products: wanted.map(({ id }) => {
        const row = jsonOf.get(id)
        return row && [JSON.parse(row.detailVi), JSON.parse(row.detailEn), JSON.parse(row.cardVi), JSON.parse(row.cardEn), row.facets]
      }),
      rows: stored.length,
      counts: Object.fromEntries(storedCounts.map((row) => [asFacet(row).join('|'), row.products])),
    },
    expected: {
      products: wanted.map(({ vi, en, cards, facets }) => [vi, en, ...cards, facets].map((part) => JSON.parse(JSON.stringify(part)))),
      rows: wanted.length,
      counts: Object.fromEntries(counts),
    },
  }
}

/** The numbers sold that the search sorts by, beside those of the products. */
async function compareSold() {
  const { products, productSearch } = schema
  return shop.db
    .select({ id: products.id, stored: productSearch.soldCount, expected: products.soldCount })
    .from(productSearch)
    .innerJoin(products, eq(products.id, productSearch.productId))
}

async function expectCurrent(after: string): Promise<void> {
  const { stored, expected } = await compareWithSources()
  expect(stored, after).toEqual(expected)
  for (const sold of await compareSold()) expect(sold.stored, after).toBe(sold.expected)
}

/** The same numbers in each run, so that a failure can be repeated. */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test('stored JSON: agrees with its sources after a random series of changes', async () => {
  const admin = await signInAdmin(shop)
  const random = createRandom(7)
  const pick = <T>(of: readonly T[]): T => of[random(of.length)] as T
  const ids = [await seeded.put('Đầm hoa'), await seeded.put('Mũ len', { categoryId: seeded.hats, tags: [{ name: 'Len' }] })]
  const categories = [seeded.dresses, seeded.hats]
  const collections = [seeded.tet, seeded.summer]
  const tags = ['Len', 'Hoa nhí', 'Thêu tay']
  const colors = [
    { color: 'Đỏ', hex: '#aa2222' },
    { color: 'Xanh lam', labels: { en: 'Blue' }, hex: '#335588' },
    { color: 'xanh lam', hex: '#224466' },
  ]
  const { db } = shop
  const variantOf = async () =>
    pick((await db.select({ id: schema.variants.id, free: schema.variants.onHand }).from(schema.variants)) ?? [])
  const changes: Record<string, () => Promise<unknown>> = {
    create: async () =>
      ids.push(await seeded.put(`Áo ${random(1_000)}`, { categoryId: pick(categories), collectionIds: [pick(collections)] })),
    price: () => admin.patch(`products/${pick(ids)}`, { price: 1_000 * (1 + random(500)) }),
    rename: () => admin.patch(`products/${pick(ids)}`, { name: `Tên ${random(1_000)}`, labels: { en: `Name ${random(9)}` } }),
    colors: () => admin.patch(`products/${pick(ids)}`, { colors: [pick(colors)], sizes: [{ size: pick(['1Y', '2Y']) }] }),
    taxonomy: () =>
      admin.patch(`products/${pick(ids)}`, { category: pick(categories), tags: [pick(tags)], collections: [pick(collections)] }),
    hide: () => admin.patch('products/bulk', { ids: [pick(ids)], published: random(2) === 0, addTags: [pick(tags)] }),
    delete: () => admin.delete(`products/${pick(ids)}`),
    'rename category': () => admin.put(`categories/${pick(categories)}`, { name: `Loại ${random(1_000)}`, labels: { en: 'Kind' } }),
    'rename collection': () => admin.patch(`collections/${pick(collections)}`, { name: `Bộ ${random(1_000)}`, products: [pick(ids)] }),
    'rename tag': () => admin.patch(`tags/${encodeURIComponent(pick(tags))}`, { labels: { en: `Tag ${random(9)}` } }),
    'delete tags': () => admin.delete('tags', { tags: [pick(tags)] }),
    stock: async () => {
      const variant = await variantOf()
      await admin.patch(`stock/${variant.id}`, { change: 1 + random(3), reason: 'sewn' })
    },
    sell: async () => {
      const variant = await variantOf()
      const quantity = Math.max(1, variant.free)
      await transact(db, async (tx) => {
        const reservation = await reserveStock(tx, [{ variantId: variant.id, quantity, madeToOrder: false }], shop.platform)
        if (reservation.kind === 'held') await countSold(tx, [{ productId: pick(ids), quantity: 2 - random(4) }])
        if (reservation.kind === 'held' && random(3) === 0) await releaseStock(tx, [{ variantId: variant.id, quantity }], shop.platform)
      })
    },
    review: async () => {
      const productId = pick(ids)
      const review = { author: 'Mẹ Bống', rating: 1 + random(5), title: 'Đẹp', comment: 'Vừa', verifiedPurchase: true }
      await transact(db, (tx) => importReviews(tx, productId, [review], shop.clock.now()))
    },
  }
  const done: string[] = []
  for (let step = 0; step < 120; step++) {
    const name = pick(Object.keys(changes))
    await changes[name]?.()
    done.push(name)
    if (step % 10 === 9) await expectCurrent(done.slice(-10).join(', '))
  }
  expect(new Set(done).size).toBe(Object.keys(changes).length)
})

test('stored JSON: of two transactions that change a product, the later commit shows both changes', async () => {
  const id = await seeded.put('Yếm đũi')
  const rename = (column: 'name' | 'nameEn', value: string) =>
    transact(shop.db, async (tx) => {
      await tx.update(schema.products).set({ [column]: value })
      await markProductsChanged(tx, [id])
    })
  await Promise.all([rename('name', 'Yếm lanh'), rename('nameEn', 'Linen bib')])
  const product = async (language: 'vi' | 'en') => (await shop.visitor(language).get(`products/${id}`)).json.product.name
  expect([await product('vi'), await product('en')]).toEqual(['Yếm lanh', 'Linen bib'])
  await transact(shop.db, async (tx) => {
    const rows = await tx.select({ id: schema.products.id }).from(schema.products)
    await markProductsChanged(
      tx,
      rows.map((row) => row.id),
    )
  })
})

test('stored JSON: rows that are missing or of another shape are rebuilt', async () => {
  await shop.db.delete(schema.productJson)
  await shop.db.delete(schema.facetCounts)
  await rebuildProductJson(shop.db)
  await shop.db.update(schema.productJson).set({ shape: 0, cardVi: '{}' })
  expect(await rebuildProductJson(shop.db)).toBeGreaterThan(3)
  expect(await rebuildProductJson(shop.db)).toBe(0)
  await expectCurrent('a rebuild')
})

test('stored JSON: a list is the contract’s shape and sends nothing else', async () => {
  const { json } = await shop.visitor().get('products?limit=100')
  expect(json).toEqual(ProductPage.parse(json))
  expect(json.data.products.length).toBeGreaterThan(1)
  expect(Object.keys(json.data.products[0])).not.toContain('description')
})
