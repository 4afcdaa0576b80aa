import { eq, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { findInvariantErrors, stockOf } from '../../../testing/check-invariants.ts'
import { openDepositFixture } from '../../../testing/deposit-fixture.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'
import { writeSettings } from '../../content/content.ts'
import { deleteOldIpKeys } from '../../orders/orders.ts'

let shop: Awaited<ReturnType<typeof openDepositFixture>>
let checkout: (typeof shop)['checkout']
let product: string
beforeAll(async () => {
  shop = await openDepositFixture()
  checkout = shop.checkout
})
beforeEach(async () => {
  product = await checkout.put('Đầm lanh', 5)
})
afterEach(async () => {
  // So that no order of one test becomes due in another.
  for (const table of [schema.refunds, schema.payments, schema.orders, schema.discounts]) await checkout.db.delete(table)
  await checkout.db.update(schema.variants).set({ reserved: 0 })
  expect(await findInvariantErrors(checkout.db)).toEqual([])
})
afterAll(() => shop.checkout.close())

const rowOf = async (id: string) => (await checkout.db.select().from(schema.orders).where(eq(schema.orders.id, id)))[0]
const cash = (asked = {}, quantity = 1) => checkout.ordered({ [product]: quantity }, { paymentMethod: 'cod', ...asked })
const confirm = async (id: string) => checkout.visitor().post(`payments/cod/${id}/confirm`, { token: (await rowOf(id))?.confirmToken })
/** Advances the clock and runs the sweep: in two processes at once, and once more. */
async function wait(milliseconds: number): Promise<void> {
  checkout.clock.advance(milliseconds)
  await Promise.all([checkout.areas.payments.expire(), checkout.areas.payments.expire()])
  await checkout.areas.payments.expire()
}
const books = async () => expect(await findInvariantErrors(checkout.db)).toEqual([])

describe('unconfirmed cash order', () => {
  test('reserves its units for a day, then releases them and mails buyer and owner once', async () => {
    await takeMails(checkout)
    const order = await cash({ email: 'quen@example.vn' })
    await takeMails(checkout)
    await wait(dayMs - hourMs)
    expect(await stockOf(checkout.db, product)).toMatchObject({ reserved: 1 })
    await wait(2 * hourMs)
    expect(await stockOf(checkout.db, product)).toMatchObject({ onHand: 5, reserved: 0 })
    const read = await checkout.read(order.visitor, order.id)
    expect(read).toMatchObject({ status: 'pending', paymentStatus: 'unpaid', toConfirm: true, stockState: 'released' })
    expect(read.history.filter(({ what }) => what === 'stock')).toMatchObject([{ to: 'released', by: 'system' }])
    const mails = await takeMails(checkout)
    expect(mails.map(({ to }) => to).sort()).toEqual(['admin@memay.test', 'quen@example.vn'])
    const own = mails.find(({ to }) => to === 'quen@example.vn')
    expect(own?.subject).toContain('chưa được xác nhận')
    expect(own?.text).toContain(`/orders/${order.id}/confirm?token=`)
    expect(mails.find(({ to }) => to === 'admin@memay.test')?.subject).toContain('quá hạn xác nhận')
    await books()
  })

  test('can be confirmed later and reserves again while there is stock', async () => {
    const order = await cash()
    await wait(dayMs + hourMs)
    expect((await confirm(order.id)).status).toBe(200)
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({
      confirmed: true,
      stockState: 'reserved',
      deliveryFrom: expect.any(String),
    })
    expect(await stockOf(checkout.db, product)).toMatchObject({ reserved: 1 })
    await wait(30 * dayMs)
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({ status: 'pending', stockState: 'reserved' })
    await books()
  })

  test('is refused where its units are sold', async () => {
    const order = await cash()
    await wait(dayMs + hourMs)
    await checkout.ordered({ [product]: 5 })
    const refused = await confirm(order.id)
    expect([refused.status, refused.json.code]).toEqual([409, 'order_out_of_stock'])
    await books()
  })

  test('is cancelled a week later, with the reason in a mail to the buyer', async () => {
    const order = await cash({ email: 'mot.tuan@example.vn' })
    await wait(dayMs + hourMs)
    await wait(6 * dayMs)
    expect((await checkout.read(order.visitor, order.id)).status).toBe('pending')
    await takeMails(checkout)
    await wait(dayMs)
    const read = await checkout.read(order.visitor, order.id)
    expect(read).toMatchObject({ status: 'cancelled', stockState: 'released' })
    expect(read.history.at(-1)).toMatchObject({ what: 'status', to: 'cancelled', by: 'system', note: 'not-confirmed' })
    const [mail] = await takeMails(checkout)
    expect(mail?.text).toContain('không được xác nhận nên tiệm đã huỷ')
    expect((await rowOf(order.id))?.ipKey).toBeNull()
    await books()
  })

  test('reserves its units as long as the settings say', async () => {
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { cod: { reservedHours: 2 } }))
    const order = await cash()
    expect(Date.parse(order.placed.reservedUntil ?? '') - checkout.clock.now().getTime()).toBeGreaterThan(2 * hourMs - 60_000)
    await wait(3 * hourMs)
    expect((await checkout.read(order.visitor, order.id)).stockState).toBe('released')
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { cod: {} }))
    const admin = await signInAdmin(checkout)
    for (const reservedHours of [0, 169, 1.5]) expect((await admin.patch('settings', { cod: { reservedHours } })).status).toBe(400)
    await books()
  })

  test('releases its coupon too, and takes it again', async () => {
    await checkout.db.insert(schema.discounts).values({ id: 'dsc_lapse', code: 'TRA', kind: 'amount', value: 10_000, usageLimit: 1 })
    const used = async () => (await checkout.db.select().from(schema.discounts).where(eq(schema.discounts.id, 'dsc_lapse')))[0]?.used
    const order = await cash({ discountCode: 'TRA' })
    expect(await used()).toBe(1)
    await wait(dayMs + hourMs)
    expect(await used()).toBe(0)
    const other = await cash({ discountCode: 'TRA' })
    const refused = await confirm(order.id)
    expect([refused.status, refused.json.code]).toEqual([409, 'discount_used_up'])
    expect(await stockOf(checkout.db, product)).toMatchObject({ reserved: 1 })
    await other.visitor.patch(`orders/${other.id}/status`, { status: 'cancelled' })
    expect((await confirm(order.id)).status).toBe(200)
    expect(await used()).toBe(1)
    await books()
  })

  test('without a reservation is shown as such, and is cancelled like the others', async () => {
    const order = await cash({}, 5)
    expect(order.placed.stockState).toBe('unreserved')
    await wait(dayMs + hourMs)
    expect((await checkout.read(order.visitor, order.id)).stockState).toBe('released')
    expect(await stockOf(checkout.db, product)).toMatchObject({ onHand: 5, reserved: 0 })
    await wait(8 * dayMs)
    expect((await checkout.read(order.visitor, order.id)).status).toBe('cancelled')
    await books()
  })

  test('does not include orders that are confirmed, processed, or paid by another method', async () => {
    const [sure, begun] = [await cash(), await cash()]
    await confirm(sure.id)
    await (await signInAdmin(checkout)).patch(`orders/${begun.id}/status`, { status: 'processing' })
    await wait(9 * dayMs)
    expect((await checkout.read(sure.visitor, sure.id)).stockState).toBe('reserved')
    expect((await checkout.read(begun.visitor, begun.id)).stockState).toBe('committed')
    await books()
  })

  test('releases its sewing places', async () => {
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { sewing: { weeklyPieces: 4 } }))
    const gown = await checkout.put('Áo dài', 0, { madeToOrder: true, leadDays: 7 })
    const first = await checkout.ordered({ [gown]: 4 }, { paymentMethod: 'cod' })
    const second = await checkout.ordered({ [gown]: 4 }, { paymentMethod: 'cod' })
    expect(second.placed.deliveryTo).not.toBe(first.placed.deliveryTo)
    await wait(dayMs + hourMs)
    await confirm(second.id)
    await confirm(first.id)
    const read = async ({ visitor, id }: typeof first) => (await checkout.read(visitor, id)).deliveryTo ?? ''
    expect(Date.parse(await read(first)) - Date.parse(await read(second))).toBe(7 * dayMs)
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { sewing: { weeklyPieces: 10_000 } }))
    await books()
  })
})

