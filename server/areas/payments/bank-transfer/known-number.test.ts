import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../../../testing/checkout-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'
import { writeSettings } from '../../content/content.ts'
import { signBankWebhook } from './bank-webhook.rule.ts'

const secret = 'khoa cua ngan hang'
const bank = { bin: '970436', accountNumber: '0123456789', accountName: 'NGUYEN THI MAY' }

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture({ BANK_WEBHOOK_SECRET: secret })
  await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { bank, cod: { deposit: { from: 200_000, percent: 30 } } }))
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm', 900)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

const byTransfer = () => checkout.ordered({ [dress]: 1 }, { paymentMethod: 'bank' })
let phones = 0
const withDeposit = () =>
  checkout.ordered({ [dress]: 2 }, { paymentMethod: 'cod', address: { ...testAddress, phone: `09${String(30_000_000 + phones++)}` } })
type Placed = Awaited<ReturnType<typeof byTransfer>>
const vietnamese = { headers: { 'accept-language': 'vi' } }
const markPaid = ({ id }: Placed, reference: string, more: object = vietnamese) =>
  admin.patch(`orders/${id}/payment`, { paymentStatus: 'paid', reference }, more)
const noteDeposit = ({ id }: Placed, reference: string) => admin.post(`payments/cod/${id}/deposit`, { reference })
const statusOf = async (order: Placed) => (await checkout.read(order.visitor, order.id)).paymentStatus
const refundsOf = (id: string) => checkout.db.select().from(schema.refunds).where(eq(schema.refunds.orderId, id))
const newestMismatch = async () => (await admin.get('payments/mismatches?limit=1')).json.data.mismatches[0]
const mismatchCount = async () => (await admin.get('payments/mismatches')).json.data.total
async function tell(amount: number, description: string, reference: string): Promise<void> {
  const data = { amount, description, reference }
  expect((await checkout.visitor().post('payments/bank/callback', { data, signature: signBankWebhook(secret, data) })).status).toBe(204)
}

describe('transfer that an admin has recorded for one order', () => {
  test('is refused for a second one with the first named, in both languages, and moves nothing', async () => {
    const [first, second] = [await byTransfer(), await byTransfer()]
    expect((await markPaid(first, 'FT26 8001')).status).toBe(200)
    const refused = await markPaid(second, ' ft268001')
    expect([refused.status, refused.json]).toEqual([
      409,
      {
        code: 'reference_taken',
        message: expect.stringContaining('đã được ghi cho một đơn khác'),
        issues: [{ path: 'reference', message: `Đã ghi cho đơn ${first.placed.orderNumber}` }],
      },
    ])
    const english = await markPaid(second, 'FT268001', { headers: { 'accept-language': 'en' } })
    expect(english.json).toMatchObject({
      message: expect.stringContaining('noted for another order'),
      issues: [{ message: `Noted for order ${first.placed.orderNumber}` }],
    })
    expect(await statusOf(second)).toBe('unpaid')
    expect(await checkout.db.select().from(schema.payments).where(eq(schema.payments.orderId, second.id))).toEqual([])
    expect((await markPaid(second, 'FT268002')).status).toBe(200)
  })

  test('is refused for a deposit, and a deposit’s for a transfer', async () => {
    const [whole, part, other] = [await byTransfer(), await withDeposit(), await byTransfer()]
    await markPaid(whole, 'FT268011')
    expect((await noteDeposit(part, 'FT268011')).json).toMatchObject({
      code: 'reference_taken',
      issues: [{ path: 'reference', message: `Đã ghi cho đơn ${whole.placed.orderNumber}` }],
    })
    expect((await noteDeposit(part, 'FT268012')).status).toBe(200)
    expect((await markPaid(other, 'FT268012')).json.code).toBe('reference_taken')
  })

  test('is refused where the bank reported it for another order', async () => {
    const [reported, typed] = [await byTransfer(), await byTransfer()]
    await tell(130_000, reported.placed.orderNumber, 'FT268021')
    expect((await markPaid(typed, 'FT268021')).json).toMatchObject({
      issues: [{ message: `Đã ghi cho đơn ${reported.placed.orderNumber}` }],
    })
    expect(await statusOf(typed)).toBe('unpaid')
  })

  test('typed for eight orders at once pays one of them', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, byTransfer))
    const answers = await Promise.all(orders.map((order) => markPaid(order, 'FT268031')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ json }) => json.code))).toEqual(new Set(['reference_taken']))
    const states = await Promise.all(orders.map(statusOf))
    expect(states.filter((state) => state === 'paid')).toHaveLength(1)
  })

  test('with words instead of a number, as for cash and a carrier’s statement, may be recorded for any number of orders', async () => {
    for (let turn = 0; turn < 2; turn++) expect((await markPaid(await byTransfer(), 'tiền mặt tại tiệm')).status).toBe(200)
    for (let turn = 0; turn < 2; turn++) {
      const cash = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
      expect((await markPaid(cash, 'Phiếu 12')).status).toBe(200)
    }
  })
})

describe('transfer that an admin recorded before the bank’s webhook', () => {
  test('is the same money: nothing is refunded, and nothing is unmatched', async () => {
    const order = await byTransfer()
    await markPaid(order, 'ft 268041')
    const before = await mismatchCount()
    for (let turn = 0; turn < 3; turn++) await tell(130_000, order.placed.orderNumber, 'FT268041')
    await tell(130_000, 'khách quên ghi mã', 'FT268041')
    expect(await refundsOf(order.id)).toEqual([])
    expect(await mismatchCount()).toBe(before)
    expect(await checkout.db.select().from(schema.payments).where(eq(schema.payments.orderId, order.id))).toHaveLength(1)
  })

  test('with another sum is unmatched', async () => {
    const order = await byTransfer()
    await markPaid(order, 'FT268051')
    await tell(100_000, order.placed.orderNumber, 'FT268051')
    expect(await newestMismatch()).toMatchObject({ order: { _id: order.id }, why: 'amount', expected: 130_000, reported: 100_000 })
  })

  test('for another order is unmatched, and does not pay that one', async () => {
    const [noted, meant] = [await byTransfer(), await byTransfer()]
    await markPaid(noted, 'FT268061')
    await tell(130_000, meant.placed.orderNumber, 'FT268061')
    expect(await newestMismatch()).toMatchObject({ order: { _id: meant.id }, why: 'transaction', transaction: 'FT268061' })
    expect(await statusOf(meant)).toBe('unpaid')
  })

  test('at the same moment as the webhook, for either order, pays one of them', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const [noted, meant] = [await byTransfer(), await byTransfer()]
      const reference = `FT26807${turn}`
      await Promise.all([markPaid(noted, reference), tell(130_000, meant.placed.orderNumber, reference)])
      const states = [await statusOf(noted), await statusOf(meant)]
      expect(states.sort()).toEqual(['paid', 'unpaid'])
    }
  })
})
