import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { hourMs } from '../../../../contract/durations.ts'
import { openShop } from '../../../app.ts'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import { hangs } from '../../../testing/momo-fixture.ts'

let checkout: CheckoutFixture
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture({ PAYMENT_WINDOW_MINUTES: '1440' }, { timeoutMs: 300 })
  dress = await checkout.put('Đầm', 90)
})
beforeEach(() => {
  checkout.momo.behave('create', undefined)
  checkout.momo.behave('query', undefined)
  checkout.momo.calls.length = 0
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

async function atMomo() {
  const order = await checkout.ordered({ [dress]: 1 })
  await checkout.pay(order.visitor, order)
  return { ...order, gatewayOrderId: checkout.lastCreate().orderId }
}

test('lost callback: a payment is known within a minute without one', async () => {
  const { visitor, id, gatewayOrderId } = await atMomo()
  await checkout.areas.payments.reconcile()
  expect(checkout.momo.callsOf('query')).toEqual([])
  checkout.clock.advance(11_000)
  await checkout.areas.payments.reconcile()
  expect((await checkout.read(visitor, id)).paymentStatus).toBe('unpaid')
  await checkout.momo.sandbox.pay(gatewayOrderId)
  await checkout.areas.payments.reconcile()
  expect(checkout.momo.callsOf('query')).toHaveLength(1)
  checkout.clock.advance(40_000)
  await checkout.areas.payments.reconcile()
  expect(await checkout.read(visitor, id)).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
  checkout.clock.advance(hourMs)
  await checkout.areas.payments.reconcile()
  expect(checkout.momo.callsOf('query')).toHaveLength(2)
})

test('lost callback: also after a restart, by any process', async () => {
  const { visitor, id, gatewayOrderId } = await atMomo()
  await checkout.momo.sandbox.pay(gatewayOrderId)
  const { config, database } = checkout.platform
  const again = await openShop({
    config,
    database: { ...database, close: async () => undefined },
    clock: checkout.clock,
    gateway: { fetch: checkout.momo.fetch },
    web: { handleWeb: async () => new Response(), cacheableUrl: () => null },
  })
  checkout.clock.advance(11_000)
  await Promise.all([again.areas.payments.reconcile(), checkout.areas.payments.reconcile()])
  expect((await checkout.read(visitor, id)).paymentStatus).toBe('paid')
  expect(checkout.momo.callsOf('query')).toHaveLength(1)
  await again.close()
})

test('lost callback: a payment whose creation was never confirmed is found as well', async () => {
  const order = await checkout.ordered({ [dress]: 1 })
  checkout.momo.behave('create', async (response, init) => {
    await response()
    return hangs(response, init)
  })
  expect((await checkout.pay(order.visitor, order)).status).toBe(504)
  await checkout.momo.sandbox.pay(checkout.lastCreate().orderId)
  checkout.clock.advance(11_000)
  await checkout.areas.payments.reconcile()
  expect((await checkout.read(order.visitor, order.id)).paymentStatus).toBe('paid')
})

test('lost callback: a payment that failed without one leaves room for another attempt', async () => {
  const { visitor, id, gatewayOrderId } = await atMomo()
  await checkout.momo.sandbox.refuse(gatewayOrderId)
  checkout.clock.advance(11_000)
  await checkout.areas.payments.reconcile()
  expect((await visitor.get(`payments/${id}/status`)).json.data).toMatchObject({ attempt: { state: 'failed' }, canPayAgain: true })
})

test('reconcile: queries many payments at once; a gateway that hangs or refuses a query affects only that payment', async () => {
  const orders = []
  for (let count = 0; count < 25; count++) orders.push(await atMomo())
  for (const { gatewayOrderId } of orders) await checkout.momo.sandbox.pay(gatewayOrderId)
  checkout.momo.behave('query', hangs)
  checkout.clock.advance(11_000)
  await checkout.areas.payments.reconcile()
  checkout.momo.behave('query', async () => Response.json({ resultCode: 13, message: 'no', responseTime: 1 }, { status: 400 }))
  checkout.clock.advance(61_000)
  await checkout.areas.payments.reconcile()
  const [asked] = await checkout.db.select().from(schema.payments).where(eq(schema.payments.state, 'waiting'))
  expect(asked?.queryAt).not.toBeNull()
  checkout.momo.behave('query', undefined)
  checkout.clock.advance(61_000)
  await checkout.areas.payments.reconcile()
  for (const { visitor, id } of orders) expect((await checkout.read(visitor, id)).paymentStatus).toBe('paid')
})

test('reconcile: another sum than requested is recorded as unmatched and not queried again', async () => {
  const { visitor, id, gatewayOrderId } = await atMomo()
  await checkout.momo.sandbox.pay(gatewayOrderId)
  checkout.momo.behave('query', async (response) => Response.json({ ...(await (await response()).json()), amount: 1_000 }))
  for (let turn = 0; turn < 3; turn++) {
    checkout.clock.advance(61_000)
    await checkout.areas.payments.reconcile()
  }
  expect((await checkout.read(visitor, id)).paymentStatus).toBe('unpaid')
  expect(await checkout.db.select().from(schema.paymentMismatches)).toMatchObject([{ gatewayOrderId, why: 'amount' }])
})
