import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../../../../db/schema.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { type SeededCatalogue, seedCatalogue } from '../../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'
import { findSaleable, findSaleableLines } from '../catalogue.ts'

let shop: TestShop
let catalogue: SeededCatalogue
let dress: string
let hat: string
beforeAll(async () => {
  shop = await openTestShop()
  catalogue = await seedCatalogue(shop)
  dress = await catalogue.put('Đầm', {
    nameEn: 'Dress',
    price: 385_000,
    salePrice: 350_000,
    colors: [
      { color: 'Xanh lam', colorEn: 'Blue', hex: '#335588' },
      { color: 'Đỏ', hex: '#aa2222' },
    ],
    sizes: [{ size: '2Y' }, { size: '3Y', price: 415_000 }],
    stock: [{ color: 'Đỏ', size: '3Y', onHand: 4 }],
  })
  hat = await catalogue.put('Mũ', { madeToOrder: true, leadDays: 7 })
})
afterAll(() => shop.close())

const find = async (productId: string, color: string, size?: string | null) =>
  (await findSaleable(shop.db, [{ productId, color, ...(size === undefined ? {} : { size }) }], 'en'))[0]

test('find-saleable: returns a variant with its prices and stock', async () => {
  expect(await find(dress, 'Đỏ', '3Y')).toMatchObject({
    productId: dress,
    name: 'Dress',
    nameLanguage: 'en',
    published: true,
    price: 385_000,
    salePrice: 350_000,
    madeToOrder: false,
    color: { color: 'Đỏ', label: 'Đỏ', hex: '#aa2222', imageUrl: '', images: [] },
    hasSizes: true,
    size: { size: '3Y', price: 415_000, salePrice: 0 },
    variant: { onHand: 4, reserved: 0 },
  })
})

test('find-saleable: finds a colour by its id, name or label, in any case', async () => {
  const id = (await find(dress, 'Xanh lam', '2Y'))?.color.id ?? ''
  for (const color of [id, 'XANH LAM', 'xanh lam', 'Blue', 'blue']) expect((await find(dress, color, '2Y'))?.color.id).toBe(id)
})

test('find-saleable: distinguishes an unknown colour, an unknown size, and a missing size', async () => {
  for (const color of ['Tím', '', '´', 'var_1']) expect(await find(dress, color, '2Y')).toBeNull()
  expect(await find('prd_unknown', 'Đỏ', '2Y')).toBeNull()
  for (const size of ['9Y', '', null, undefined])
    expect(await find(dress, 'Đỏ', size)).toMatchObject({ hasSizes: true, size: null, variant: null })
})

test('find-saleable: a product without sizes needs none, whatever is sent', async () => {
  for (const size of ['2Y', '', null, undefined]) {
    expect(await find(hat, 'Xanh lam', size)).toMatchObject({
      hasSizes: false,
      size: null,
      madeToOrder: true,
      leadDays: 7,
      variant: { onHand: 1 },
    })
  }
})

test('find-saleable: returns earlier lines in their order, and null for deleted ones', async () => {
  const [red, blue, plain] = [await find(dress, 'Đỏ', '3Y'), await find(dress, 'Xanh lam', '2Y'), await find(hat, 'Xanh lam')]
  const line = (productId: string, saleable: typeof red, size: string) => ({ productId, colorId: saleable?.color.id ?? '', size })
  const wanted = [
    line(hat, plain, ''),
    line(dress, red, '3Y'),
    line(dress, blue, '9Y'),
    line(hat, red, ''),
    line(dress, red, '2Y'),
    line(dress, blue, '2Y'),
  ]
  const lines = await transact(shop.db, (tx) => findSaleableLines(tx, wanted, 'vi'))
  expect(lines.map((l) => l && [l.name, l.color.color, l.size?.size ?? null, l.variant?.onHand ?? null])).toEqual([
    ['Mũ', 'Xanh lam', null, 1],
    ['Đầm', 'Đỏ', '3Y', 4],
    ['Đầm', 'Xanh lam', null, null],
    null,
    ['Đầm', 'Đỏ', '2Y', 0],
    ['Đầm', 'Xanh lam', '2Y', 0],
  ])
  expect(await findSaleableLines(shop.db, [], 'vi')).toEqual([])
  expect(await findSaleable(shop.db, [], 'vi')).toEqual([])
})

test('find-saleable: still finds hidden or deleted products, but not for sale', async () => {
  const gone = await catalogue.put('Khăn')
  const color = (await find(gone, 'Xanh lam'))?.color.id ?? ''
  await shop.db.update(products).set({ published: false }).where(eq(products.id, gone))
  expect((await find(gone, 'Xanh lam'))?.published).toBe(false)
  await shop.db.update(products).set({ published: true, deletedAt: new Date() }).where(eq(products.id, gone))
  expect(await find(gone, 'Xanh lam')).toBeNull()
  expect((await findSaleableLines(shop.db, [{ productId: gone, colorId: color, size: '' }], 'vi'))[0]?.published).toBe(false)
})
