import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { unconfirmedLimits } from '../../../contract/orders/cash-limits.ts'
import { schema } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { type CashOrder, type CashOrdersFixture, countOf, nextIp, openCashOrdersFixture } from '../../testing/cash-orders-fixture.ts'
import { findInvariantErrors } from '../../testing/check-invariants.ts'
import { nextPhone, testAddress } from '../../testing/checkout-fixture.ts'
import { writeSettings } from '../content/content.ts'

let checkout: CashOrdersFixture
beforeAll(async () => {
  checkout = await openCashOrdersFixture()
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

test('cash orders: one client with new cookies each time and one phone, then many phones, reserves 5 % of a product at most', async () => {
  const stocks = new Map<string, number>()
  for (const onHand of [1, 4, 19, 40, 60, 100]) stocks.set(await checkout.put(`Cả tiệm ${onHand}`, onHand), onHand)
  const ip = nextIp()
  const phone = nextPhone()
  // A sold out product cannot be added to a cart.
  const grab = (productId: string, asked: Omit<CashOrder, 'ip'>) => checkout.cash(productId, { ip, ...asked }).catch(() => undefined)
  for (const [productId, onHand] of stocks) await grab(productId, { phone, quantity: onHand })
  for (const productId of stocks.keys()) for (let turn = 0; turn < 4; turn++) await grab(productId, { quantity: 1 + (turn % 2) })
  for (const [productId, onHand] of stocks) {
    expect(await checkout.reservedOf(productId), `${onHand} units`).toBeLessThanOrEqual(Math.max(1, onHand * 0.05))
  }
})

describe('open unconfirmed orders', () => {
  test('of one phone: the fourth to tenth reserve nothing, the next is refused with advice, from any client', async () => {
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { brand: { ...brand, phone: '+84234567890' } }))
    const dress = await checkout.put('Một số máy', 100)
    const phone = nextPhone()
    const placed = []
    for (let turn = 0; turn < 10; turn++) placed.push(await checkout.cash(dress, { ip: nextIp(), phone }))
    expect(countOf(placed, 201)).toBe(10)
    expect(placed.map(({ json }) => json.data.order.stockState === 'reserved')).toEqual([...Array(10).keys()].map((turn) => turn < 3))
    checkout.clock.advance(3_601_000)
    const refused = await checkout.cash(dress, { ip: nextIp(), phone })
    expect([refused.status, refused.json.code]).toEqual([429, 'too_many_unconfirmed_orders'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json.message).toMatch(/đang có 10 đơn.*xác nhận một đơn bằng liên kết.*gọi tiệm 0234.567.890 để/)
    const [first] = placed
    await first?.visitor.patch(`orders/${first.json._id}/status`, { status: 'cancelled' })
    expect((await checkout.cash(dress, { ip: nextIp(), phone })).status).toBe(201)
    expect(await checkout.reservedOf(dress)).toBe(2)
  })

  test('of one phone at once: three of twelve reserve and ten are placed, and the same for one e-mail', async () => {
    const dress = await checkout.put('Cùng lúc', 100)
    const phone = nextPhone()
    const ofPhone = await Promise.all(Array.from({ length: 12 }, () => checkout.cash(dress, { ip: nextIp(), phone })))
    expect([countOf(ofPhone, 201), countOf(ofPhone, 429)]).toEqual([10, 2])
    const email = 'mot.hop.thu@example.com'
    const ofEmail = await Promise.all(Array.from({ length: 12 }, () => checkout.cash(dress, { ip: nextIp(), email })))
    expect([countOf(ofEmail, 201), countOf(ofEmail, 429)]).toEqual([10, 2])
    expect(await checkout.reservedOf(dress)).toBe(6)
  })

  test('of one IP: none is refused, but the sixth reserves nothing and says so', async () => {
    const dress = await checkout.put('Một mạng', 200)
    const ip = nextIp()
    const placed = []
    for (let turn = 0; turn < 6; turn++) placed.push(await checkout.cash(dress, { ip }))
    const states = placed.map(({ json }) => json.data.order.stockState)
    expect(states).toEqual(['reserved', 'reserved', 'reserved', 'reserved', 'reserved', 'unreserved'])
    expect(await checkout.reservedOf(dress)).toBe(5)
    const last = placed.at(-1)?.json.data.order
    expect(last).toMatchObject({ status: 'pending', toConfirm: true, confirmed: false, reservedUntil: expect.any(String) })
    expect(last.history).toMatchObject([{ what: 'placed' }, { what: 'stock', to: 'unreserved', by: 'system' }])
  })

  test('of one IP at once: exactly five reserve', async () => {
    const dress = await checkout.put('Một mạng, cùng lúc', 200)
    const ip = nextIp()
    const visitors = []
    for (let turn = 0; turn < 14; turn++) visitors.push(await checkout.shopper({ [dress]: 1 }, 'vi', ip))
    const placed = await Promise.all(visitors.map((visitor) => checkout.order(visitor, { paymentMethod: 'cod' })))
    expect(countOf(placed, 201)).toBe(14)
    expect(placed.filter(({ json }) => json.data.order.stockState === 'reserved')).toHaveLength(5)
    expect(await checkout.reservedOf(dress)).toBe(5)
  })

  test.each(['cod', 'momo'] as const)('of one IP at once, paid by %s: no more than there are, though most reserve nothing', async (by) => {
    const dress = await checkout.put(`Bảy chiếc, ${by}`, 7)
    const ip = nextIp()
    const visitors = []
    for (let turn = 0; turn < 14; turn++) visitors.push(await checkout.shopper({ [dress]: 1 }, 'vi', ip))
    const placed = await Promise.all(visitors.map((visitor) => checkout.order(visitor, { paymentMethod: by })))
    expect([countOf(placed, 201), countOf(placed, 409)]).toEqual([7, 7])
    const [refused] = placed.filter(({ status }) => status === 409)
    expect(refused?.json).toMatchObject({ code: 'cart_changed', issues: [{ path: expect.stringMatching(/^items\./) }] })
    expect((await checkout.cash(dress, { ip: nextIp() })).status).toBe(201)
  })

  test('of one IPv6 network are counted together', async () => {
    const dress = await checkout.put('Cùng mạng IPv6', 200)
    const placed = []
    for (let turn = 0; turn < 6; turn++) placed.push(await checkout.cash(dress, { ip: `2001:db8:7:7::${turn + 1}` }))
    expect(placed.at(-1)?.json.data.order.stockState).toBe('unreserved')
    expect(await checkout.reservedOf(dress)).toBe(5)
    const keys = await checkout.db.selectDistinct({ ipKey: schema.orders.ipKey }).from(schema.orders).where(sql`ip_key like '2001%'`)
    expect(keys).toEqual([{ ipKey: '2001:db8:7:7::/64' }])
  })

  test('reserve nothing for more than their share of a product or more than twenty units', async () => {
    const dress = await checkout.put('Bốn mươi chiếc', 40)
    expect((await checkout.cash(dress, { ip: nextIp(), quantity: 2 })).json.data.order.stockState).toBe('reserved')
    expect((await checkout.cash(dress, { ip: nextIp(), quantity: 5 })).json.data.order.stockState).toBe('unreserved')
    const socks = await checkout.put('Tất', 900)
    expect((await checkout.cash(socks, { ip: nextIp(), quantity: 21 })).json.data.order.stockState).toBe('unreserved')
    expect([await checkout.reservedOf(dress), await checkout.reservedOf(socks)]).toEqual([2, 0])
  })

  test('need free units even where they reserve nothing', async () => {
    const dress = await checkout.put('Còn ba chiếc', 3)
    const first = await checkout.cash(dress, { ip: nextIp(), quantity: 3 })
    expect(first.json.data.order.stockState).toBe('unreserved')
    expect((await checkout.cash(dress, { ip: nextIp() })).json.data.order.stockState).toBe('reserved')
    const short = await checkout.shopper({ [dress]: 2 }, 'vi', nextIp())
    const wallet = await checkout.order(short)
    expect(wallet.status).toBe(201)
    const late = await checkout.shopper({}, 'vi', nextIp())
    expect((await late.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })).status).toBe(409)
  })

  test('book no sewing places before they are confirmed', async () => {
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { sewing: { weeklyPieces: 30 } }))
    const gown = await checkout.put('Áo dài may đo', 0, { madeToOrder: true, leadDays: 7 })
    const booked = () => checkout.db.select({ pieces: sql<number>`coalesce(sum(pieces), 0)::int` }).from(schema.orderSewing)
    const before = (await booked())[0]?.pieces ?? 0
    const placed = await checkout.cash(gown, { ip: nextIp(), quantity: 21 })
    expect(placed.json.data.order.stockState).toBe('unreserved')
    expect((await booked())[0]?.pieces).toBe(before)
    expect((await checkout.cash(gown, { ip: nextIp(), quantity: 9 })).json.data.order.stockState).toBe('reserved')
    expect((await booked())[0]?.pieces).toBe(before + 9)
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { sewing: { weeklyPieces: 10_000 } }))
  })
})

