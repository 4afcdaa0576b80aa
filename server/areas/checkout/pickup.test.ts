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
