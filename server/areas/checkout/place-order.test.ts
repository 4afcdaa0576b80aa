import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayMs, minuteMs } from '../../../contract/durations.ts'
import { schema } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { findInvariantErrors, stockOf } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../../testing/checkout-fixture.ts'
import { takeMails } from '../../testing/mailbox-fixture.ts'
import { writeSettings } from '../content/content.ts'

let checkout: CheckoutFixture
beforeAll(async () => {
  checkout = await openCheckoutFixture()
})
afterAll(async () => {
  expect(await findInvariantErrors(checkout.db)).toEqual([])
  await checkout.close()
})

describe('place-order', () => {
  test('orders the cart at today’s prices, reserves its units and empties the cart', async () => {
    const dress = await checkout.put('Đầm lanh', 5)
    const hat = await checkout.put('Mũ rơm', 5, { price: 80_000, salePrice: 65_000 })
    const shopper = await checkout.shopper({ [dress]: 2, [hat]: 1 })
    const placed = await checkout.order(shopper, { address: testAddress, note: 'Gọi trước', gift: true, email: 'Mai@Example.vn' })
    expect(placed.status).toBe(201)
    const { order } = placed.json.data
    expect(order).toMatchObject({
      _id: placed.json._id,
      status: 'pending',
      paymentStatus: 'unpaid',
      paymentMethod: 'momo',
      email: 'mai@example.vn',
      userId: null,
      subTotal: 265_000,
      shippingFee: 30_000,
      discount: 0,
      finalAmount: 295_000,
      tax: 21_852,
      taxPercent: 8,
      note: 'Gọi trước',
      gift: true,
      shippingAddress: { province: 'Thành phố Huế', provinceCode: '46', phone: '+84912345678' },
      shipment: null,
    })
    expect(placed.json).toMatchObject({ finalAmount: 295_000, orderNumber: expect.stringMatching(/^MM\d{6}-[0-9A-Z]{4}$/) })
    expect(placed.json.token).toMatch(/^[\w-]{32}$/)
    expect(order.items).toHaveLength(2)
    expect(order.items.find((item: { price: number }) => item.price === 65_000)).toMatchObject({
      quantity: 1,
      total: 65_000,
      product: { name: 'Mũ rơm' },
    })
    expect(order.history).toMatchObject([{ what: 'placed', to: 'pending', by: 'guest' }])
    expect(Date.parse(order.paymentDueDate) - Date.parse(order.orderDate)).toBe(30 * minuteMs)
    expect(await stockOf(checkout.db, dress)).toEqual({ onHand: 5, reserved: 2, sold: 0 })
    expect((await shopper.get('carts')).json.data.cart.items).toEqual([])
    expect((await checkout.order(shopper)).json.code).toBe('cart_empty')
  })

  test('sends a confirmation mail with the sums and a link to the order', async () => {
    const dress = await checkout.put('Đầm thư', 5)
    const shopper = await checkout.shopper({ [dress]: 1 }, 'en')
    const placed = await checkout.order(shopper, { email: 'thu@example.vn', paymentMethod: 'cod' })
    const [written] = await checkout.db.select().from(schema.mails).where(eq(schema.mails.recipient, 'thu@example.vn'))
    expect(written?.key).toBe(`order-received:${placed.json._id}`)
    const mail = (await takeMails(checkout)).find(({ to }) => to.includes('thu@example.vn'))
    expect(mail?.text).toContain('130.000')
    expect(mail?.text).toMatch(/Includes 8% VAT.*9\.630/)
    expect(mail?.text).toContain('You pay in cash')
    expect(mail?.text.replaceAll('\u00a0', ' ')).toMatch(/Should arrive (?:on|between) \d{1,2} \w+ 20\d\d/)
    expect(mail?.text).toMatch(/ · Qty 1 · /)
    expect(mail?.text).toContain(`/orders/${placed.json._id}?token=${placed.json.token}`)
  })

  test('sends a mail with a link to the payment page for an unpaid order', async () => {
    const dress = await checkout.put('Đầm chờ tiền', 5)
    const { id } = await checkout.ordered({ [dress]: 1 }, { email: 'cho.tien@example.vn' })
    const mail = (await takeMails(checkout)).find(({ to }) => to.includes('cho.tien@example.vn'))
    expect(mail?.text).toMatch(new RegExp(`Thanh toán:\\n\\S+/checkout/payment/${id}`))
  })

  test('keeps an order unchanged when the catalogue changes', async () => {
    const dress = await checkout.put('Đầm cũ', 5)
    const { visitor, id, placed } = await checkout.ordered({ [dress]: 1 })
    await checkout.db
      .update(schema.products)
      .set({ name: 'Đầm mới', priceVnd: 1, slug: 'khac', deletedAt: new Date() })
      .where(eq(schema.products.id, dress))
    expect(await checkout.read(visitor, id)).toEqual(placed)
  })

  test('calculates the price itself and ignores prices in the request', async () => {
    const dress = await checkout.put('Đầm thật giá', 5)
    const shopper = await checkout.shopper({ [dress]: 1 })
    const more = {
      items: [{ price: 1 }],
      finalAmount: 1,
      shippingFee: -1,
      discount: 9e9,
      status: 'delivered',
      userId: 'usr_x',
      currency: 'USD',
    }
    const placed = await checkout.order(shopper, more as never)
    expect(placed.json.data.order).toMatchObject({ finalAmount: 130_000, status: 'pending', discount: 0, userId: null })
  })

  test('promises a later delivery where something has to be sewn', async () => {
    const sewn = await checkout.put('Áo dài đặt may', 1, { madeToOrder: true, leadDays: 10 })
    const onShelf = await checkout.ordered({ [sewn]: 1 })
    const fromTheTable = await checkout.ordered({ [sewn]: 3 })
    const days = (a: string | null, b: string | null) => (Date.parse(a ?? '') - Date.parse(b ?? '')) / dayMs
    expect(days(fromTheTable.placed.deliveryFrom, onShelf.placed.deliveryFrom)).toBe(10)
    expect(await stockOf(checkout.db, sewn)).toMatchObject({ onHand: 1, reserved: 1 })
  })
})

