import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { vietnamDay } from '../../../contract/vietnam-time.ts'
import { schema } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { type CheckoutFixture, nextPhone, openCheckoutFixture, testAddress } from '../../testing/checkout-fixture.ts'
import { takeMails } from '../../testing/mailbox-fixture.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'
import { createStore, defaultSettings, writeSettings } from '../content/content.ts'

let checkout: CheckoutFixture
let dress: string
let storeId: string

const offerPickup = (isOffered: boolean) => {
  const pickup = { method: 'pickup', name: { vi: 'Tới lấy', en: 'Pick up' } }
  const shippingMethods = [...defaultSettings.shippingMethods, ...(isOffered ? [pickup] : [])]
  return transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { ...defaultSettings, shippingMethods }))
}
const methods = async () => (await checkout.visitor('en').get('shipping/quote?province=Thành phố Huế')).json.data.methods

beforeAll(async () => {
  checkout = await openCheckoutFixture()
  dress = await checkout.put('Đầm', 50, { price: 200_000 })
  const store = {
    name: { vi: 'Tiệm Đông Ba', en: 'Dong Ba shop' },
    address: '46 Bạch Đằng, Huế',
    url: 'https://maps.example/1',
    position: 0,
  }
  storeId = await transact(checkout.db, (tx) => createStore(checkout.platform, tx, store))
})
afterAll(() => checkout.close())

test('pickup: is offered once for each store, free and ready the next day', async () => {
  await offerPickup(false)
  expect(await methods()).toHaveLength(1)
  await offerPickup(true)
  const tomorrow = vietnamDay(checkout.clock.now(), 1)
  expect((await methods())[1]).toEqual({
    method: 'pickup',
    shippingFee: 0,
    deliveryFrom: tomorrow,
    deliveryTo: tomorrow,
    store: { _id: storeId, name: 'Dong Ba shop', address: '46 Bạch Đằng, Huế' },
  })
})

test('pickup: an order has no fee and a copy of the store, which its mail names', async () => {
  await offerPickup(true)
  const { placed } = await checkout.ordered(
    { [dress]: 1 },
    { paymentMethod: 'cod', shippingMethod: 'pickup', storeId, email: 'lan@memay.test' },
  )
  expect(placed).toMatchObject({
    shippingMethod: 'pickup',
    shippingFee: 0,
    finalAmount: 200_000,
    pickup: { storeId, name: { vi: 'Tiệm Đông Ba', en: 'Dong Ba shop' }, address: '46 Bạch Đằng, Huế' },
  })
})

test('pickup: the mails and the look-up say that the order is ready, not sent', async () => {
  await offerPickup(true)
  const [visitor, address] = [await checkout.shopper({ [dress]: 1 }, 'en'), { ...testAddress, phone: nextPhone() }]
  const invoice = { name: 'Công ty Mầm Xanh', taxCode: '0100109106', address: '5 Hùng Vương, Huế' }
  const asked = { address, email: 'mai@memay.test', paymentMethod: 'cod', shippingMethod: 'pickup', storeId, invoice } as const
  await takeMails(checkout)
  const { _id: id, orderNumber } = (await checkout.order(visitor, asked)).json
  const admin = await signInAdmin(checkout)
  const mails = async () => (await takeMails(checkout)).filter(({ to }) => to === asked.email)
  const received = await takeMails(checkout)
  const [toBuyer] = received.filter(({ to }) => to === asked.email)
  expect(toBuyer?.text).toContain('in cash when you pick it up')
  expect(toBuyer?.text).toContain('Invoice for: Công ty Mầm Xanh · 0100109106')
  const [toOwner] = received.filter(({ to }) => to !== asked.email)
  expect(toOwner?.text).toContain('Tới lấy tại: Tiệm Đông Ba')
  expect(toOwner?.text).toContain('Tiền mặt khi tới lấy')
  expect(toOwner?.text).not.toContain('nhận hàng')
  const subjects = []
  for (const status of ['processing', 'shipped', 'delivered']) {
    expect((await admin.patch(`orders/${id}/status`, { status })).status).toBe(200)
    subjects.push(...(await mails()).map(({ subject }) => subject.replace(/^.*?: /, '')))
  }
  expect(subjects).toEqual([`Order ${orderNumber} is ready to pick up`, `Thank you for picking up order ${orderNumber}`])
  const found = await checkout.visitor().get(`orders/track?${new URLSearchParams({ orderNumber, phone: address.phone })}`)
  expect(found.json.data.order.shippingMethod).toBe('pickup')
})

