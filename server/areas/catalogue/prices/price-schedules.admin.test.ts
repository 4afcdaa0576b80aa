import { afterAll, afterEach, expect, test } from 'vitest'
import { addHours, dayMs } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { openPriceSchedulesFixture } from '../../../testing/price-schedules-fixture.ts'
import { sweepSchedules } from './carry-out-schedules.ts'

const { checkout, admin, aProduct, auditOf, inHours, runAfter, preview, schedule, scheduled, undo, pricesOf, stateOf, paid } =
  await openPriceSchedulesFixture()
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

test('price schedules: start and end at their times, and the cart, lists and audit log follow', async () => {
  const { _id: id } = await aProduct({ price: 200_000, status: 'Regular', published: true, availability: 'Made to order' })
  const response = await schedule([id], { from: inHours(2), until: inHours(4) })
  expect(response.json).toMatchObject({ message: 'Đã hẹn đổi giá 1 sản phẩm.', data: { changed: 1 } })
  const { changeId } = response.json.data
  await runAfter(1.999)
  expect(await pricesOf(id)).toEqual([200_000, 0])
  expect((await stateOf(changeId)).schedule).toMatchObject({ state: 'planned', products: 1, changed: 0, isUndoable: true })
  expect(await paid(id)).toBe(200_000)

  await runAfter(0.001)
  expect(await pricesOf(id)).toEqual([200_000, 150_000])
  expect(await paid(id)).toBe(150_000)
  expect((await stateOf(changeId)).schedule).toMatchObject({ state: 'running', changed: 1, finishedAt: null })
  const onSale = (await checkout.visitor().get('products?sort=price-asc&limit=100')).json.data.products
  expect(onSale.find(({ _id }: { _id: string }) => _id === id)).toMatchObject({ price: 200_000, salePrice: 150_000 })

  await runAfter(1.999)
  expect(await paid(id)).toBe(150_000)
  await runAfter(0.001)
  expect(await pricesOf(id)).toEqual([200_000, 0])
  expect(await paid(id)).toBe(200_000)
  const ended = await stateOf(changeId)
  expect(ended.schedule).toMatchObject({ state: 'ended', kept: 0, isUndoable: false })
  expect(ended.schedule).not.toHaveProperty('finishedBy')
  expect(ended.products).toMatchObject([{ _id: id, note: null, steps: [{ after: { salePrice: 150_000 } }] }])
  expect((await auditOf(changeId)).map(({ what, who }) => `${what} ${who === 'system'}`).sort()).toEqual([
    'product.prices-ended true',
    'product.prices-planned false',
    'product.prices-started true',
  ])
})

test('price schedules: a copy made meanwhile has the regular prices', async () => {
  const sizes = [
    { size: '2Y', price: 0, salePrice: 0 },
    { size: '3Y', price: 220_000, salePrice: 0 },
  ]
  const { _id: id } = await aProduct({ price: 200_000, sizes, status: 'Regular' })
  await scheduled([id], { from: inHours(1), until: inHours(2) })
  await runAfter(1)
  expect(await pricesOf(id)).toEqual([200_000, 150_000])
  const copy = (await admin.post(`products/${id}/duplicate`)).json.product
  expect([copy.price, copy.salePrice, copy.sizes.map(({ salePrice = 0 }) => salePrice)]).toEqual([200_000, 0, [0, 0]])
  await runAfter(1)
  expect(await pricesOf(copy._id)).toEqual([200_000, 0])
})

test('price schedules: reckon from the prices of their start', async () => {
  const { _id: id } = await aProduct({ price: 200_000 })
  await scheduled([id], { rule: { target: 'price', value: -10 }, from: inHours(1), until: inHours(2) })
  await admin.patch(`products/${id}`, { price: 300_000 })
  await runAfter(1)
  expect(await pricesOf(id)).toEqual([270_000, 0])
  await runAfter(1)
  expect(await pricesOf(id)).toEqual([300_000, 0])
})

