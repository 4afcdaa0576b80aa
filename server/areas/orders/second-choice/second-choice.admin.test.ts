import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import { deliverDress, stockBySize } from '../../../testing/exchange-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

type Goods = { _id: string; name: string; quantity: number }
async function list(name: string): Promise<Goods[]> {
  const { goods } = (await admin.get(`second-choice?limit=100&query=${encodeURIComponent(name.toUpperCase())}`)).json.data
  return goods.filter((each: Goods) => each.name === name)
}
const unitsOf = async (name: string) => (await list(name))[0]?.quantity ?? 0
const delivered = (quantity: number) => deliverDress(checkout, admin, { quantity })
const orderOf = async (id: string) => (await admin.get(`orders/${id}`)).json.data.order

async function sendBack(id: string, came: object, quantity: number): Promise<void> {
  const asked = await admin.post(`orders/${id}/returns`, { lines: [{ position: 0, quantity }], reason: 'Có vết' })
  const returnId = asked.json.data.return._id
  await admin.patch(`returns/${returnId}`, { status: 'approved' })
  const lines = [{ position: 0, stock: 0, secondChoice: 0, writtenOff: 0, ...came }]
  const inspected = await admin.put(`returns/${returnId}/inspection`, { lines })
  if (inspected.status !== 200) throw new Error(inspected.text)
}

async function edit(id: string, lines: object[]) {
  const { version } = await orderOf(id)
  return admin.post(`orders/${id}/edit`, { expectedVersion: version, lines })
}
const apart = ({ _id, name }: Goods, quantity: number, amount = 60_000) => ({
  custom: { name: `${name} (hạng hai)`, secondChoice: _id },
  price: { amount },
  quantity,
})

async function openOrder() {
  const hat = await checkout.put('Mũ kèm', 20)
  return checkout.ordered({ [hat]: 1 }, { paymentMethod: 'cod' })
}

