import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayAfter, vietnamDay } from '../../platform/clock.ts'
import { schema } from '../../platform/db.ts'
import { transact } from '../../platform/transact.ts'
import type { Visitor } from '../../test-shop.ts'
import { writeSettings } from '../content/content.ts'
import { mondayOf } from '../orders/plan-sewing.ts'
import { openOffice } from '../orders/test-office.ts'
import { openTestTill, type TestTill } from './test-till.ts'

let till: TestTill
let office: Visitor
let sewn: string
beforeAll(async () => {
  till = await openTestTill()
  office = await openOffice(till)
  sewn = await till.put('Áo dài đặt may', 0, { madeToOrder: true, leadDays: 10 })
})
afterAll(() => till.close())

const sewAWeek = (weeklyPieces: number) => transact(till.db, (tx) => writeSettings(till.platform, tx, { sewing: { weeklyPieces } }))
const cash = (quantity: number) => till.ordered({ [sewn]: quantity }, { paymentMethod: 'cod' })
const quoted = async (pieces?: number) => {
  const query = new URLSearchParams({ province: 'Thành phố Huế', leadDays: '10', ...(pieces ? { pieces: String(pieces) } : {}) })
  return (await till.visitor().get(`shipping/quote?${query}`)).json.data
}
const window = (days: number) => ({
  deliveryFrom: vietnamDay(till.clock.now(), days + 1),
  deliveryTo: vietnamDay(till.clock.now(), days + 2),
})

test('what is promised before ordering is what the order keeps, and moves when the week is full', async () => {
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
  expect(await till.read(first.visitor, first.id)).toMatchObject(window(10))
  expect((await till.db.select().from(schema.orderSewing)).map(({ pieces }) => pieces).sort()).toEqual([1, 2, 4])

  await second.visitor.patch(`orders/${second.id}/status`, { status: 'cancelled' })
  expect(await quoted()).toMatchObject(window(10))
  expect(await quoted(2)).toMatchObject(window(17))
  for (const status of ['processing', 'shipped']) await office.patch(`orders/${first.id}/status`, { status })
  // What has been sewn has taken its place in the week all the same.
  expect(await quoted(2)).toMatchObject(window(17))
})

test('an unpaid order whose time is over makes room, and what lies on the shelf needs none', async () => {
  await sewAWeek(3)
  const before = await quoted()
  const waiting = await till.ordered({ [sewn]: 9 })
  expect((await quoted()).deliveryFrom > before.deliveryFrom).toBe(true)
  till.clock.advance(31 * 60_000)
  await till.areas.payments.expire()
  expect(await till.read(waiting.visitor, waiting.id)).toMatchObject({ paymentStatus: 'expired' })
  expect(await quoted()).toEqual(before)
  const ready = await till.put('Áo dài có sẵn', 2, { madeToOrder: true, leadDays: 10 })
  const inCart = async (quantity: number) => (await (await till.shopper({ [ready]: quantity })).get('carts')).json.data.cart.items[0]
  expect(await inCart(2)).not.toHaveProperty('leadDays')
  expect(await inCart(3)).toMatchObject({ toSew: 1, leadDays: 10 })
  const { placed } = await till.ordered({ [ready]: 2 }, { paymentMethod: 'cod' })
  expect(placed).toMatchObject(window(0))
  expect(await quoted()).toEqual(before)
})

test('orders placed at the same moment never book more than a week can sew', async () => {
  await sewAWeek(5)
  const dresses = await Promise.all([1, 2, 3, 4].map((n) => till.put(`Áo dài đặt may ${n}`, 0, { madeToOrder: true, leadDays: 40 })))
  const carts = await Promise.all(dresses.map((dress) => till.shopper({ [dress]: 4 })))
  const answers = await Promise.all(carts.map((visitor) => till.order(visitor, { paymentMethod: 'cod' })))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const booked = new Map<string, number>()
  for (const { week, pieces } of await till.db.select().from(schema.orderSewing)) booked.set(week, (booked.get(week) ?? 0) + pieces)
  const first = mondayOf(vietnamDay(till.clock.now(), 40))
  expect([0, 7, 14, 21].map((days) => booked.get(dayAfter(first, days)))).toEqual([5, 5, 5, 1])
})

test.each(['x', '1e3', '-1', '12345', '1.5'])('a number of pieces that is none is refused: %j', async (pieces) => {
  const answer = await till.visitor().get(`shipping/quote?${new URLSearchParams({ province: 'Thành phố Huế', leadDays: '3', pieces })}`)
  expect([answer.status, answer.json.code]).toEqual([400, 'invalid_input'])
})