describe('cash order that waits for its deposit', () => {
  const withRule = (work: () => Promise<void>) => async () => {
    await shop.setRule({ cod: { deposit: { from: 100_000, percent: 30 } } })
    await work()
    await shop.setRule({ cod: {} })
  }

  test(
    'releases its units too, and takes them again when the deposit arrives',
    withRule(async () => {
      const order = await cash()
      await wait(dayMs + hourMs)
      expect((await checkout.read(order.visitor, order.id)).stockState).toBe('released')
      expect((await shop.tell(shop.transferred(order, order.placed.deposit))).status).toBe(204)
      expect(await checkout.read(order.visitor, order.id)).toMatchObject({ depositPaid: true, confirmed: true, stockState: 'reserved' })
      expect(await stockOf(checkout.db, product)).toMatchObject({ reserved: 1 })
      await books()
    }),
  )

  test(
    'is cancelled where the deposit arrives after the last unit is sold, and the deposit is refunded',
    withRule(async () => {
      const order = await cash()
      await wait(dayMs + hourMs)
      await checkout.ordered({ [product]: 5 })
      const noted = await shop.note(order.id, 'FT1', await signInAdmin(checkout))
      expect([noted.status, noted.json.code]).toEqual([409, 'order_out_of_stock'])
      const money = shop.transferred(order, order.placed.deposit)
      for (let turn = 0; turn < 2; turn++) expect((await shop.tell(money)).status).toBe(204)
      expect(await checkout.read(order.visitor, order.id)).toMatchObject({ status: 'cancelled', depositPaid: false })
      expect(await shop.refundsOf(order.id)).toMatchObject([{ amountVnd: order.placed.deposit, reason: 'paid-late', state: 'open' }])
      await books()
    }),
  )

  test(
    'is confirmed by the deposit, not by its link',
    withRule(async () => {
      const order = await cash()
      const token = (await rowOf(order.id))?.confirmToken
      const refused = await checkout.visitor().post(`payments/cod/${order.id}/confirm`, { token })
      expect([refused.status, refused.json.code]).toEqual([409, 'deposit_missing'])
      await books()
    }),
  )
})

