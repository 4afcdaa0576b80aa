import { createCategory, createCollection, type NewProduct, writeProduct } from '../areas/catalogue/catalogue.ts'
import { transact } from '../platform/database/transaction.ts'
import type { TestShop } from './shop-fixture.ts'

/** For tests: two categories, two collections, and a function that adds products. */
export async function seedCatalogue(shop: TestShop) {
  const { platform } = shop
  const sorted = await transact(platform.db, async (tx) => ({
    dresses: await createCategory(platform, tx, { name: 'Đầm', nameEn: 'Dresses', art: 'category-dresses', position: 1 }),
    hats: await createCategory(platform, tx, { name: 'Mũ', nameEn: 'Hats', position: 2 }),
    tet: await createCollection(platform, tx, {
      name: 'Tết sum vầy',
      nameEn: 'Tết together',
      description: { vi: 'Cho sáng mồng Một', en: 'For the first morning of the year' },
    }),
    summer: await createCollection(platform, tx, { name: 'Mùa hè', slug: 'mua-he-vai-dui', position: 2 }),
  }))
  let written = 0

  /** Adds a product: by default a blue dress with one unit for 100.000 ₫. Returns its id. */
  async function put(name: string, more: Partial<NewProduct> = {}): Promise<string> {
    written++
    const product: NewProduct = {
      name,
      sku: `MM-${String(written).padStart(3, '0')}`,
      categoryId: sorted.dresses,
      price: 100_000,
      colors: [{ color: 'Xanh lam', colorEn: 'Blue', hex: '#335588' }],
      stock: [{ color: more.colors?.[0]?.color ?? 'Xanh lam', ...(more.sizes?.[0] ? { size: more.sizes[0].size } : {}), onHand: 1 }],
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, written)),
      ...more,
    }
    return transact(platform.db, (tx) => writeProduct(platform, tx, product))
  }

  return { ...sorted, put }
}

export type SeededCatalogue = Awaited<ReturnType<typeof seedCatalogue>>

/** The names in a response with products. */
export function namesIn(response: { json: { data: { products: { name: string }[] } } }): string[] {
  return response.json.data.products.map(({ name }) => name)
}