test('pickup: payment, confirmation and ready texts know that the buyer comes', async () => {
  await offerPickup(true)
  const { id, token } = await checkout.ordered(
    { [dress]: 1 },
    { paymentMethod: 'cod', shippingMethod: 'pickup', storeId, email: 'hoa@memay.test' },
  )
  const visitor = checkout.visitor('en')
  expect((await visitor.get(`payments/${id}/status?token=${token}`)).json.data.shippingMethod).toBe('pickup')
  const admin = await signInAdmin(checkout)
  const texts = async () => (await admin.get(`orders/${id}/texts`)).json.data
  const { messages } = await texts()
  expect(messages.map(({ step }: { step: string }) => step)).toEqual(expect.arrayContaining(['ready']))
  expect(messages.map(({ step }: { step: string }) => step)).not.toContain('sent')
  const [placed] = messages
  const [, link = ''] = /\/confirm\?token=(\S+)/.exec(placed.texts.vi) ?? []
  const confirmation = await visitor.get(`payments/cod/${id}/confirmation?token=${link}`)
  expect(confirmation.json.data.pickup).toMatchObject({ storeId, address: '46 Bạch Đằng, Huế' })
  const receiving = messages.filter(({ step }: { step: string }) => !['late', 'exchange'].includes(step))
  for (const { texts: both } of receiving) {
    expect(both.vi).not.toMatch(/giao|gửi/i)
    expect(both.en).not.toMatch(/deliver|on its way|sent|courier/i)
  }
  for (const status of ['processing', 'shipped']) await admin.patch(`orders/${id}/status`, { status })
  expect((await texts()).suggested).toBe('ready')
  await checkout.db.update(schema.orders).set({ deliveryTo: '2020-01-01' }).where(eq(schema.orders.id, id))
  const late = await admin.get('orders?late=true')
  expect(late.json.data.orders.map(({ _id }: { _id: string }) => _id)).not.toContain(id)
})

test('pickup: needs no delivery to the buyer’s province', async () => {
  await offerPickup(true)
  const address = {
    fullName: 'Lê Thị Lan',
    phone: '0905000111',
    province: 'Thành phố Hồ Chí Minh',
    ward: 'Phường Sài Gòn',
    street: '1 Lê Lợi',
  }
  const visitor = await checkout.shopper({ [dress]: 1 })
  expect((await checkout.order(visitor, { address, paymentMethod: 'cod' })).json.code).toBe('no_delivery')
  expect((await checkout.order(visitor, { address, paymentMethod: 'cod', shippingMethod: 'pickup', storeId })).status).toBe(201)
})

test('pickup: is refused without a store, at an unknown one, and where it is not offered; the cart stays', async () => {
  await offerPickup(true)
  const visitor = await checkout.shopper({ [dress]: 1 })
  const ask = async (more: object) => {
    const { status, json } = await checkout.order(visitor, { paymentMethod: 'cod', shippingMethod: 'pickup', ...more })
    return [status, json.code, json.issues?.[0]?.path]
  }
  expect(await ask({})).toEqual([400, 'invalid_input', 'storeId'])
  expect(await ask({ storeId: 'sto_0' })).toEqual([400, 'no_pickup', 'storeId'])
  await offerPickup(false)
  expect(await ask({ storeId })).toEqual([400, 'no_pickup', 'storeId'])
  expect((await visitor.get('carts')).json.data.cart.items).toHaveLength(1)
})

const fromStaff = (more: object) => ({
  items: [{ productId: dress, color: 'Xanh lam', quantity: 1 }],
  ...{ address: { fullName: 'Lan', phone: nextPhone() }, paymentMethod: 'cod', source: 'phone', ...more },
})

