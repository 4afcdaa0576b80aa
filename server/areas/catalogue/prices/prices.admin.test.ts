import { afterAll, afterEach, expect, test } from 'vitest'
import { minuteMs } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { openProductsFixture } from '../../../testing/products-fixture.ts'
import { sweepPriceChanges } from './change-prices.ts'

const { checkout, admin, aProduct, read, auditOf } = await openProductsFixture()
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

const preview = async (ids: string[], rule: object) => admin.post('products/prices/preview', { ids, rule })
/** Previews and writes a change. */
async function change(ids: string[], rule: object) {
  const { token } = (await preview(ids, rule)).json.data
  return admin.post('products/prices', { ids, rule, token })
}
const more = { target: 'price', value: 10 }
const priceOf = async (id: string) => {
  const { price, salePrice, sizes } = await read(id)
  return { price, salePrice, sizes: sizes.map((own: { price: number; salePrice: number }) => [own.price ?? 0, own.salePrice ?? 0]) }
}

test('prices: are previewed, changed together with lists and one audit entry, and restored', async () => {
  const sized = await aProduct({
    name: 'Áo nhiều giá',
    price: 200_000,
    salePrice: 150_000,
    sizes: [{ size: '1Y' }, { size: '2Y', price: 220_000, salePrice: 180_000 }],
  })
  const plain = await aProduct({ name: 'Áo một giá', price: 99_000 })
  const ids = [sized._id, plain._id]
  const { products, unchanged, problems } = (await preview(ids, more)).json.data
  expect({ unchanged, problems }).toEqual({ unchanged: 0, problems: 0 })
  expect(products).toMatchObject(
    [
      {
        name: 'Áo nhiều giá',
        problem: null,
        steps: [
          { size: null, before: { price: 200_000, salePrice: 150_000 }, after: { price: 220_000, salePrice: 150_000 } },
          { size: '2Y', before: { price: 220_000, salePrice: 180_000 }, after: { price: 242_000, salePrice: 180_000 } },
        ],
      },
      { name: 'Áo một giá', steps: [{ size: null, after: { price: 109_000 } }] },
    ].sort(
      (a, b) =>
        products.findIndex(({ name }: { name: string }) => name === a.name) -
        products.findIndex(({ name }: { name: string }) => name === b.name),
    ),
  )
  expect((await priceOf(plain._id)).price).toBe(99_000)

  const changed = await change(ids, more)
  expect(changed.json).toMatchObject({ message: 'Đã đổi giá 2 sản phẩm.', data: { changed: 2 } })
  expect(await priceOf(sized._id)).toEqual({
    price: 220_000,
    salePrice: 150_000,
    sizes: [
      [0, 0],
      [242_000, 180_000],
    ],
  })
  const listed = (await checkout.visitor().get('products?sort=price-asc&limit=100')).json.data.products
  expect(listed.find(({ _id }: { _id: string }) => _id === plain._id)).toMatchObject({ price: 109_000 })
  const { changeId } = changed.json.data
  expect(await auditOf(changeId)).toMatchObject([{ what: 'product.prices', details: { target: 'price', value: 10, changed: 2 } }])

  expect((await admin.post(`products/prices/${changeId}/undo`)).json).toMatchObject({ data: { restored: 2, kept: 0 } })
  expect(await priceOf(sized._id)).toEqual({
    price: 200_000,
    salePrice: 150_000,
    sizes: [
      [0, 0],
      [220_000, 180_000],
    ],
  })
  expect((await admin.post(`products/prices/${changeId}/undo`)).json).toMatchObject({ code: 'undo_expired' })
})

test('prices: a sale is set for all, and ended', async () => {
  const product = await aProduct({ price: 200_000 })
  await change([product._id], { target: 'sale', value: -25 })
  expect(await priceOf(product._id)).toMatchObject({ price: 200_000, salePrice: 150_000 })
  await change([product._id], { target: 'end-sale' })
  expect(await priceOf(product._id)).toMatchObject({ price: 200_000, salePrice: 0 })
  expect((await preview([product._id], { target: 'end-sale' })).json.data).toMatchObject({ products: [], unchanged: 1 })
})

test('prices: all or none, where one of them would be no price or below its sale price', async () => {
  const [cheap, reduced, fine] = [
    await aProduct({ price: 5_000 }),
    await aProduct({ price: 200_000, salePrice: 195_000 }),
    await aProduct({ price: 300_000 }),
  ]
  const ids = [cheap._id, reduced._id, fine._id]
  const less = { target: 'price', by: 'amount', value: -5_000 }
  const { data } = (await preview(ids, less)).json
  expect(data.problems).toBe(2)
  expect(data.products.map(({ problem }: { problem: string }) => problem).sort()).toEqual([
    'Giá giảm phải thấp hơn giá bán',
    'Giá phải lớn hơn 0',
    null,
  ])
  expect(await change(ids, less)).toMatchObject({ status: 400, json: { issues: [{ path: 'value' }] } })
  expect((await priceOf(fine._id)).price).toBe(300_000)
})

test('prices: refuse what has changed since the preview, unknown rules, and people who are not admins', async () => {
  const { _id: id } = await aProduct({ price: 200_000 })
  const { token } = (await preview([id], more)).json.data
  expect((await admin.patch(`products/${id}`, { price: 210_000 })).status).toBe(200)
  expect(await admin.post('products/prices', { ids: [id], rule: more, token })).toMatchObject({
    status: 409,
    json: { code: 'version_conflict' },
  })
  for (const rule of [{ target: 'price', value: 0 }, { target: 'sale', value: 5 }, { target: 'price', value: -100 }, { target: 'free' }]) {
    expect([rule, (await preview([id], rule)).status]).toEqual([rule, 400])
  }
  expect((await preview([], more)).status).toBe(400)
  expect((await preview([id, id], more)).status).toBe(400)
  expect((await checkout.visitor().post('products/prices/preview', { ids: [id], rule: more })).status).toBe(401)
})

test('prices: are restored for ten minutes, except where they were changed again', async () => {
  const [kept, restored] = [await aProduct({ price: 200_000 }), await aProduct({ price: 200_000 })]
  const { changeId } = (await change([kept._id, restored._id], more)).json.data
  await admin.patch(`products/${kept._id}`, { price: 250_000 })
  checkout.clock.advance(9 * minuteMs)
  expect((await admin.post(`products/prices/${changeId}/undo`)).json.data).toEqual({ restored: 1, kept: 1 })
  expect([(await priceOf(kept._id)).price, (await priceOf(restored._id)).price]).toEqual([250_000, 200_000])
  const late = (await change([restored._id], more)).json.data.changeId
  checkout.clock.advance(10 * minuteMs)
  expect((await admin.post(`products/prices/${late}/undo`)).status).toBe(409)
  await sweepPriceChanges(checkout.platform)
  expect(await checkout.db.select().from(schema.priceChanges)).toEqual([])
})