describe('ceiling of an unconfirmed order', () => {
  test('is three million by default, is shown before and during the order, and can be lifted', async () => {
    const gown = await checkout.put('Áo cưới', 50, { price: 3_100_000 })
    const ordered = async () => {
      const visitor = await checkout.shopper({ [gown]: 1 }, 'vi', nextIp())
      return checkout.order(visitor, { paymentMethod: 'cod' })
    }
    const refused = await ordered()
    expect([refused.status, refused.json.code]).toEqual([400, 'cash_above_ceiling'])
    expect(refused.json.message).toContain('3.000.000')
    expect(refused.json.issues).toMatchObject([{ path: 'paymentMethod', message: expect.stringContaining('3.000.000') }])
    const quoted = async (query: string) => {
      const { payment } = (await checkout.visitor().get(`shipping/quote?province=Thành phố Huế&${query}`)).json.data
      return payment.find(({ method }: { method: string }) => method === 'cod')
    }
    expect(await quoted('subTotal=3100000')).toEqual({ method: 'cod', available: false, reason: expect.stringContaining('3.000.000') })
    expect(await quoted('subTotal=3100000&discount=100000')).toEqual({ method: 'cod', available: true })
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { cod: { unconfirmedMax: 0 } }))
    expect((await ordered()).status).toBe(201)
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { cod: { unconfirmedMax: 3_200_000 } }))
    expect((await ordered()).status).toBe(201)
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { cod: {} }))
    expect((await ordered()).status).toBe(400)
  })

  test('does not apply to an order with a deposit', async () => {
    const bank = { bin: '970436', accountNumber: '0123456789', accountName: 'ME MAY' }
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { bank, cod: { deposit: { from: 3_000_000, percent: 30 } } }))
    const gown = await checkout.put('Áo cưới đặt cọc', 50, { price: 3_100_000 })
    const visitor = await checkout.shopper({ [gown]: 1 }, 'vi', nextIp())
    const placed = await checkout.order(visitor, { paymentMethod: 'cod' })
    expect([placed.status, placed.json.data?.order.deposit]).toEqual([201, 930_000])
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { cod: {} }))
  })
})

