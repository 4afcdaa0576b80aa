import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs, minuteMs } from '../../../contract/durations.ts'
import { dayAfter, vietnamDay } from '../../../contract/vietnam-time.ts'
import { schema } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'
import { writeSettings } from '../content/content.ts'
import { mondayOf } from '../orders/production/plan-sewing.rule.ts'

let checkout: CheckoutFixture
let admin: Visitor
let sewn: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  sewn = await checkout.put('Áo dài đặt may', 0, { madeToOrder: true, leadDays: 10 })
})
afterAll(() => checkout.close())

const sewAWeek = (weeklyPieces: number) => transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { sewing: { weeklyPieces } }))
const cash = (quantity: number) => checkout.ordered({ [sewn]: quantity }, { paymentMethod: 'cod' })
const quoted = async (pieces?: number) => {
  const query = new URLSearchParams({ province: 'Thành phố Huế', leadDays: '10', ...(pieces ? { pieces: String(pieces) } : {}) })
  return (await checkout.visitor().get(`shipping/quote?${query}`)).json.data
}
const window = (days: number) => ({
  deliveryFrom: vietnamDay(checkout.clock.now(), days + 1),
  deliveryTo: vietnamDay(checkout.clock.now(), days + 2),
})

test('delivery window: the order has the quoted one, and the quote moves when the week is full', async () => {
  expect(await quoted()).toMatchObject(window(10))
  await sewAWeek(5)
  expect(await quoted(5)).toMatchObject(window(10))
  expect(await quoted(6)).toMatchObject(window(17))

  const first = await cash(4)
  expect(first.placed).toMatchObject(window(10))
  expect(await quoted()).toMatchObject(window(10))
  expect(await quoted(2)).toMatchObject(window(17))
  const second = await cash(3)
  expect(second.placed).toMatchObject(window(17))
  expect(await quoted(3)).toMatchObject(window(17))
  expect(await quoted(4)).toMatchObject(window(24))
  expect(await checkout.read(first.visitor, first.id)).toMatchObject(window(10))
  expect((await checkout.db.select().from(schema.orderSewing)).map(({ pieces }) => pieces).sort()).toEqual([1, 2, 4])

  await second.visitor.patch(`orders/${second.id}/status`, { status: 'cancelled' })
  expect(await quoted()).toMatchObject(window(10))
  expect(await quoted(2)).toMatchObject(window(17))
  for (const status of ['processing', 'shipped']) await admin.patch(`orders/${first.id}/status`, { status })
  // Sewn units still count towards their week.
  expect(await quoted(2)).toMatchObject(window(17))
})

test('delivery window: an expired order frees its sewing places, and units in stock need none', async () => {
  await sewAWeek(3)
  const before = await quoted()
  const waiting = await checkout.ordered({ [sewn]: 9 })
  expect((await quoted()).deliveryFrom > before.deliveryFrom).toBe(true)
  checkout.clock.advance(31 * minuteMs)
  await checkout.areas.payments.expire()
  expect(await checkout.read(waiting.visitor, waiting.id)).toMatchObject({ paymentStatus: 'expired' })
  expect(await quoted()).toEqual(before)
  const ready = await checkout.put('Áo dài có sẵn', 2, { madeToOrder: true, leadDays: 10 })
  const inCart = async (quantity: number) => (await (await checkout.shopper({ [ready]: quantity })).get('carts')).json.data.cart.items[0]
  expect(await inCart(2)).not.toHaveProperty('leadDays')
  expect(await inCart(3)).toMatchObject({ toSew: 1, leadDays: 10 })
  const { placed } = await checkout.ordered({ [ready]: 2 }, { paymentMethod: 'cod' })
  expect(placed).toMatchObject(window(0))
  expect(await quoted()).toEqual(before)
})