test('price schedules: without a start begin at once, all or none; without an end stay, and can be taken back', async () => {
  const [plain, cheap] = [await aProduct({ price: 200_000 }), await aProduct({ price: 1_000 })]
  expect((await schedule([plain._id, cheap._id], { until: inHours(1) })).json).toMatchObject({ code: 'invalid_input' })
  const now = await schedule([plain._id], { until: inHours(1) })
  expect(now.json).toMatchObject({ message: 'Đã đổi giá 1 sản phẩm.', data: { changed: 1 } })
  expect(await pricesOf(plain._id)).toEqual([200_000, 150_000])
  await runAfter(1)
  expect(await pricesOf(plain._id)).toEqual([200_000, 0])

  const stays = await scheduled([plain._id], { rule: { target: 'price', value: 10 }, from: inHours(1) })
  await runAfter(1)
  expect((await stateOf(stays)).schedule).toMatchObject({ state: 'done', until: null, isUndoable: true })
  expect((await undo(stays)).json.data).toEqual({ restored: 1, kept: 0 })
  expect(await pricesOf(plain._id)).toEqual([200_000, 0])
  expect((await undo(stays)).json.code).toBe('undo_expired')
})

test('price schedules: a price by hand stays at the end, and the list says so', async () => {
  const [kept, other] = [await aProduct({ price: 200_000 }), await aProduct({ price: 200_000 })]
  const id = await scheduled([kept._id, other._id], { from: inHours(1), until: inHours(2) })
  await runAfter(1)
  await admin.patch(`products/${kept._id}`, { salePrice: 120_000 })
  await admin.patch(`products/${other._id}`, { name: 'Áo dài khác' })
  await runAfter(1)
  expect([await pricesOf(kept._id), await pricesOf(other._id)]).toEqual([
    [200_000, 120_000],
    [200_000, 0],
  ])
  const { schedule: ended, products } = await stateOf(id)
  expect(ended).toMatchObject({ state: 'ended', changed: 2, kept: 1 })
  expect(products).toMatchObject([
    { _id: kept._id, note: 'Giá đã được sửa tay nên giữ nguyên khi kết thúc' },
    { _id: other._id, note: null },
  ])
})

test('price schedules: skip deleted products and those that cannot have the price; a deleted one returns with its former price', async () => {
  const [gone, cheap, binned] = [await aProduct({ price: 90_000 }), await aProduct({ price: 90_000 }), await aProduct({ price: 90_000 })]
  const ids = [gone._id, cheap._id, binned._id]
  const id = await scheduled(ids, { rule: { target: 'price', by: 'amount', value: -50_000 }, from: inHours(1), until: inHours(2) })
  await admin.delete('products', { ids: [gone._id] })
  await admin.patch(`products/${cheap._id}`, { price: 50_000 })
  await runAfter(1)
  expect((await stateOf(id)).schedule).toMatchObject({ state: 'running', changed: 1, skipped: 2 })
  expect((await stateOf(id)).products.map(({ note }: { note: string }) => note)).toEqual(
    expect.arrayContaining(['Đã xoá nên không đổi giá', 'Giá phải lớn hơn 0', null]),
  )
  await admin.delete('products', { ids: [binned._id] })
  await runAfter(1)
  await admin.post('products/restore', { ids: [gone._id, binned._id] })
  expect(await Promise.all([...ids].map(pricesOf))).toEqual([
    [90_000, 0],
    [50_000, 0],
    [90_000, 0],
  ])
})

test('price schedules: are cancelled before the start, and ended early', async () => {
  const { _id: id } = await aProduct({ price: 200_000 })
  const cancelled = await scheduled([id], { from: inHours(1), until: inHours(2) })
  expect((await undo(cancelled)).json.data).toEqual({ restored: 0, kept: 0 })
  await runAfter(1)
  expect(await pricesOf(id)).toEqual([200_000, 0])
  expect((await stateOf(cancelled)).schedule).toMatchObject({ state: 'cancelled', isUndoable: false })

  const early = await scheduled([id], { from: inHours(1), until: inHours(20) })
  await runAfter(1)
  expect((await undo(early)).json.data).toEqual({ restored: 1, kept: 0 })
  expect(await pricesOf(id)).toEqual([200_000, 0])
  expect((await stateOf(early)).schedule).toMatchObject({ state: 'ended' })
  expect((await stateOf(early)).schedule.finishedBy).toEqual(expect.any(String))
  await runAfter(20)
  expect((await undo(early)).status).toBe(409)
})