describe('place-order refuses, reserves nothing and writes nothing', () => {
  test('when a unit was sold after the cart was read, line by line', async () => {
    const scarce = await checkout.put('Đầm hiếm', 3)
    const plenty = await checkout.put('Đầm nhiều', 9)
    const slow = await checkout.shopper({ [scarce]: 3, [plenty]: 1 })
    await checkout.ordered({ [scarce]: 2 })
    const refused = await checkout.order(slow)
    expect(refused.status).toBe(409)
    expect(refused.json.code).toBe('cart_changed')
    const line = (await slow.get('carts')).json.data.cart.items.find((item: { productId: string }) => item.productId === scarce)
    expect(refused.json.issues).toEqual([{ path: `items.${line._id}`, message: 'Không còn đủ số lượng.' }])
    expect(await stockOf(checkout.db, plenty)).toMatchObject({ reserved: 0 })
    expect((await slow.get('carts')).json.data.cart.items).toHaveLength(2)
  })

  test('when a price differs from the named cart revision', async () => {
    const dress = await checkout.put('Đầm đổi giá', 3)
    const shopper = await checkout.shopper({ [dress]: 1 })
    const shown = (await shopper.get('carts')).json.data.cart
    await checkout.db.update(schema.products).set({ priceVnd: 120_000 }).where(eq(schema.products.id, dress))
    const refused = await checkout.order(shopper, { cartRevision: shown.revision })
    expect(refused.status).toBe(409)
    expect(refused.json.issues).toEqual([{ path: `items.${shown.items[0]._id}`, message: expect.any(String) }])
    const now = (await shopper.get('carts')).json.data.cart
    expect((await checkout.order(shopper, { cartRevision: now.revision })).json.finalAmount).toBe(150_000)
  })

  test('when a price changed after the cart was read, also where the request names no revision', async () => {
    const dress = await checkout.put('Đầm lên giá', 9)
    const raise = (priceVnd: number) => checkout.db.update(schema.products).set({ priceVnd }).where(eq(schema.products.id, dress))
    const shopper = await checkout.shopper({ [dress]: 1 })
    await raise(120_000)
    const refused = await checkout.order(shopper)
    const [{ _id }] = (await shopper.get('carts')).json.data.cart.items
    expect([refused.status, refused.json.code, refused.json.issues]).toEqual([
      409,
      'cart_changed',
      [{ path: `items.${_id}`, message: expect.any(String) }],
    ])
    await raise(130_000)
    expect((await checkout.order(shopper)).status).toBe(409)
    expect((await shopper.get('carts')).json.data.cart.items[0]).toMatchObject({ unitPrice: 130_000, priceWhenAdded: 100_000 })
    expect((await checkout.order(shopper)).json.data.order.subTotal).toBe(130_000)
  })

  test.each([
    ['to a place that does not exist', { address: { ...testAddress, ward: 'Phường Không Có' } }, 400, 'unknown_address'],
    [
      'to where the shop does not deliver',
      { address: { ...testAddress, province: 'Tỉnh Cà Mau', ward: 'Phường An Xuyên' } },
      400,
      'no_delivery',
    ],
    ['to an address that is not one’s own', { addressId: 'adr_somebody', address: undefined }, 404, 'address_gone'],
    ['without an address', { address: undefined }, 400, 'invalid_input'],
    ['by bank transfer, which is not offered yet', { paymentMethod: 'bank' as const }, 400, 'payment_method_unavailable'],
    ['with a code nobody offers', { discountCode: 'KHONGCO' }, 409, 'cart_changed'],
  ])('%s', async (_, asked, status, code) => {
    const dress = await checkout.put(`Đầm ${code} ${status}`, 2)
    const refused = await checkout.order(await checkout.shopper({ [dress]: 1 }), asked)
    expect([refused.status, refused.json.code]).toEqual([status, code])
    expect(await stockOf(checkout.db, dress)).toMatchObject({ reserved: 0 })
  })

  test.each([
    [969, 'below', 400],
    [970, 'at the lower end of', 201],
    [50_000_000, 'at the upper end of', 201],
    [50_000_001, 'above', 400],
  ])('a wallet order of %d dong, %s MoMo’s limits; in cash it is placed where there is no ceiling', async (price, _, status) => {
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { cod: { unconfirmedMax: 0 } }))
    const dress = await checkout.put(`Đầm ${price}`, 2, { price })
    const visitor = await checkout.shopper({ [dress]: 1 })
    await checkout.db.update(schema.locations).set({ shippingVnd: 30 })
    const byWallet = await checkout.order(visitor)
    expect(byWallet.status).toBe(status)
    if (status === 400) expect((await checkout.order(visitor, { paymentMethod: 'cod' })).status).toBe(201)
    await checkout.db.update(schema.locations).set({ shippingVnd: 30_000 })
    expect(checkout.momo.callsOf('create')).toEqual([])
  })

  test('when there are ten unpaid orders', async () => {
    const dress = await checkout.put('Đầm mười', 20)
    const hoarder = await checkout.shopper({})
    const again = async () => {
      await hoarder.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
      return checkout.order(hoarder)
    }
    for (let placed = 0; placed < 10; placed++) expect((await again()).status).toBe(201)
    const refused = await again()
    expect([refused.status, refused.json.code, refused.headers['retry-after']]).toEqual([429, 'too_many_unpaid_orders', '1800'])
  })
})

test('place-order: accepts goods for 2.5 billion dong, in cash where there is no ceiling', async () => {
  await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { cod: { unconfirmedMax: 0 } }))
  const gown = await checkout.put('Áo dài thêu vàng', 50, { price: 50_000_000 })
  const { placed } = await checkout.ordered({ [gown]: 50 }, { paymentMethod: 'cod' })
  expect(placed).toMatchObject({ subTotal: 2_500_000_000, shippingFee: 0, finalAmount: 2_500_000_000, tax: 185_185_185 })
})
