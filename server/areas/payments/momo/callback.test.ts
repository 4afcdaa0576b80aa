import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop } from '../../../app.ts'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors, stockOf } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'

let checkout: CheckoutFixture
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  dress = await checkout.put('Đầm', 500)
})
afterAll(async () => {
  expect(await findInvariantErrors(checkout.db)).toEqual([])
  await checkout.close()
})

let transactions = 1_000_000_000
/** An order whose shopper is at MoMo's page, and MoMo's messages about it. */
async function atMomo() {
  const order = await checkout.ordered({ [dress]: 1 }, { email: `khach${transactions}@example.vn` })
  await checkout.pay(order.visitor, order)
  const { orderId, requestId, amount } = checkout.lastCreate()
  const transId = transactions++
  const notice = (more: Partial<Parameters<typeof checkout.momo.notice>[0]> = {}) =>
    checkout.momo.notice({ orderId, requestId, amount, transId, ...more })
  return { ...order, notice, state: async () => (await checkout.read(order.visitor, order.id)).paymentStatus }
}

describe('forged callback', () => {
  const forgeries: [string, (genuine: Record<string, unknown>) => unknown][] = [
    ['without a signature', ({ signature: _, ...said }) => said],
    ['with an empty one', (said) => ({ ...said, signature: '' })],
    ['with a short one', (said) => ({ ...said, signature: String(said.signature).slice(1) })],
    ['with an upper-case one', (said) => ({ ...said, signature: String(said.signature).toUpperCase() })],
    ['with a list', (said) => ({ ...said, signature: [said.signature] })],
    ['with true', (said) => ({ ...said, signature: true })],
    ['with an object', (said) => ({ ...said, signature: { length: 64 } })],
    ['with the amount as a text', (said) => ({ ...said, amount: String(said.amount) })],
    ['that is a list', (said) => [said]],
    ['that is nothing', () => null],
  ]
  test.each(forgeries)('%s changes nothing, and does not reveal whether the order exists', async (_, forge) => {
    const { notice, state } = await atMomo()
    const response = await checkout.tell(forge(notice()) as object)
    const unknown = await checkout.tell(
      forge(checkout.momo.notice({ orderId: 'MM000000-0000-1', requestId: 'r', amount: 130_000 })) as object,
    )
    expect(response.status).toBe(400)
    expect(response.text).toBe(unknown.text)
    expect(await state()).toBe('unpaid')
  })

  test('with one character changed in any of its fields is refused', async () => {
    const { notice, state } = await atMomo()
    const genuine = notice({ extraData: 'e30=' }) as Record<string, unknown>
    for (const [field, value] of Object.entries(genuine)) {
      const changed = typeof value === 'number' ? value + 1 : flip(String(value))
      expect([field, (await checkout.tell({ ...genuine, [field]: changed })).status]).toEqual([field, 400])
    }
    expect(await state()).toBe('unpaid')
    expect((await checkout.tell({ ...genuine, somethingNew: 'x', userFee: 0 })).status).toBe(204)
    expect(await state()).toBe('paid')
  })
})

const flip = (text: string) => (text.startsWith('a') ? 'b' : 'a') + text.slice(1)

describe('genuine callback that does not match', () => {
  test.each([
    ['one dong more', { amount: 130_001 }],
    ['one dong less', { amount: 129_999 }],
    ['another request', { requestId: 'req_other' }],
    ['another shop', { partnerCode: 'OTHERSHOP' }],
    ['an order nobody placed', { orderId: 'MM000000-0000-1' }],
  ])('(%s) is accepted, recorded, and pays nothing', async (_, wrong) => {
    const { notice, state } = await atMomo()
    const before = await checkout.db.select().from(schema.paymentMismatches)
    expect((await checkout.tell(notice(wrong))).status).toBe(204)
    expect(await state()).toBe('unpaid')
    const after = await checkout.db.select().from(schema.paymentMismatches)
    const alerts = (await checkout.db.select().from(schema.auditEntries)).filter(({ what }) => what === 'alert.payment-mismatch')
    expect(after.length).toBe(before.length + 1)
    expect(alerts.length).toBe(after.length)
  })

  test('with another payment’s transaction pays nothing', async () => {
    const [first, second] = [await atMomo(), await atMomo()]
    await checkout.tell(first.notice({ transId: 77 }))
    expect((await checkout.tell(second.notice({ transId: 77 }))).status).toBe(204)
    expect([await first.state(), await second.state()]).toEqual(['paid', 'unpaid'])
  })
})

