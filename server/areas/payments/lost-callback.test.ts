import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop } from '../../app.ts'
import { schema } from '../../platform/db.ts'
import { openTestTill, type TestTill } from '../checkout/test-till.ts'
import { findErrors } from '../orders/test-books.ts'
import { hangs } from './test-momo.ts'

let till: TestTill
let dress: string
beforeAll(async () => {
  till = await openTestTill({ PAYMENT_WINDOW_MINUTES: '1440' }, { timeoutMs: 300 })
  dress = await till.put('Đầm', 90)
})
beforeEach(() => {
  till.momo.behave('create', undefined)
  till.momo.behave('query', undefined)
  till.momo.calls.length = 0
})
afterEach(async () => expect(await findErrors(till.db)).toEqual([]))
afterAll(() => till.close())

async function atMomo() {
  const order = await till.ordered({ [dress]: 1 })
  await till.pay(order.visitor, order)
  return { ...order, gatewayOrderId: till.lastCreate().orderId }
}

test('what is paid is known within a minute although nobody calls back', async () => {
  const { visitor, id, gatewayOrderId } = await atMomo()
  await till.areas.payments.reconcile()
  expect(till.momo.callsOf('query')).toEqual([])
  till.clock.advance(11_000)
  await till.areas.payments.reconcile()
  expect((await till.read(visitor, id)).paymentStatus).toBe('unpaid')
  await till.momo.sandbox.pay(gatewayOrderId)
  await till.areas.payments.reconcile()
  expect(till.momo.callsOf('query')).toHaveLength(1)
  till.clock.advance(40_000)
  await till.areas.payments.reconcile()
  expect(await till.read(visitor, id)).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
  till.clock.advance(3_600_000)
  await till.areas.payments.reconcile()
  expect(till.momo.callsOf('query')).toHaveLength(2)
})

test('and also after the shop was opened anew, by whichever process', async () => {
  const { visitor, id, gatewayOrderId } = await atMomo()
  await till.momo.sandbox.pay(gatewayOrderId)
  const { config, database } = till.platform
  const again = await openShop({
    config,
    database: { ...database, close: async () => undefined },
    clock: till.clock,
    gateway: { fetch: till.momo.fetch },
    web: { handleWeb: async () => new Response(), keptAddress: () => null },
  })
  till.clock.advance(11_000)
  await Promise.all([again.areas.payments.reconcile(), till.areas.payments.reconcile()])
  expect((await till.read(visitor, id)).paymentStatus).toBe('paid')
  expect(till.momo.callsOf('query')).toHaveLength(1)
  await again.close()
})

test('a payment of which we never heard that it had begun is found as well', async () => {
  const order = await till.ordered({ [dress]: 1 })
  till.momo.behave('create', async (answer, init) => {
    await answer()
    return hangs(answer, init)
  })
  expect((await till.pay(order.visitor, order)).status).toBe(504)
  await till.momo.sandbox.pay(till.lastCreate().orderId)
  till.clock.advance(11_000)
  await till.areas.payments.reconcile()
  expect((await till.read(order.visitor, order.id)).paymentStatus).toBe('paid')
})

test('a payment that was refused unheard makes room for another try', async () => {
  const { visitor, id, gatewayOrderId } = await atMomo()
  await till.momo.sandbox.refuse(gatewayOrderId)
  till.clock.advance(11_000)
  await till.areas.payments.reconcile()
  expect((await visitor.get(`payments/${id}/status`)).json.data).toMatchObject({ attempt: { state: 'failed' }, canPayAgain: true })
})

test('many payments at once are all asked about; a gateway that hangs or refuses to say costs none of them', async () => {
  const orders = []
  for (let count = 0; count < 25; count++) orders.push(await atMomo())
  for (const { gatewayOrderId } of orders) await till.momo.sandbox.pay(gatewayOrderId)
  till.momo.behave('query', hangs)
  till.clock.advance(11_000)
  await till.areas.payments.reconcile()
  till.momo.behave('query', async () => Response.json({ resultCode: 13, message: 'no', responseTime: 1 }, { status: 400 }))
  till.clock.advance(61_000)
  await till.areas.payments.reconcile()
  const [asked] = await till.db.select().from(schema.payments).where(eq(schema.payments.state, 'waiting'))
  expect(asked?.queryAt).not.toBeNull()
  till.momo.behave('query', undefined)
  till.clock.advance(61_000)
  await till.areas.payments.reconcile()
  for (const { visitor, id } of orders) expect((await till.read(visitor, id)).paymentStatus).toBe('paid')
})

test('another sum than was asked for is kept for a person to look at, and asked about no more', async () => {
  const { visitor, id, gatewayOrderId } = await atMomo()
  await till.momo.sandbox.pay(gatewayOrderId)
  till.momo.behave('query', async (answer) => Response.json({ ...(await (await answer()).json()), amount: 1_000 }))
  for (let turn = 0; turn < 3; turn++) {
    till.clock.advance(61_000)
    await till.areas.payments.reconcile()
  }
  expect((await till.read(visitor, id)).paymentStatus).toBe('unpaid')
  expect(await till.db.select().from(schema.paymentMismatches)).toMatchObject([{ gatewayOrderId, why: 'amount' }])
})
