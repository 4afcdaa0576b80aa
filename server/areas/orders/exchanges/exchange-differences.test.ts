import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import { deliverDress, stockBySize } from '../../../testing/exchange-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'
import { writeSettings } from '../../content/content.ts'
import { signBankWebhook } from '../../payments/bank-transfer/bank-webhook.rule.ts'

const secret = 'secret-of-the-bank'
const bank = { bin: '970436', accountNumber: '0123456789', accountName: 'NGUYEN THI MAY' }
let checkout: CheckoutFixture
let admin: Visitor
beforeAll(async () => {
  checkout = await openCheckoutFixture({ BANK_WEBHOOK_SECRET: secret })
  admin = await signInAdmin(checkout)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

/** A delivered dress of 100,000 in 2Y, paid in cash; 8Y costs 150,000. */
async function paid() {
  const order = await deliverDress(checkout, admin, { quantity: 1 })
  await admin.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid' })
  return order
}
async function exchange(order: Awaited<ReturnType<typeof paid>>, wish: object = { size: '8Y' }, visitor = order.visitor) {
  const asked = await visitor.post(`orders/${order.id}/exchanges`, { position: 0, reason: 'Bé lớn nhanh', ...wish })
  if (asked.status !== 201) throw new Error(asked.text)
  return asked.json.data.exchange as { _id: string; difference: number }
}
const approve = (id: string, differenceWay?: string) => admin.patch(`exchanges/${id}`, { status: 'approved', differenceWay })
const parcelFor = (orderId: string, exchangeId: string) =>
  admin.post('shipments', { orderId, exchangeId, carrier: 'GHN', trackingCode: `DOI${exchangeId.slice(-6)}` })
const move = async (made: { json: { data: { shipment: { _id: string } } } }, status: string) =>
  admin.put(`shipments/${made.json.data.shipment._id}/status`, { status })
const paymentsOf = (exchangeId: string) => checkout.db.select().from(schema.payments).where(eq(schema.payments.exchangeId, exchangeId))
const refundsOf = async (orderId: string) => (await admin.get(`payments/refunds?orderId=${orderId}`)).json.data.refunds

describe('exchange for something dearer', () => {
  test('is sent once the transfer of the difference is noted', async () => {
    const order = await paid()
    const { _id, difference } = await exchange(order)
    expect(difference).toBe(50_000)
    expect((await approve(_id)).json.issues).toMatchObject([{ path: 'differenceWay' }])
    expect((await approve(_id, 'transfer')).json.data.exchange).toMatchObject({ isDifferenceDue: true, canPack: false })
    expect((await parcelFor(order.id, _id)).status).toBe(409)
    expect(
      (await admin.get('open-cases?step=money')).json.data.cases.some((each: { exchange?: { _id: string } }) => each.exchange?._id === _id),
    ).toBe(true)
    expect((await admin.patch(`exchanges/${_id}/payment`, { reference: 'FT26112600001' })).status).toBe(200)
    expect((await admin.patch(`exchanges/${_id}/payment`, { reference: 'FT26112600002' })).status).toBe(409)
    expect(await paymentsOf(_id)).toMatchObject([{ amountVnd: 50_000, state: 'paid', method: 'bank' }])
    expect((await parcelFor(order.id, _id)).status).toBe(201)
    expect((await checkout.read(order.visitor, order.id)).paymentStatus).toBe('paid')
  })

  test('is recognised by its sum when the bank reports the transfer, once', async () => {
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { bank }))
    const order = await paid()
    const { _id } = await exchange(order)
    await approve(_id, 'transfer')
    const { orderNumber } = (await admin.get(`orders/${order.id}`)).json.data.order
    const said = {
      reference: 'FT26330X1',
      accountNumber: bank.accountNumber,
      amount: 50_000,
      description: orderNumber,
      transactionDateTime: '2026-11-21 10:00:00',
    }
    const notice = { code: '00', desc: 'success', success: true, data: said, signature: signBankWebhook(secret, said) }
    for (let times = 0; times < 2; times++) expect((await checkout.visitor().post('payments/bank/callback', notice)).status).toBe(204)
    expect(await paymentsOf(_id)).toMatchObject([{ amountVnd: 50_000, transId: 'FT26330X1' }])
    expect((await order.visitor.get(`orders/${order.id}/exchanges`)).json.data).toMatchObject([{ isDifferencePaid: true }])
  })

  test('is paid in cash to the carrier of the new item, which owes it to the shop', async () => {
    const order = await paid()
    const { _id } = await exchange(order)
    await approve(_id, 'cash')
    const made = await parcelFor(order.id, _id)
    await move(made, 'delivered')
    await admin.put(`exchanges/${_id}/return`, { state: 'received', item: 'second-choice' })
    const [entry] = await checkout.db.select().from(schema.codLedger).where(eq(schema.codLedger.exchangeId, _id))
    expect(entry).toMatchObject({ amountVnd: 50_000, carrier: 'GHN', remittedAt: null })
    expect(await stockBySize(checkout.db, order.product)).toMatchObject({ '2Y': [4, 0], '8Y': [4, 0] })
    await admin.patch('payments/cod-ledger', { ids: [entry?.id], reference: 'DS-12' })
    expect(await paymentsOf(_id)).toMatchObject([{ amountVnd: 50_000, method: 'cod' }])
    expect((await admin.patch('payments/cod-ledger', { ids: [entry?.id], reference: 'DS-12' })).status).toBe(409)
  })

  test('costs nothing where the shop waives it, and is refunded where the exchange ends after it was paid', async () => {
    const waived = await paid()
    const first = await exchange(waived)
    expect((await approve(first._id, 'waived')).json.data.exchange).toMatchObject({ isDifferenceDue: false, canPack: true })
    const order = await paid()
    const { _id } = await exchange(order)
    await approve(_id, 'transfer')
    await admin.patch(`exchanges/${_id}/payment`, { reference: 'FT26112600003' })
    await admin.patch(`exchanges/${_id}`, { status: 'cancelled' })
    expect(await refundsOf(order.id)).toMatchObject([{ amount: 50_000, reason: 'exchange-difference', state: 'open', canWithdraw: false }])
  })
})