test('unconfirmed order: one whose units were released is paid by the whole sum, or refunds it', async () => {
  await shop.setRule({ cod: {} })
  const [there, gone] = [await cash(), await cash()]
  await wait(dayMs + hourMs)
  expect((await shop.tell(shop.transferred(there, there.amount))).status).toBe(204)
  expect(await checkout.read(there.visitor, there.id)).toMatchObject({
    status: 'processing',
    paymentStatus: 'paid',
    stockState: 'committed',
  })
  await checkout.ordered({ [product]: 4 })
  expect((await shop.tell(shop.transferred(gone, gone.amount))).status).toBe(204)
  expect(await checkout.read(gone.visitor, gone.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' })
  expect(await shop.refundsOf(gone.id)).toMatchObject([{ reason: 'paid-late' }])
  await books()
})

test('expire-unconfirmed-orders: sends the owner one mail a day about all of them', async () => {
  await checkout.db.delete(schema.mails)
  for (let turn = 0; turn < 3; turn++) await cash()
  await wait(dayMs + hourMs)
  expect(await checkout.db.$count(schema.mails, like(schema.mails.key, 'cash-lapsed:%'))).toBe(1)
})

test('ip key: is deleted after thirty days in any case', async () => {
  const order = await cash()
  checkout.clock.advance(29 * dayMs)
  await deleteOldIpKeys(checkout.platform)
  expect((await rowOf(order.id))?.ipKey).not.toBeNull()
  checkout.clock.advance(2 * dayMs)
  await deleteOldIpKeys(checkout.platform)
  expect((await rowOf(order.id))?.ipKey).toBeNull()
})
