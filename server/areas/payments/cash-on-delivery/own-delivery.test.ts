import { globSync, readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import { openDepositFixture } from '../../../testing/deposit-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let owner: Visitor & { userId: string }
let staff: { visitor: Visitor; userId: string }
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  owner = await signInAdmin(checkout)
  staff = await signUp(checkout)
  await checkout.db.update(schema.users).set({ role: 'staff', fullName: 'Lan' }).where(eq(schema.users.id, staff.userId))
  dress = await checkout.put('Đầm', 900)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

const cash = () => checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
const move = (who: Visitor, id: string, status: string, more: object = {}) => who.patch(`orders/${id}/status`, { status, ...more })
async function shipped() {
  const order = await cash()
  for (const status of ['processing', 'shipped']) await move(owner, order.id, status)
  return order
}
async function delivered(who: Visitor = owner, asked?: object) {
  const order = await shipped()
  const moved = await move(who, order.id, 'delivered', asked ? { cash: asked } : {})
  if (moved.status !== 200) throw new Error(moved.text)
  return order
}
const ledger = async (query = '') => (await owner.get(`payments/cod-ledger${query}`)).json.data
const entryOf = async (orderId: string) =>
  (await ledger('?limit=100')).entries.find(({ order }: { order: { _id: string } }) => order._id === orderId)
const remit = (ids: string[], more: object = {}) => owner.patch('payments/cod-ledger', { ids, ...more })
const change = (id: string, body: object) => owner.patch(`payments/cod-ledger/${id}`, body)
const statusOf = async (order: Awaited<ReturnType<typeof cash>>) => (await checkout.read(order.visitor, order.id)).paymentStatus

describe('cash of an order the shop delivers itself', () => {
  test('is owed by the member of staff who reports the delivery, until it is handed in; then the order is paid', async () => {
    const order = await delivered(staff.visitor)
    const entry = await entryOf(order.id)
    expect(entry).toMatchObject({
      carrier: 'own',
      collector: { _id: staff.userId, name: 'Lan' },
      trackingCode: null,
      amount: 130_000,
      fee: null,
      isOverdue: false,
      remittedAt: null,
      remittedBy: null,
      writtenOff: null,
    })
    expect(await statusOf(order)).toBe('unpaid')
    expect((await owner.get(`orders/${order.id}/payments`)).json.data.cash).toMatchObject([{ _id: entry._id }])
    expect((await remit([entry._id])).status).toBe(200)
    expect(await entryOf(order.id)).toMatchObject({ remittedBy: { _id: owner.userId }, reference: null })
    expect(await statusOf(order)).toBe('paid')
    const noted = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.what, 'cod.remitted'))
    expect(noted.at(-1)).toMatchObject({ who: owner.userId, details: { ids: [entry._id], amount: 130_000, collectedBy: [staff.userId] } })
    expect((await remit([entry._id])).json.code).toBe('move_not_allowed')
  })

  test('is owed by a named person, or by the shop itself', async () => {
    const byStaff = await delivered(owner, { collectedBy: staff.userId })
    expect((await entryOf(byStaff.id)).collector._id).toBe(staff.userId)
    const byShop = await delivered(owner, { collectedBy: null })
    expect((await entryOf(byShop.id)).collector).toBeNull()
  })

  test('pays the order at once where the owner has it already', async () => {
    const order = await delivered(owner, { isHandedIn: true })
    expect(await statusOf(order)).toBe('paid')
    expect(await entryOf(order.id)).toMatchObject({ collector: { _id: owner.userId }, remittedBy: { _id: owner.userId } })
    expect((await checkout.read(order.visitor, order.id)).history.at(-1)).toMatchObject({ what: 'payment', to: 'paid', by: 'admin' })
  })

  test('cannot be reported by staff as handed in or held by a stranger: the order stays as it was', async () => {
    const order = await shipped()
    const asStaff = await move(staff.visitor, order.id, 'delivered', { cash: { isHandedIn: true } })
    expect([asStaff.status, asStaff.json.code]).toEqual([403, 'forbidden'])
    const { userId: customer } = await signUp(checkout)
    for (const collectedBy of [customer, 'usr_none']) {
      const refused = await move(owner, order.id, 'delivered', { cash: { collectedBy } })
      expect([refused.status, refused.json.issues[0].path]).toEqual([400, 'cash.collectedBy'])
    }
    expect((await move(owner, order.id, 'delivered', { cash: { collectedBy: 7 } })).status).toBe(400)
    expect(await entryOf(order.id)).toBeUndefined()
    expect((await checkout.read(order.visitor, order.id)).status).toBe('shipped')
  })

  test('is not recorded where a carrier brought it, nothing was due, or it was paid before', async () => {
    const byCarrier = await shipped()
    await checkout.db.insert(schema.shipments).values({ id: 'shp_own', orderId: byCarrier.id, carrier: 'GHN', status: 'picked_up' })
    await checkout.db.insert(schema.shipmentEvents).values({ shipmentId: 'shp_own', to: 'picked_up', by: 'admin' })
    await move(owner, byCarrier.id, 'delivered', { cash: { collectedBy: staff.userId } })
    expect(await entryOf(byCarrier.id)).toMatchObject({ carrier: 'GHN', collector: null })
    const paid = await shipped()
    await owner.patch(`orders/${paid.id}/payment`, { paymentStatus: 'paid' })
    await move(owner, paid.id, 'delivered')
    expect(await entryOf(paid.id)).toBeUndefined()
  })

  test('is the rest after a deposit', async () => {
    const order = await cash()
    await checkout.db.update(schema.orders).set({ depositVnd: 40_000 }).where(eq(schema.orders.id, order.id))
    expect((await owner.post(`payments/cod/${order.id}/deposit`, {})).status).toBe(200)
    for (const status of ['processing', 'shipped', 'delivered']) await move(owner, order.id, status)
    expect(await entryOf(order.id)).toMatchObject({ amount: 90_000 })
  })

  test('is written off where the delivery failed, and may still be handed in', async () => {
    const order = await delivered(staff.visitor)
    const { _id } = await entryOf(order.id)
    expect((await change(_id, { action: 'write-off' })).status).toBe(400)
    const before = (await ledger()).totals.find(({ collector }: { collector: { _id: string } | null }) => collector?._id === staff.userId)
    const given = await change(_id, { action: 'write-off', reason: 'Khách không nhận, hàng về tiệm' })
    expect(given.json.data.entry).toMatchObject({ writtenOff: { reason: 'Khách không nhận, hàng về tiệm' }, isOverdue: false })
    const after = (await ledger()).totals.find(({ collector }: { collector: { _id: string } | null }) => collector?._id === staff.userId)
    expect(after.collected).toBe(before.collected - 130_000)
    expect((await change(_id, { action: 'write-off', reason: 'x' })).json.code).toBe('move_not_allowed')
    expect((await ledger('?status=written-off')).entries.map((each: { _id: string }) => each._id)).toContain(_id)
    expect((await ledger('?status=collected')).entries.map((each: { _id: string }) => each._id)).not.toContain(_id)
    expect((await remit([_id])).status).toBe(200)
    expect(await entryOf(order.id)).toMatchObject({ writtenOff: null, remittedAt: expect.any(String) })
    expect(await statusOf(order)).toBe('paid')
  })

  test('can be moved to the person who has it; a carrier’s stays the carrier’s', async () => {
    const order = await delivered(owner)
    const { _id } = await entryOf(order.id)
    expect((await change(_id, { action: 'assign', collectedBy: staff.userId })).json.data.entry.collector.name).toBe('Lan')
    expect((await change(_id, { action: 'assign', collectedBy: 'usr_none' })).status).toBe(400)
    expect((await change(_id, { action: 'assign', collectedBy: null })).json.data.entry.collector).toBeNull()
    const [carriers] = (await ledger('?carrier=GHN')).entries
    expect((await change(carriers._id, { action: 'assign', collectedBy: staff.userId })).json.code).toBe('move_not_allowed')
    expect((await change('csh_none', { action: 'assign', collectedBy: null })).status).toBe(404)
  })

  test('is closed by the order’s own payment, from any source', async () => {
    const order = await delivered(staff.visitor)
    expect((await owner.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid', reference: 'tiền mặt' })).status).toBe(200)
    expect(await entryOf(order.id)).toMatchObject({ remittedBy: { _id: owner.userId }, reference: 'tiền mặt' })
  })

  test('is summed by person, filtered by person and by overdue, and is a task once it is overdue', async () => {
    const late = await delivered(staff.visitor)
    checkout.clock.advance(3 * dayMs)
    const fresh = await delivered(staff.visitor)
    const { entries } = await ledger(`?collector=${staff.userId}&status=collected&limit=100`)
    const ids = entries.map(({ order }: { order: { _id: string } }) => order._id)
    expect([ids.includes(late.id), ids.includes(fresh.id)]).toEqual([true, true])
    const overdue = (await ledger('?overdue=true&limit=100')).entries
    expect(overdue.every(({ isOverdue }: { isOverdue: boolean }) => isOverdue)).toBe(true)
    const overdueIds = overdue.map(({ order }: { order: { _id: string } }) => order._id)
    expect([overdueIds.includes(late.id), overdueIds.includes(fresh.id)]).toEqual([true, false])
    const total = (await ledger()).totals.find(({ collector }: { collector: { _id: string } | null }) => collector?._id === staff.userId)
    expect(total).toMatchObject({ carrier: 'own', collector: { name: 'Lan' }, collected: 130_000 * entries.length })
    const work = async (who: Visitor) => (await who.get('reports/summary?parts=work')).json.data.work.overdueCash
    expect([await work(owner), await work(staff.visitor)]).toEqual([overdue.length, null])
    const named = await ledger('?collector=shop&limit=100')
    expect(named.entries.every(({ collector }: { collector: unknown }) => collector === null)).toBe(true)
  })

  test('is shown to the owner; the list of collectors to all staff', async () => {
    const { visitor } = await signUp(checkout)
    const statuses = async (path: string) =>
      Promise.all([checkout.visitor(), visitor, staff.visitor, owner].map(async (who) => (await who.get(path)).status))
    expect(await statuses('payments/cod-ledger')).toEqual([401, 403, 403, 200])
    expect(await statuses('payments/cash-collectors')).toEqual([401, 403, 200, 200])
    expect((await staff.visitor.patch('payments/cod-ledger/csh_none', { action: 'assign', collectedBy: null })).status).toBe(403)
    const { collectors } = (await staff.visitor.get('payments/cash-collectors')).json.data
    expect(collectors).toContainEqual({ _id: staff.userId, name: 'Lan' })
    await checkout.db.update(schema.users).set({ blockedAt: new Date() }).where(eq(schema.users.id, staff.userId))
    expect((await owner.get('payments/cash-collectors')).json.data.collectors).not.toContainEqual({ _id: staff.userId, name: 'Lan' })
    await checkout.db.update(schema.users).set({ blockedAt: null }).where(eq(schema.users.id, staff.userId))
  })

  test('delivered ten times at once is owed once; handed in and written off at once, one of them counts', async () => {
    const order = await shipped()
    const moved = await Promise.all(Array.from({ length: 10 }, () => move(owner, order.id, 'delivered')))
    expect(moved.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    const { _id } = await entryOf(order.id)
    const ended = await Promise.all([
      remit([_id]),
      change(_id, { action: 'write-off', reason: 'x' }),
      remit([_id]),
      owner.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid' }),
    ])
    expect(ended.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    expect(await checkout.db.$count(schema.payments, eq(schema.payments.orderId, order.id))).toBeLessThanOrEqual(1)
  })
})

test('owed cash: a transfer for the order pays it and closes the entry', async () => {
  const shop = await openDepositFixture()
  const order = await shop.cash({}, 1)
  for (const status of ['processing', 'shipped', 'delivered']) await shop.move(order.id, status)
  expect((await shop.tell(shop.transferred(order, order.amount))).status).toBe(204)
  expect((await shop.read(order)).paymentStatus).toBe('paid')
  expect(await shop.cashOf(order.id)).toMatchObject({ remittedAt: null, writtenOff: { reason: 'paid-otherwise' } })
  expect(await findInvariantErrors(shop.checkout.db)).toEqual([])
  await shop.checkout.close()
})

test('migration: adds entries for orders delivered by hand before, and closes those paid already', async () => {
  const owed = await delivered(owner)
  const paid = await delivered(owner)
  await owner.patch(`orders/${paid.id}/payment`, { paymentStatus: 'paid' })
  await checkout.db.delete(schema.codLedger).where(eq(schema.codLedger.orderId, owed.id))
  await checkout.db.execute(sql`update cod_ledger set remitted_at = null where order_id = ${paid.id}`)
  const [path = ''] = globSync('db/migrations/*_own_delivery_cash.sql')
  const file = readFileSync(path, 'utf8')
  const backfill = file.split('--> statement-breakpoint').filter((statement) => /^\s*(INSERT|UPDATE)/.test(statement))
  expect(backfill).toHaveLength(2)
  for (const statement of backfill) await checkout.db.execute(sql.raw(statement))
  expect(await entryOf(owed.id)).toMatchObject({ carrier: 'own', collector: null, amount: 130_000, remittedAt: null })
  expect(await entryOf(paid.id)).toMatchObject({ remittedAt: expect.any(String) })
})