test('delivery window: an order that would arrive later than its buyer was shown is refused until it names the new day', async () => {
  await sewAWeek(1)
  const dress = await checkout.put('Áo dài cho hai người', 0, { madeToOrder: true, leadDays: 120 })
  const [first, second] = [await checkout.shopper({ [dress]: 1 }), await checkout.shopper({ [dress]: 1 })]
  const seen = window(120).deliveryTo
  const order = (visitor: Visitor, deliverBy: string) => checkout.order(visitor, { paymentMethod: 'cod', deliverBy })
  expect((await order(first, seen)).status).toBe(201)
  const refused = await order(second, seen)
  expect([refused.status, refused.json.code]).toEqual([409, 'delivery_moved'])
  const [day, month] = [window(127).deliveryTo.slice(8), window(127).deliveryTo.slice(5, 7)]
  expect(refused.json.message).toContain(`${day}/${month}/`)
  expect((await second.get('carts')).json.data.cart.items).toHaveLength(1)
  // A day later is not asked about: midnight may have passed.
  expect((await order(second, vietnamDay(checkout.clock.now(), 128))).status).toBe(201)
})

test('delivery window: concurrent orders never book more than a week can sew', async () => {
  await sewAWeek(5)
  const dresses = await Promise.all([1, 2, 3, 4].map((n) => checkout.put(`Áo dài đặt may ${n}`, 0, { madeToOrder: true, leadDays: 40 })))
  const carts = await Promise.all(dresses.map((dress) => checkout.shopper({ [dress]: 4 })))
  const answers = await Promise.all(carts.map((visitor) => checkout.order(visitor, { paymentMethod: 'cod' })))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const booked = new Map<string, number>()
  for (const { week, pieces } of await checkout.db.select().from(schema.orderSewing)) booked.set(week, (booked.get(week) ?? 0) + pieces)
  const first = mondayOf(vietnamDay(checkout.clock.now(), 40))
  expect([0, 7, 14, 21].map((days) => booked.get(dayAfter(first, days)))).toEqual([5, 5, 5, 1])
})

test.each(['x', '1e3', '-1', '12345', '1.5'])('quote-shipping: refuses an invalid number of units: %j', async (pieces) => {
  const response = await checkout
    .visitor()
    .get(`shipping/quote?${new URLSearchParams({ province: 'Thành phố Huế', leadDays: '3', pieces })}`)
  expect([response.status, response.json.code]).toEqual([400, 'invalid_input'])
})

test('quote-shipping: from ten weeks before Tết it counts the places that are left before it', async () => {
  await sewAWeek(5)
  expect(await quoted()).not.toHaveProperty('beforeTet')
  expect(
    (await checkout.visitor().get(`shipping/before-tet?province=${encodeURIComponent('Thành phố Huế')}&leadDays=10`)).json.data,
  ).toBeNull()
  checkout.clock.advance(40 * dayMs)
  // 30 December; what is sewn by 3 February arrives on the 5th at the latest, and Tết is on the 6th.
  const { beforeTet } = await quoted()
  expect(beforeTet).toEqual({ tet: '2027-02-06', places: expect.any(Number) })
  await cash(2)
  expect((await quoted()).beforeTet.places).toBe(beforeTet.places - 2)
  const all = await cash(beforeTet.places - 2)
  expect(all.placed.deliveryTo && all.placed.deliveryTo < '2027-02-06').toBe(true)
  expect((await quoted()).beforeTet.places).toBe(0)
  expect((await quoted()).deliveryTo >= '2027-02-06').toBe(true)
  await all.visitor.patch(`orders/${all.id}/status`, { status: 'cancelled' })
  expect((await quoted()).beforeTet.places).toBe(beforeTet.places - 2)
  // Lists and carts ask for several sewing times at once.
  const province = 'Thành phố Huế'
  const counted = await checkout.visitor().get(`shipping/before-tet?${new URLSearchParams({ province, leadDays: '10,100,10' })}`)
  expect(counted.json.data).toEqual({
    tet: '2027-02-06',
    places: [
      { leadDays: 10, places: expect.any(Number) },
      { leadDays: 100, places: 0 },
    ],
  })
  for (const leadDays of ['', 'x', '1,', '1000']) {
    expect((await checkout.visitor().get(`shipping/before-tet?${new URLSearchParams({ province, leadDays })}`)).status).toBe(400)
  }
  const inStock = await checkout.visitor().get(`shipping/quote?${new URLSearchParams({ province: 'Thành phố Huế' })}`)
  expect(inStock.json.data).not.toHaveProperty('beforeTet')
})