test('pickup: staff enter one without a place; it has no fee and is ready the next day', async () => {
  await offerPickup(true)
  const admin = await signInAdmin(checkout)
  const { json: preview } = await admin.post('orders/for-customer/preview', { items: fromStaff({}).items, shippingMethod: 'pickup' })
  const tomorrow = vietnamDay(checkout.clock.now(), 1)
  expect(preview.data).toMatchObject({ shippingFee: 0, total: 200_000, deliveryFrom: tomorrow, deliveryTo: tomorrow })
  const { status, json } = await admin.post('orders/for-customer', fromStaff({ shippingMethod: 'pickup', storeId }))
  expect(status).toBe(201)
  const { _id, texts } = json
  expect(json.data.order).toMatchObject({
    shippingMethod: 'pickup',
    shippingFee: 0,
    pickup: { storeId },
    shippingAddress: { ward: '', street: '' },
  })
  expect(texts.vi).toContain('46 Bạch Đằng, Huế')
  // Sent after all only once it has an address.
  const parcel = { orderId: _id, carrier: 'GHN' }
  expect((await admin.post('shipments', parcel)).json.code).toBe('order_without_address')
  const person = { fullName: 'Hoa', phone: nextPhone() }
  expect((await admin.patch(`orders/${_id}/address`, { address: person })).status).toBe(200)
  expect((await admin.patch(`orders/${_id}/address`, { address: { ...testAddress, ...person } })).status).toBe(200)
  expect((await admin.post('shipments', parcel)).status).toBe(201)
})

test('pickup: staff name the store, and a delivery still needs its place', async () => {
  await offerPickup(true)
  const admin = await signInAdmin(checkout)
  const issuesOf = async (more: object) => {
    const { json } = await admin.post('orders/for-customer', fromStaff(more))
    return [json.code, ...(json.issues ?? []).map(({ path }: { path: string }) => path)]
  }
  expect(await issuesOf({ shippingMethod: 'pickup' })).toEqual(['invalid_input', 'storeId'])
  expect(await issuesOf({ shippingMethod: 'pickup', storeId: 'sto_0' })).toEqual(['no_pickup', 'storeId'])
  expect(await issuesOf({})).toEqual(['invalid_input', 'address.province', 'address.ward', 'address.street'])
  const { json } = await admin.post('orders/for-customer', fromStaff({ address: { ...testAddress, phone: nextPhone() } }))
  const unplaced = await admin.patch(`orders/${json._id}/address`, { address: { fullName: 'Hoa', phone: nextPhone() } })
  expect([unplaced.status, unplaced.json.issues.length]).toEqual([400, 3])
})

test('pickup: a draft keeps it, and the customer confirms without a place', async () => {
  await offerPickup(true)
  const admin = await signInAdmin(checkout)
  const { json } = await admin.post('orders/drafts', fromStaff({ shippingMethod: 'pickup', storeId }))
  const { _id, body, total } = json.data.draft
  expect([body.shippingMethod, body.storeId, total]).toEqual(['pickup', storeId, 200_000])
  const { json: sent } = await admin.post(`orders/drafts/${_id}/link`, {})
  expect(sent.data.texts.vi).not.toContain('địa chỉ')
  const token = new URL(sent.data.link).searchParams.get('token')
  const visitor = checkout.visitor()
  const { data: offer } = (await visitor.get(`order-offers/${_id}?token=${token}`)).json
  expect(offer).toMatchObject({ pickup: { storeId }, sums: { shippingFee: 0, total: 200_000 } })
  const confirmation = { token, expectedVersion: offer.version, total: 200_000, paymentMethod: 'cod' }
  const address = { fullName: 'Lan', phone: nextPhone() }
  const { status, json: placed } = await visitor.post(`order-offers/${_id}/confirm`, { ...confirmation, address })
  expect(status).toBe(201)
  expect((await admin.get(`orders/${placed._id}`)).json.data.order).toMatchObject({ pickup: { storeId }, shippingFee: 0 })
})
