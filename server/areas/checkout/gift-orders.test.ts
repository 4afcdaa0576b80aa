import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { vietnamDay } from '../../../contract/vietnam-time.ts'
import { schema } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { findInvariantErrors } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'
import { writeSettings } from '../content/content.ts'

let checkout: CheckoutFixture
let admin: Visitor
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm quà', 500, { price: 200_000 })
})
beforeEach(() => offerWrap(15_000))
afterAll(() => checkout.close())

const offerWrap = (price: number, isOffered = true) =>
  transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { gifts: { wrap: { isOffered, price } } }))
const giver = { fullName: 'Lê Thị Lan', phone: '0905 000 222' }
const day = (days: number) => vietnamDay(checkout.clock.now(), days)

async function refused(order: object, language: 'vi' | 'en' = 'vi') {
  const { status, json } = await checkout.order(await checkout.shopper({ [dress]: 1 }, language), order)
  return { status, code: json.code, message: json.message, issues: json.issues }
}

describe('gift', () => {
  test.each([
    [undefined, false],
    [false, false],
    [true, true],
    [{}, true],
    [{ wrap: false, message: ' \n ' }, true],
    [{ message: ' Chúc bé Gạo\r\nhay ăn ' }, { message: 'Chúc bé Gạo\nhay ăn', card: true }],
    [{ message: 'Chúc bé', card: false }, { message: 'Chúc bé' }],
    [{ card: true }, { card: true }],
    [{ giver }, { giver: { fullName: 'Lê Thị Lan', phone: '+84905000222' } }],
  ])('of %j is %j in the order', async (gift, expected) => {
    const { visitor, id, placed } = await checkout.ordered({ [dress]: 1 }, gift === undefined ? {} : { gift })
    expect(placed.gift).toEqual(expected)
    expect((await checkout.read(visitor, id)).gift).toEqual(expected)
    const { giftCode } = (await admin.get(`orders/${id}`)).json.data.order
    if (expected === false) expect(giftCode).toBeNull()
    else expect(giftCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
  })

  test.each([
    ['yes', 'gift'],
    [1, 'gift'],
    [[], 'gift'],
    [{ wrap: 'yes' }, 'gift.wrap'],
    [{ card: 'gold' }, 'gift.card'],
    [{ message: 'x'.repeat(301) }, 'gift.message'],
    [{ deliverOn: '2026-02-30' }, 'gift.deliverOn'],
    [{ giver: { fullName: 'Lan', phone: '123' } }, 'gift.giver.phone'],
    [{ giver: { fullName: ' ', phone: giver.phone } }, 'gift.giver.fullName'],
  ])('refuses %j', async (gift, path) => {
    expect(await refused({ gift })).toMatchObject({ status: 400, code: 'invalid_input', issues: [{ path }] })
  })
})

test('gift: staff find an order by the name, the phone and the e-mail of its giver, with and without marks', async () => {
  const someone = { fullName: 'Đỗ Thị Hường', phone: '0935 111 789' }
  const { id } = await checkout.ordered({ [dress]: 1 }, { gift: { giver: someone }, email: 'co.huong@x.vn' })
  const found = async (query: string) => {
    const { orders } = (await admin.get(`orders?query=${encodeURIComponent(query)}`)).json.data as { orders: { _id: string }[] }
    return orders.map(({ _id }) => _id)
  }
  for (const query of ['Đỗ Thị Hường', 'do huong', '0935111789', '+84 935 111 789', '111789', 'co.huong@x.vn']) {
    expect(await found(query), query).toEqual([id])
  }
  expect(await found('Đỗ Thị Hạnh')).toEqual([])
  // The recipient and the giver together name it too.
  const { shippingAddress } = (await admin.get(`orders/${id}`)).json.data.order
  expect(await found(`${shippingAddress.fullName} hường`)).toEqual([id])
})

describe('gift wrapping', () => {
  test('is part of the total and of its tax, and neither discounted nor counted towards free delivery', async () => {
    await admin.post('discounts', { code: 'HET', kind: 'percent', value: 100 })
    const { placed } = await checkout.ordered({ [dress]: 2 }, { gift: { wrap: true } })
    expect(placed).toMatchObject({ subTotal: 400_000, shippingFee: 30_000, wrapFee: 15_000, finalAmount: 445_000, tax: 32_963 })
    const free = await checkout.ordered({ [dress]: 1 }, { gift: { wrap: true }, discountCode: 'HET' })
    expect(free.placed).toMatchObject({ discount: 200_000, wrapFee: 15_000, finalAmount: 45_000 })
    expect(await findInvariantErrors(checkout.db)).toEqual([])
  })

  test('costs nothing where its price is 0, and nothing where it is not wished', async () => {
    expect((await checkout.ordered({ [dress]: 1 }, { gift: { message: 'Chúc bé' } })).placed.wrapFee).toBe(0)
    await offerWrap(0)
    expect((await checkout.ordered({ [dress]: 1 }, { gift: { wrap: true } })).placed).toMatchObject({ gift: { wrap: true }, wrapFee: 0 })
  })

  test('is refused where the shop does not offer it', async () => {
    await offerWrap(15_000, false)
    expect(await refused({ gift: { wrap: true } })).toMatchObject({ status: 400, code: 'no_gift_wrap', issues: [{ path: 'gift.wrap' }] })
  })

  test('counts in the quote and in the preview of staff', async () => {
    const quote = (query: string) => checkout.visitor().get(`shipping/quote?province=Thành phố Huế&subTotal=2995000&${query}`)
    const cash = ({ json }: Awaited<ReturnType<typeof quote>>) =>
      json.data.payment.find(({ method }: { method: string }) => method === 'cod').available
    expect([cash(await quote('')), cash(await quote('wrap=true'))]).toEqual([true, false])
    const items = [{ productId: dress, color: 'Xanh lam', quantity: 1 }]
    const preview = await admin.post('orders/for-customer/preview', { items, province: 'Thành phố Huế', wrap: true })
    expect(preview.json.data).toMatchObject({ wrapFee: 15_000, total: 245_000 })
  })
})

describe('gift for somebody else', () => {
  test('refuses cash on delivery, for every buyer and at a change of the method', async () => {
    const code = 'cash_for_gift'
    expect(await refused({ gift: { giver }, paymentMethod: 'cod' })).toMatchObject({
      status: 400,
      code,
      issues: [{ path: 'paymentMethod' }],
    })
    const quoted = await checkout.visitor().get('shipping/quote?province=Thành phố Huế&hasGiver=true')
    expect(quoted.json.data.payment).toMatchObject([
      { method: 'momo', available: true },
      { method: 'cod', available: false },
    ])
    const { visitor, id, token } = await checkout.ordered({ [dress]: 1 }, { gift: { giver } })
    expect((await visitor.get(`payments/${id}?token=${token}`)).text).not.toContain('"cod"')
    expect((await checkout.ordered({ [dress]: 1 }, { gift: true, paymentMethod: 'cod' })).placed.gift).toBe(true)
  })

  test('can be followed with the phone of either', async () => {
    const { placed } = await checkout.ordered({ [dress]: 1 }, { gift: { giver } })
    const track = async (phone: string) =>
      (await checkout.visitor().get(`orders/track?${new URLSearchParams({ orderNumber: placed.orderNumber, phone })}`)).status
    expect([await track(giver.phone), await track(placed.shippingAddress.phone), await track('0905000333')]).toEqual([200, 200, 404])
  })
})

describe('wished day', () => {
  test('is what the order promises, and stays so when its units are reserved later', async () => {
    const { placed, id } = await checkout.ordered({ [dress]: 1 }, { gift: { deliverOn: day(20) }, paymentMethod: 'cod' })
    expect(placed).toMatchObject({ gift: { deliverOn: day(20) }, deliveryFrom: day(20), deliveryTo: day(20) })
    checkout.clock.advance(26 * 3_600_000)
    await checkout.areas.payments.expire()
    expect((await admin.get(`orders/${id}`)).json.data.order.stockState).not.toBe('reserved')
    await admin.post(`payments/cod/${id}/confirm`, {})
    const { stockState, deliveryFrom, deliveryTo, gift } = (await admin.get(`orders/${id}`)).json.data.order
    expect([stockState, deliveryFrom, deliveryTo]).toEqual(['reserved', gift.deliverOn, gift.deliverOn])
  })

  test('too early is refused with the earliest day, in the language of the buyer', async () => {
    const early = { gift: { deliverOn: day(1) } }
    const [, month, date] = day(2).split('-')
    const vi = await refused(early)
    expect(vi).toMatchObject({ status: 400, code: 'gift_day_too_early', issues: [{ path: 'gift.deliverOn' }] })
    expect(vi.message).toContain(`${Number(date)}/${Number(month)}`)
    expect((await refused(early, 'en')).message).toMatch(/The earliest we can deliver is \d{1,2} \w+ \d{4}\.$/)
    expect((await refused({ gift: { deliverOn: day(181) } })).code).toBe('gift_day_too_late')
  })

  test('of what is sewn waits for the sewing and for a full week', async () => {
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { sewing: { weeklyPieces: 3 } }))
    const sewn = await checkout.put('Áo dài đặt may', 0, { madeToOrder: true, leadDays: 10 })
    const ask = async (quantity: number, deliverOn: string) => {
      const { status, json } = await checkout.order(await checkout.shopper({ [sewn]: quantity }), { gift: { deliverOn } })
      return json.code ?? status
    }
    expect(await ask(3, day(11))).toBe('gift_day_too_early')
    expect(await ask(3, day(12))).toBe(201)
    expect(await ask(1, day(18))).toBe('gift_day_too_early')
    expect(await ask(1, day(19))).toBe(201)
    const booked = await checkout.db.select().from(schema.orderSewing)
    expect(booked.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(4)
  })
})