describe('second choice', () => {
  test('units of returns and of exchanges are counted by variant, apart from the stock', async () => {
    const order = await delivered(3)
    await sendBack(order.id, { secondChoice: 2, stock: 1 }, 3)
    expect(await list(order.name)).toMatchObject([{ quantity: 2, size: '2Y', price: 100_000, product: order.product }])
    expect(await stockBySize(checkout.db, order.product)).toMatchObject({ '2Y': [3, 0] })

    const wish = { position: 0, size: '3Y', quantity: 1, reason: 'Chật' }
    const other = await delivered(1)
    const exchange = (await admin.post(`orders/${other.id}/exchanges`, wish)).json.data.exchange._id
    await admin.patch(`exchanges/${exchange}`, { status: 'approved' })
    await admin.put(`exchanges/${exchange}/return`, { state: 'received', item: 'second-choice' })
    expect(await unitsOf(other.name)).toBe(1)
    expect(await list('khong co mon nay')).toEqual([])
  })

  test('are sold in an order at a price by hand, as many as there are, and return with the order', async () => {
    const { id: from, name } = await delivered(3)
    await sendBack(from, { secondChoice: 3 }, 3)
    const [goods] = (await list(name)) as [Goods]
    const order = await openOrder()
    const { version } = await orderOf(order.id)
    const preview = await admin.post(`orders/${order.id}/edit/preview`, {
      ...{ expectedVersion: version, lines: [{ line: 0, quantity: 1 }, apart(goods, 4)] },
    })
    expect(preview.json.data.lines[1].problem).toBe('Không còn đủ số lượng.')
    expect((await edit(order.id, [{ line: 0, quantity: 1 }, apart(goods, 4)])).json).toMatchObject({
      code: 'order_items_changed',
      issues: [{ path: 'lines.1' }],
    })
    expect(await unitsOf(name)).toBe(3)

    const sold = await edit(order.id, [{ line: 0, quantity: 1 }, apart(goods, 2)])
    expect(sold.json.data.order.items[1]).toMatchObject({ isCustom: true, price: 60_000, total: 120_000, fromStock: 2 })
    expect(await unitsOf(name)).toBe(1)
    await edit(order.id, [
      { line: 0, quantity: 1 },
      { line: 1, quantity: 3 },
    ])
    expect(await unitsOf(name)).toBe(0)
    await edit(order.id, [
      { line: 0, quantity: 1 },
      { line: 1, quantity: 1 },
    ])
    expect(await unitsOf(name)).toBe(2)
    await admin.patch(`orders/${order.id}/status`, { status: 'processing' })
    expect(JSON.stringify((await admin.get('production')).json.data.ordered)).not.toContain(name)
    await admin.patch(`orders/${order.id}/status`, { status: 'cancelled' })
    expect(await unitsOf(name)).toBe(3)
  })

  test('sold and returned once more, are second choice again', async () => {
    const { id: from, name } = await delivered(1)
    await sendBack(from, { secondChoice: 1 }, 1)
    const [goods] = (await list(name)) as [Goods]
    const order = await openOrder()
    await edit(order.id, [apart(goods, 1)])
    for (const status of ['processing', 'shipped', 'delivered']) await admin.patch(`orders/${order.id}/status`, { status })
    expect(await unitsOf(name)).toBe(0)
    await sendBack(order.id, { stock: 1 }, 1)
    expect(await list(name)).toEqual([{ ...goods, quantity: 1 }])
  })

  test('the last unit is sold once, by two orders at the same time', async () => {
    const { id: from, name } = await delivered(1)
    await sendBack(from, { secondChoice: 1 }, 1)
    const [goods] = (await list(name)) as [Goods]
    const orders = [await openOrder(), await openOrder()]
    const sold = await Promise.all(orders.map(({ id }) => edit(id, [{ line: 0, quantity: 1 }, apart(goods, 1)])))
    expect(sold.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await unitsOf(name)).toBe(0)
  })

  test('are written off with a reason, never more than there are', async () => {
    const { id: from, name } = await delivered(3)
    await sendBack(from, { secondChoice: 3 }, 3)
    const [goods] = (await list(name)) as [Goods]
    const writeOff = (quantity: number, reason: string) => admin.post(`second-choice/${goods._id}/write-off`, { quantity, reason })
    expect((await writeOff(4, 'Mốc')).json).toMatchObject({ code: 'not_enough_stock', issues: [{ path: 'quantity' }] })
    expect((await writeOff(1, ' ')).status).toBe(400)
    expect((await writeOff(2, 'Mốc')).status).toBe(200)
    expect(await unitsOf(name)).toBe(1)
    const written = (await checkout.db.select().from(schema.auditEntries)).filter(({ subject }) => subject === goods._id)
    expect(written).toMatchObject([{ what: 'second-choice.written-off', details: { units: 2, reason: 'Mốc', name } }])
    expect((await admin.post('second-choice/sec_x/write-off', { quantity: 1, reason: 'Mốc' })).status).toBe(404)
    expect((await checkout.visitor().get('second-choice')).status).toBe(401)
  })

  test('were counted by the migration, from the returns and exchanges before it', async () => {
    const counted = async () => {
      const rows = await checkout.db.select().from(schema.secondChoiceGoods)
      return rows
        .map(({ variantId, name, color, size, unitVnd }) => [variantId, name, color, size, unitVnd])
        .toSorted((a, b) => String(a).localeCompare(String(b)))
    }
    const before = await counted()
    await checkout.db.delete(schema.secondChoiceGoods)
    const file = readFileSync(new URL('../../../../db/migrations/0050_second_choice.sql', import.meta.url), 'utf8')
    await checkout.db.execute(sql.raw(file.split('--> statement-breakpoint').at(-1) ?? ''))
    // A custom line that sold second choice, and came back, has a row of its own.
    expect((await counted()).filter(([variantId]) => variantId !== '')).toEqual(before)
  })
})
