import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { transact } from '../../../platform/database/transaction.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import { deliverDress } from '../../../testing/exchange-fixture.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import { putRabbit } from '../../../testing/personalization-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'
import { writeSettings } from '../../content/content.ts'

let checkout: CheckoutFixture
let admin: Visitor
let rabbit: Awaited<ReturnType<typeof putRabbit>>
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  rabbit = await putRabbit(checkout)
  await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { returnDays: 7 }))
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

const ask = (visitor: Visitor, orderId: string, wish: object) =>
  visitor.post(`orders/${orderId}/exchanges`, { position: 0, size: '', reason: 'Đổi sang thỏ', ...wish })

test('personalized exchange: asks for its fields, and its difference counts their price', async () => {
  const order = await deliverDress(checkout, admin)
  const wish = { productId: rabbit.id, color: 'Xanh lam' }
  const without = await ask(admin, order.id, wish)
  expect([without.status, without.json.code]).toEqual([400, 'personalization_required'])
  expect(without.json.issues.map(({ path }: { path: string }) => path)).toEqual([
    `personalization.${rabbit.name}`,
    `personalization.${rabbit.thread}`,
  ])
  const wrong = await ask(admin, order.id, { ...wish, personalization: rabbit.wish('Một cái tên quá là dài') })
  expect([wrong.status, wrong.json.code]).toEqual([400, 'personalization_invalid'])
  const asked = await ask(admin, order.id, { ...wish, personalization: rabbit.wish('Bống') })
  expect(asked.json.data.exchange).toMatchObject({
    difference: 20_000,
    personalization: [{ text: { vi: 'Bống' }, price: 20_000 }, { text: { vi: 'Chàm', en: 'Indigo' } }],
  })
  const { _id } = asked.json.data.exchange
  await takeMails(checkout)
  await admin.patch(`exchanges/${_id}`, { status: 'approved', differenceWay: 'cash' })
  expect((await takeMails(checkout)).some(({ text }) => text?.includes('Tên bé: Bống'))).toBe(true)
  const parcel = await admin.post('shipments', { orderId: order.id, exchangeId: _id, carrier: 'GHN', trackingCode: 'DOITHO1' })
  await admin.put(`shipments/${parcel.json.data.shipment._id}/status`, { status: 'delivered' })
  await admin.put(`exchanges/${_id}/return`, { state: 'received', item: 'stock' })
  // It was made for one child: the buyer cannot return it, nor exchange it; the shop may replace one with a wrong name.
  const back = { lines: [{ position: 0, exchange: _id, quantity: 1 }], reason: 'Không thích' }
  expect((await order.visitor.post(`orders/${order.id}/returns`, back)).json.code).toBe('exchange_personalized')
  expect((await ask(order.visitor, order.id, { fromExchange: _id, size: '' })).json.code).toBe('exchange_personalized')
  const again = await ask(admin, order.id, { fromExchange: _id, personalization: rabbit.wish('Bông') })
  expect(again.json.data.exchange).toMatchObject({ difference: 0, fromExchange: _id, personalization: [{ text: { vi: 'Bông' } }, {}] })
})

test('personalized exchange: a customer fills in what the product has asked for since it was bought', async () => {
  const order = await deliverDress(checkout, admin)
  const field = { kind: 'text', label: { vi: 'Tên bé', en: 'Name' }, required: true, price: 10_000, maxLength: 12 }
  const changed = await admin.patch(`products/${order.product}`, { personalization: [field] })
  expect(changed.status).toBe(200)
  expect((await ask(order.visitor, order.id, { size: '3Y' })).json.code).toBe('personalization_required')
  const [asked] = (await checkout.visitor().get(`products/${order.product}`)).json.product.personalization
  const done = await ask(order.visitor, order.id, { size: '3Y', personalization: [{ fieldId: asked._id, value: 'Na' }] })
  expect(done.json.data.exchange).toMatchObject({ difference: 10_000, personalization: [{ text: { vi: 'Na' } }] })
})
