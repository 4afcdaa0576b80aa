import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imageWidths } from '../../contract/image-variants.ts'
import { listProvinces } from '../areas/accounts/accounts.ts'
import { createCategory } from '../areas/catalogue/catalogue.ts'
import { findDeliveryArea } from '../areas/content/content.ts'
import { schema } from '../platform/database/client.ts'
import { transact } from '../platform/database/transaction.ts'
import { openTestShop, type TestShop } from '../testing/shop-fixture.ts'
import { demoContent } from './demo-content.ts'
import { fillDemo } from './fill-demo.ts'

let shop: TestShop
const said: string[] = []

async function fillCutShort(): Promise<void> {
  // Stopped while adding the pictures, …
  await fillDemo(shop.platform, (line) => {
    if (line.startsWith('pictures 60/')) throw new Error('stopped')
  }).catch(() => undefined)
  // … and again when only the settings are missing.
  let asked = 0
  const clock = {
    now() {
      if (asked++ > 0) throw new Error('stopped')
      return new Date()
    },
  }
  await expect(fillDemo({ ...shop.platform, clock }, () => undefined)).rejects.toThrow('stopped')
}

beforeAll(async () => {
  shop = await openTestShop()
  await fillCutShort()
  expect(await rows('products')).toBe(0)
  await fillDemo(shop.platform, (line) => said.push(line))
  await fillDemo(shop.platform, (line) => said.push(line))
}, 120_000)
afterAll(() => shop.close())

async function rows(table: 'products' | 'images' | 'reviews' | 'discounts' | 'productTags'): Promise<number> {
  const [row] = await shop.db.select({ n: count() }).from(schema[table])
  return row?.n ?? 0
}

const read = async (url: string) => (await shop.visitor('vi').get(url)).json

test('fill-demo: a fill interrupted twice is completed without duplicates, and reports its progress', async () => {
  expect(said.filter((line) => line.startsWith('filling'))).toHaveLength(1)
  expect(said).toContain('pictures 127/127')
  expect(said.at(-1)).toBe('31 products, 57 reviews')
  expect(await rows('images')).toBe(127)
  expect(await rows('products')).toBe(demoContent.products.length)
  expect(await rows('reviews')).toBe(demoContent.reviews.length)
  expect(await rows('discounts')).toBe(demoContent.discounts.length)
})

test('fill-demo: the first visible variants are generated before the shop opens', async () => {
  const { image } = (await read('banner')).data[0]
  for (const width of imageWidths(image)) {
    expect(await shop.platform.storage.exists(`pictures/${image._id}/${width}.avif`), String(width)).toBe(true)
  }
})

test('fill-demo: the public content is complete', async () => {
  expect((await read('products')).data.total).toBe(31)
  expect(
    (await read('categories')).data.map(({ productCount }: { productCount: number }) => productCount).every((n: number) => n >= 2),
  ).toBe(true)
  expect((await read('collections')).data).toHaveLength(4)
  expect((await read('banner')).data.map(({ link }: { link: string }) => link)).toEqual(demoContent.banners.map(({ link }) => link))
  expect((await read('stores')).data).toHaveLength(2)
  const { settings } = (await read('settings')).data
  expect(settings).toMatchObject(demoContent.settings)
  expect(settings.aboutPictures).toHaveLength(5)
})

test('fill-demo: no picture is on two products, and every colour has its own', async () => {
  const { productColorImages, productColors } = schema
  const shown = await shop.db
    .select({ imageId: productColorImages.imageId, productId: productColors.productId })
    .from(productColorImages)
    .innerJoin(productColors, eq(productColors.id, productColorImages.colorId))
  expect(new Set(shown.map(({ imageId }) => imageId)).size).toBe(shown.length)
  const { products } = (await read('products?limit=100')).data
  for (const { colors } of products) for (const { images } of colors) expect(images.length).toBeGreaterThan(0)
})

test('fill-demo: a picture of the demo can be fetched', async () => {
  const [banner] = (await read('banner')).data
  const { status, headers } = await shop.visitor().get(banner.image.url)
  expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
})

test('fill-demo: search without diacritics finds a dress with flowers', async () => {
  const { products } = (await read('products?query=dam%20hoa')).data
  expect(products[0].name).toBe('Đầm cổ lá sen hoa nhí')
})

test('fill-demo: lists include sales and reviews', async () => {
  const { products } = (await read('products?limit=100')).data
  for (const { _id, rating } of products) expect((await read(`reviews/product/${_id}`)).data.summary).toMatchObject(rating)
  const [best] = (await read('products?sort=best-selling&limit=1')).data.products
  expect(best.sku).toBe(demoContent.products.toSorted((a, b) => b.soldRecently - a.soldRecently)[0]?.sku)
})

test('fill-demo: delivers to each of the 34 provinces', async () => {
  const provinces = listProvinces()
  expect(provinces).toHaveLength(34)
  for (const { code, name } of provinces) {
    const area = demoContent.deliveryAreas.find(({ provinceCodes }) => provinceCodes.includes(code))
    expect(await findDeliveryArea(shop.db, code), name).toEqual({
      shippingFee: area?.shippingFee,
      freeFrom: area?.freeFrom,
      days: area?.days,
    })
  }
  expect(await findDeliveryArea(shop.db, '00')).toBeUndefined()
})

test('fill-demo: a shop with content stays unchanged', async () => {
  const own = await openTestShop()
  await transact(own.db, (tx) => createCategory(own.platform, tx, { name: 'Đầm' }))
  await fillDemo(own.platform, () => expect.fail('it said something'))
  expect((await own.visitor().get('products')).json.data.total).toBe(0)
  await own.close()
})