describe('coupon for each customer', () => {
  test('is used once by an account and its phone, whichever orders first', async () => {
    const dress = await checkout.put('Mã một lần', 100)
    await checkout.db.insert(schema.discounts).values({ id: 'dsc_phone', code: 'MOTSO', kind: 'amount', value: 1_000, perCustomerLimit: 1 })
    const phone = nextPhone()
    const address = { ...testAddress, phone }
    const member = await checkout.shopper({ [dress]: 1 })
    await member.post('users/register', { username: 'mottsomay', email: 'mot.so@x.vn', password: 'một mật khẩu dài' })
    await member.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
    expect((await checkout.order(member, { paymentMethod: 'cod', address, discountCode: 'MOTSO' })).status).toBe(201)
    const guest = await checkout.shopper({ [dress]: 1 })
    const refused = await checkout.order(guest, { paymentMethod: 'cod', address, discountCode: 'MOTSO' })
    expect([refused.status, refused.json.code]).toEqual([409, 'discount_used_up'])
    await member.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
    const again = await checkout.order(member, { paymentMethod: 'cod', discountCode: 'MOTSO' })
    expect([again.status, again.json.code]).toEqual([409, 'discount_used_up'])
  })

  test('is not given to every made-up phone of one IP; a cancelled order releases its use', async () => {
    const dress = await checkout.put('Mã nhiều số', 200)
    await checkout.db.insert(schema.discounts).values({ id: 'dsc_ip', code: 'NHIEUSO', kind: 'amount', value: 1_000, perCustomerLimit: 1 })
    const ip = nextIp()
    const visitors = []
    for (let turn = 0; turn < 8; turn++) visitors.push(await checkout.shopper({ [dress]: 1 }, 'vi', ip))
    const placed = await Promise.all(visitors.map((visitor) => checkout.order(visitor, { paymentMethod: 'cod', discountCode: 'NHIEUSO' })))
    expect([countOf(placed, 201), countOf(placed, 409)]).toEqual([4, 4])
    expect(new Set(placed.filter(({ status }) => status === 409).map(({ json }) => json.code))).toEqual(new Set(['discount_guest_limit']))
    const late = await checkout.shopper({ [dress]: 1 }, 'vi', ip)
    // A buyer who pays before delivery is no made-up customer.
    const wallet = await checkout.shopper({ [dress]: 1 }, 'vi', ip)
    expect((await checkout.order(wallet, { discountCode: 'NHIEUSO', address: { ...testAddress, phone: nextPhone() } })).status).toBe(201)
    const at = placed.findIndex(({ status }) => status === 201)
    await visitors[at]?.patch(`orders/${placed[at]?.json._id}/status`, { status: 'cancelled' })
    expect((await checkout.order(late, { paymentMethod: 'cod', discountCode: 'NHIEUSO' })).status).toBe(201)
  })
})

test('limits of open orders: are fixed, and no environment variable changes them', () => {
  expect(unconfirmedLimits).toEqual({
    ordersPerPhone: 10,
    ordersPerEmail: 10,
    reservingPerPhone: 3,
    reservingPerEmail: 3,
    ordersPerIp: 5,
    unitsPerIp: 20,
    shareOfStock: 20,
    firstOrder: { shareOfStock: 5, units: 4 },
  })
})

const brand = { name: 'Mẹ May', tagline: { vi: '', en: '' }, phone: '', email: '', city: { vi: 'Huế', en: 'Huế' } }