describe('genuine callback', () => {
  test('a hundred times in a row and a hundred times at once pays once: one event, one mail, one unit', async () => {
    const { notice, visitor, id } = await atMomo()
    const said = notice()
    const before = await stockOf(checkout.db, dress)
    const mailsBefore = (await checkout.db.select().from(schema.mails)).length
    const all = await Promise.all(Array.from({ length: 100 }, () => checkout.tell(said)))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([204]))
    for (let turn = 0; turn < 100; turn++) expect((await checkout.tell(said)).status).toBe(204)
    const order = await checkout.read(visitor, id)
    expect(order).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
    expect(order.history.map(({ what, to }) => `${what} ${to}`)).toEqual(['placed pending', 'payment paid', 'status processing'])
    expect((await checkout.db.select().from(schema.mails)).length).toBe(mailsBefore + 1)
    const after = await stockOf(checkout.db, dress)
    expect(after).toEqual({ onHand: before.onHand - 1, reserved: before.reserved - 1, sold: before.sold + 1 })
  })

  test('at two processes at once pays once', async () => {
    const { notice, visitor, id } = await atMomo()
    const { config, database } = checkout.platform
    const other = await openShop({
      config,
      database: { ...database, close: async () => undefined },
      gateway: { fetch: checkout.momo.fetch },
      web: { handleWeb: async () => new Response(), cacheableUrl: () => null },
    })
    const said = notice()
    const tellOther = async () => ({
      status: (await other.app.inject({ method: 'POST', url: '/api/payments/momo/callback', payload: said })).statusCode,
    })
    const all = await Promise.all(Array.from({ length: 60 }, (_, turn) => (turn % 2 ? checkout.tell(said) : tellOther())))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([204]))
    expect((await checkout.read(visitor, id)).history).toHaveLength(3)
    await other.close()
  })

  const said = [
    { resultCode: 1006, payType: '' },
    { resultCode: 7000 },
    { resultCode: 9000 },
    { resultCode: 0 },
    { resultCode: 1005, payType: '', responseTime: 1 },
    { resultCode: 123 },
  ]
  test.each(Array.from({ length: 50 }, (_, seed) => [seed]))('is accepted in any sequence (%d)', async (seed) => {
    const { notice, visitor, id, state } = await atMomo()
    const order = said.map((event, index) => ({ word: event, rank: Math.sin(seed * 7 + index * 13) })).sort((a, b) => a.rank - b.rank)
    let wasPaid = false
    for (const { word: event } of order) {
      expect((await checkout.tell(notice(event))).status).toBe(204)
      wasPaid ||= event.resultCode === 0 || event.resultCode === 9000
      expect(await state()).toBe(wasPaid ? 'paid' : 'unpaid')
    }
    expect((await checkout.read(visitor, id)).status).toBe('processing')
  })
})

test('browser return: makes the shop query MoMo, and is never trusted itself', async () => {
  const { notice, visitor, id, token } = await atMomo()
  const claimsPaid = new URLSearchParams(Object.entries(notice()).map(([name, value]) => [name, String(value)])).toString()
  const asked = checkout.momo.callsOf('query').length
  const back = await visitor.post('payments/momo/return', { orderId: id, query: claimsPaid })
  expect([back.status, back.json.data.paymentStatus]).toEqual([200, 'unpaid'])
  expect(checkout.momo.callsOf('query')).toHaveLength(asked + 1)

  // A forged return triggers no query, a stranger gets nothing, and the return of another order is useless.
  const forged = await visitor.post('payments/momo/return', { orderId: id, query: claimsPaid.replace('resultCode=0', 'resultCode=9000') })
  expect([forged.status, forged.json.data.paymentStatus]).toEqual([200, 'unpaid'])
  expect((await checkout.visitor().post('payments/momo/return', { orderId: id, query: claimsPaid })).status).toBe(404)
  const other = await atMomo()
  expect((await other.visitor.post('payments/momo/return', { orderId: other.id, query: claimsPaid })).json.data.paymentStatus).toBe(
    'unpaid',
  )
  expect(checkout.momo.callsOf('query')).toHaveLength(asked + 1)

  await checkout.momo.sandbox.pay((notice() as { orderId: string }).orderId)
  const paid = await checkout.visitor().post('payments/momo/return', { orderId: id, token, query: claimsPaid })
  expect(paid.json.data).toMatchObject({ paymentStatus: 'paid', status: 'processing', attempt: { state: 'paid' }, canPayAgain: false })
})