describe('exchange that is cancelled after the old item came back', () => {
  const amounts = async (orderId: string) => (await refundsOf(orderId)).map((each: { amount: number }) => each.amount).sort()
  const receive = (id: string) => admin.put(`exchanges/${id}/return`, { state: 'received', item: 'stock' })

  test('refunds the item, and the difference that was paid, once', async () => {
    const order = await paid()
    const { _id } = await exchange(order)
    await approve(_id, 'transfer')
    await admin.patch(`exchanges/${_id}/payment`, { reference: 'FT26112600009' })
    await receive(_id)
    expect(await refundsOf(order.id)).toEqual([])
    expect((await admin.patch(`exchanges/${_id}`, { status: 'cancelled' })).status).toBe(200)
    expect((await admin.patch(`exchanges/${_id}`, { status: 'cancelled' })).status).toBe(409)
    expect(await amounts(order.id)).toEqual([100_000, 50_000])
  })

  test('refunds the rest where the cheaper price was refunded already, and nothing where it still is with the buyer', async () => {
    const hat = await checkout.catalogue.put('Mũ rẻ', {
      price: 60_000,
      sizes: [{ size: 'M' }],
      stock: [{ color: 'Xanh lam', size: 'M', onHand: 3 }],
    })
    const wish = { productId: hat, size: 'M', color: 'Xanh lam' }
    const order = await paid()
    const { _id } = await exchange(order, wish, admin)
    await approve(_id)
    await receive(_id)
    await admin.patch(`exchanges/${_id}`, { status: 'cancelled' })
    expect(await amounts(order.id)).toEqual([40_000, 60_000])
    const other = await paid()
    const second = await exchange(other, wish, admin)
    await approve(second._id)
    await admin.patch(`exchanges/${second._id}`, { status: 'cancelled' })
    expect(await refundsOf(other.id)).toEqual([])
  })
})

describe('exchange for another product', () => {
  test('is opened by the shop; what is cheaper is refunded once the old item is back', async () => {
    const order = await paid()
    const hat = await checkout.catalogue.put('Mũ len', {
      price: 60_000,
      sizes: [{ size: 'M' }],
      stock: [{ color: 'Xanh lam', size: 'M', onHand: 3 }],
    })
    const wish = { productId: hat, size: 'M', color: 'Xanh lam' }
    const refused = await order.visitor.post(`orders/${order.id}/exchanges`, { position: 0, reason: 'Đổi', ...wish })
    expect(refused.status).toBe(403)
    const { _id, difference } = await exchange(order, wish, admin)
    expect(difference).toBe(-40_000)
    expect((await approve(_id)).status).toBe(200)
    await move(await parcelFor(order.id, _id), 'delivered')
    expect(await refundsOf(order.id)).toEqual([])
    const back = await admin.put(`exchanges/${_id}/return`, { state: 'received', item: 'stock' })
    expect(back.json.data.exchange).toMatchObject({ status: 'done', toProduct: { name: 'Mũ len' } })
    expect(await refundsOf(order.id)).toMatchObject([{ amount: 40_000, reason: 'exchange-difference' }])
    expect([await stockBySize(checkout.db, hat), await stockBySize(checkout.db, order.product)]).toMatchObject([
      { M: [2, 0] },
      { '2Y': [5, 0] },
    ])
  })
})