test('price schedules: one product has one at a time; the next may start in the moment when one ends', async () => {
  const [first, second] = [await aProduct({ price: 200_000 }), await aProduct({ price: 200_000 })]
  const now = checkout.clock.now()
  const at = (hours: number) => addHours(now, hours)
  await scheduled([first._id], { from: at(2), until: at(4) })
  for (const [from, until] of [
    [1, 3],
    [2, 4],
    [3, 5],
    [1, 9],
    [3, null],
    [2, null],
  ] as const) {
    const asked = { from: at(from), ...(until ? { until: at(until) } : {}) }
    const { data } = (await preview([first._id, second._id], asked)).json
    expect([from, until, data.problems, data.products[0].problem]).toEqual([
      from,
      until,
      1,
      expect.stringContaining('Đã có trong đợt đổi giá từ'),
    ])
    expect([from, until, (await schedule([first._id, second._id], asked)).json.code]).toEqual([from, until, 'prices_scheduled'])
  }
  await scheduled([first._id], { rule: { target: 'sale', value: -50 }, from: at(4), until: at(6) })
  await scheduled([first._id], { rule: { target: 'price', value: 10 }, from: at(6) })
  const seen = []
  for (let hour = 0; hour < 7; hour++) {
    seen.push(await pricesOf(first._id))
    await runAfter(1)
  }
  expect(seen).toEqual([
    ...[
      [200_000, 0],
      [200_000, 0],
      [200_000, 150_000],
      [200_000, 150_000],
      [200_000, 100_000],
      [200_000, 100_000],
      [220_000, 0],
    ],
  ])
})

test('price schedules: of two that are planned at the same time for one product, one is refused', async () => {
  const { _id: id } = await aProduct({ price: 200_000 })
  const asked = { from: inHours(1), until: inHours(2) }
  const both = await Promise.all([schedule([id], asked), schedule([id], asked)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  await runAfter(2)
})

test('price schedules: a change at once is by hand, and the preview says that it outlives the schedule', async () => {
  const { _id: id } = await aProduct({ price: 200_000 })
  await scheduled([id], { until: inHours(2) })
  const more = { rule: { target: 'sale', value: -50 } }
  expect((await preview([id], more)).json.data).toMatchObject({ problems: 0, scheduled: 1 })
  expect((await schedule([id], more)).status).toBe(200)
  await runAfter(2)
  expect(await pricesOf(id)).toEqual([200_000, 100_000])
})

test('price schedules: refuse an end that is past or before the start, and people who are not admins', async () => {
  const { _id: id } = await aProduct({ price: 200_000 })
  const backwards = { from: inHours(2), until: inHours(1) }
  expect((await preview([id], backwards)).json).toMatchObject({ code: 'invalid_input', issues: [{ path: 'until' }] })
  expect((await schedule([id], { until: inHours(-1) })).json).toMatchObject({ code: 'invalid_input', issues: [{ path: 'until' }] })
  expect((await schedule([id], { from: inHours(-1) })).json.data).not.toHaveProperty('from')
  expect((await checkout.visitor().get('products/prices/schedules')).status).toBe(401)
  expect((await admin.get('products/prices/schedules/psc_none')).status).toBe(404)
})

test('price schedules: are listed by state, and forgotten a year after they are over', async () => {
  const { _id: id } = await aProduct({ price: 200_000 })
  const planned = await scheduled([id], { from: inHours(1), until: inHours(3) })
  const list = async (query: string) => (await admin.get(`products/prices/schedules?${query}`)).json.data
  expect((await list('state=planned')).schedules.map(({ _id }: { _id: string }) => _id)).toEqual([planned])
  expect((await list('state=running')).schedules).toEqual([])
  const all = await list('limit=2')
  expect(all.schedules[0]._id).toBe(planned)
  expect(all.totalPage).toBe(Math.ceil(all.total / 2))
  expect((await list('state=over')).total).toBe(all.total - 1)
  checkout.clock.advance(400 * dayMs)
  await sweepSchedules(checkout.platform)
  expect((await checkout.db.select().from(schema.priceSchedules)).map((row) => row.id)).toEqual([planned])
})
