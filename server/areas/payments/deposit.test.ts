import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../platform/db.ts'
import { transact } from '../../platform/transact.ts'
import { takeMails } from '../../test-mailbox.ts'
import type { Visitor } from '../../test-shop.ts'
import { anAddress, openTestTill, type TestTill } from '../checkout/test-till.ts'
import { writeSettings } from '../content/content.ts'
import { findErrors } from '../orders/test-books.ts'
import { openOffice, signUp } from '../orders/test-office.ts'
import { signBankNotice } from './bank-notice.ts'

const secret = 'khoa cua ngan hang'
const bank = { bin: '970436', accountNumber: '0123456789', accountName: 'NGUYEN THI MAY' }
/** Two dresses are 200.000 ₫ and 30.000 ₫ to Huế; 30 % of that are 69.000 ₫. */
const rule = { from: 200_000, percent: 30 }
const [total, deposit] = [230_000, 69_000]

let till: TestTill
let office: Visitor & { userId: string }
let dress: string
beforeAll(async () => {
  till = await openTestTill({ BANK_WEBHOOK_SECRET: secret })
  office = await openOffice(till)
  dress = await till.put('Đầm', 900)
  await setRule({ bank, cod: { deposit: rule } })
})
afterEach(async () => expect(await findErrors(till.db)).toEqual([]))
afterAll(() => till.close())

const setRule = (settings: object) => transact(till.db, (tx) => writeSettings(till.platform, tx, settings))
let phones = 0
const newPhone = () => `09${String(20_000_000 + phones++)}`
const cash = (asked = {}, pieces = 2) =>
  till.ordered({ [dress]: pieces }, { paymentMethod: 'cod', address: { ...anAddress, phone: newPhone() }, ...asked })
type Placed = Awaited<ReturnType<typeof cash>>
const note = (id: string, reference?: string, by: Visitor = office) => by.post(`payments/cod/${id}/deposit`, { reference })
const move = (id: string, status: string) => office.patch(`orders/${id}/status`, { status })
const stateOf = async ({ visitor, id }: Placed) => (await visitor.get(`payments/${id}/status`)).json.data
const read = (order: Placed) => till.read(order.visitor, order.id)
const paymentsOf = (id: string) => till.db.select().from(schema.payments).where(eq(schema.payments.orderId, id))
const refundsOf = (id: string) => till.db.select().from(schema.refunds).where(eq(schema.refunds.orderId, id))
const doneBy = (id: string, reference = 'FT ve') => office.patch(`payments/refunds/${id}`, { action: 'done', reference })
const mismatches = () => till.db.select().from(schema.paymentMismatches)

let numbers = 0
/** What the aggregator says of money that came, truly signed. */
function told(data: Record<string, unknown>) {
  const said = { reference: `FT26400${numbers++}`, accountNumber: bank.accountNumber, ...data }
  return { code: '00', data: said, signature: signBankNotice(secret, said) }
}
const tell = (body: object) => till.visitor().post('payments/bank/callback', body)
const transferred = (order: Placed, amount: number, more = {}) => told({ amount, description: order.placed.orderNumber, ...more })

/** A parcel of an order, brought to the door. */
async function deliver(orderId: string): Promise<void> {
  const made = await office.post('shipments', { orderId, carrier: 'GHN' })
  const moved = await office.put(`shipments/${made.json.data.shipment._id}/status`, { status: 'delivered' })
  if (moved.status !== 200) throw new Error(moved.text)
}
const cashOf = async (orderId: string) =>
  (await office.get('payments/cod-ledger?limit=100')).json.data.entries.find(
    ({ order }: { order: { _id: string } }) => order._id === orderId,
  )
async function remit(orderId: string): Promise<void> {
  const answer = await office.patch('payments/cod-ledger', { ids: [(await cashOf(orderId))._id], reference: 'GHN-1' })
  if (answer.status !== 200) throw new Error(answer.text)
}

describe('a large order in cash', () => {
  test('asks for a deposit, says where it goes, and keeps its pieces meanwhile', async () => {
    await takeMails(till)
    const order = await cash({ email: 'coc@example.vn' })
    expect([order.amount, order.placed]).toEqual([total, expect.objectContaining({ deposit, depositPaid: false, toConfirm: true })])
    const state = await stateOf(order)
    expect(state).toMatchObject({ paymentMethod: 'cod', deposit, depositPaid: false, attempt: null, otherMethods: ['momo', 'bank'] })
    expect(state.transfer).toMatchObject({ amount: deposit, reference: order.placed.orderNumber.replace('-', '') })
    expect(state.transfer.qr).toContain('970436')
    const [mail] = await takeMails(till)
    expect(mail?.text).toContain('69.000')
    expect(mail?.text).toContain('161.000')
    expect(mail?.text).toContain(`/checkout/payment/${order.id}?token=${order.token}`)
  })

  test('is offered with the sum of its deposit', async () => {
    const offer = async (subTotal: number) =>
      (await till.visitor().get(`shipping/quote?province=Thành phố Huế&subTotal=${subTotal}`)).json.data.payment.find(
        ({ method }: { method: string }) => method === 'cod',
      )
    expect(await offer(200_000)).toEqual({ method: 'cod', available: true, deposit })
    expect(await offer(169_000)).toEqual({ method: 'cod', available: true })
  })

  test('asks for none below the sum, by another way to pay, or where there is no account', async () => {
    expect((await cash({}, 1)).placed).toMatchObject({ deposit: 0, depositPaid: false })
    expect((await cash({ paymentMethod: 'bank' })).placed.deposit).toBe(0)
    expect((await office.patch('settings', { bank: null })).status).toBe(200)
    expect((await cash()).placed.deposit).toBe(0)
    await setRule({ bank })
  })

  test('keeps the deposit it was placed with, whatever the shop decides later', async () => {
    const order = await cash()
    await setRule({ cod: {} })
    expect((await read(order)).deposit).toBe(deposit)
    expect((await move(order.id, 'processing')).json.code).toBe('deposit_missing')
    await setRule({ cod: { deposit: rule } })
  })

  test('is not begun with before the deposit is here, neither by hand nor by its first parcel; it may be cancelled', async () => {
    const order = await cash()
    const refused = await move(order.id, 'processing')
    expect([refused.status, refused.json.code]).toEqual([409, 'deposit_missing'])
    const parcel = await office.post('shipments', { orderId: order.id, carrier: 'GHN' })
    expect([parcel.status, parcel.json.code]).toEqual([409, 'deposit_missing'])
    expect((await office.get(`orders/${order.id}`)).json.data.order.moves).toEqual(['cancelled'])
    expect((await order.visitor.post(`payments/cod/${order.id}/confirm`, {})).status).toBe(200)
    expect((await move(order.id, 'processing')).json.code).toBe('deposit_missing')
    expect((await move(order.id, 'cancelled')).status).toBe(200)
    expect(await refundsOf(order.id)).toEqual([])
  })

  test('taken by phone asks for the deposit too, and its link leads there', async () => {
    const items = [{ productId: dress, color: 'Xanh lam', quantity: 2 }]
    const body = { items, address: anAddress, paymentMethod: 'cod', source: 'phone' }
    const placed = await office.post('orders/for-customer', body)
    expect(placed.json.data.order).toMatchObject({ deposit, toConfirm: false })
    expect(placed.json.link).toContain('/checkout/payment/')
    expect(placed.json.texts.vi).toContain('69.000')
    const preview = await office.post('orders/for-customer/preview', { items, province: anAddress.province })
    expect(preview.json.data.payment).toContainEqual({ method: 'cod', available: true, deposit })
  })
})

describe('a deposit an admin has seen', () => {
  test('is noted once; the order stays unpaid and may begin', async () => {
    const order = await cash({ email: 'coc@example.vn' })
    await takeMails(till)
    const noted = await note(order.id, 'FT99')
    expect(noted.status).toBe(200)
    expect(noted.json.data.order).toMatchObject({ depositPaid: true, paymentStatus: 'unpaid', status: 'pending', toConfirm: false })
    const again = await note(order.id, 'FT99')
    expect([again.status, again.json.code]).toEqual([409, 'already_paid'])
    expect(await paymentsOf(order.id)).toMatchObject([
      { method: 'bank', state: 'paid', amountVnd: deposit, isDeposit: true, reason: 'FT99' },
    ])
    expect((await read(order)).history).toContainEqual(expect.objectContaining({ what: 'deposit', to: 'paid', by: 'admin' }))
    const [entry] = await till.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, order.id))
    expect(entry).toMatchObject({ who: office.userId, what: 'order.deposit' })
    const [mail, ...rest] = await takeMails(till)
    expect([mail?.text.includes('161.000'), rest]).toEqual([true, []])
    expect(await stateOf(order)).toMatchObject({ depositPaid: true, attempt: null, otherMethods: [] })
    expect((await stateOf(order)).transfer).toBeUndefined()
    expect((await move(order.id, 'processing')).status).toBe(200)
  })

  test('is noted by admins alone, of an order that waits for one', async () => {
    const order = await cash()
    expect((await note(order.id, 'x', order.visitor)).status).toBe(401)
    expect((await note(order.id, 'x', (await signUp(till)).visitor)).status).toBe(403)
    expect((await note('ord_none')).status).toBe(404)
    expect((await note(order.id, 'x'.repeat(121))).status).toBe(400)
    const small = await cash({}, 1)
    expect((await note(small.id)).json.code).toBe('move_not_allowed')
    await move(order.id, 'cancelled')
    expect((await note(order.id)).json.code).toBe('order_closed')
  })

  test('is the same money when the bank tells of it later, and not noted when it has told already', async () => {
    const order = await cash()
    await note(order.id, 'FT-TAY-1')
    expect((await tell(transferred(order, deposit, { reference: 'FT-TAY-1' }))).status).toBe(204)
    expect(await refundsOf(order.id)).toEqual([])
    const other = await cash()
    await tell(transferred(other, deposit, { reference: 'FT-MAY-1' }))
    const third = await cash()
    expect((await note(third.id, 'FT-MAY-1')).json).toMatchObject({
      code: 'reference_taken',
      issues: [{ path: 'reference', message: `Đã ghi cho đơn ${other.placed.orderNumber}` }],
    })
    expect((await read(third)).depositPaid).toBe(false)
  })

  test('by many at the same moment is noted once', async () => {
    const order = await cash()
    const answers = await Promise.all(Array.from({ length: 8 }, () => note(order.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  })

  test('of everything pays the order', async () => {
    await setRule({ cod: { deposit: { from: 1, percent: 100 } } })
    const order = await cash()
    expect(order.placed.deposit).toBe(total)
    const noted = await note(order.id, 'FT-TAT-CA')
    expect(noted.json.data.order).toMatchObject({ paymentStatus: 'paid', status: 'processing', depositPaid: true })
    await tell(transferred(order, total, { reference: 'FT-TAT-CA' }))
    expect(await refundsOf(order.id)).toEqual([])
    await setRule({ cod: { deposit: rule } })
  })
})

describe('a deposit the bank tells of', () => {
  test('is noted once, however often it is told', async () => {
    const order = await cash({ email: 'coc@example.vn' })
    await takeMails(till)
    const said = transferred(order, deposit)
    const answers = await Promise.all(Array.from({ length: 100 }, () => tell(said)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await read(order)).toMatchObject({ depositPaid: true, paymentStatus: 'unpaid', status: 'pending', paymentMethod: 'cod' })
    expect(await paymentsOf(order.id)).toMatchObject([{ isDeposit: true, state: 'paid', transId: said.data.reference }])
    expect(await refundsOf(order.id)).toEqual([])
    expect(await takeMails(till)).toHaveLength(1)
  })

  test('forged changes nothing', async () => {
    const order = await cash()
    const said = transferred(order, deposit)
    for (const body of [{ data: said.data }, { ...said, data: { ...said.data, amount: deposit + 1 } }, { ...said, signature: 'ff' }]) {
      expect((await tell(body)).status).toBe(400)
    }
    expect((await read(order)).depositPaid).toBe(false)
    expect(await paymentsOf(order.id)).toEqual([])
  })

  test.each([deposit - 1, deposit + 1, total - deposit])('of %i ₫ instead is kept for a person', async (amount) => {
    const order = await cash()
    const before = (await mismatches()).length
    await tell(transferred(order, amount))
    expect((await read(order)).depositPaid).toBe(false)
    expect((await mismatches()).slice(before)).toMatchObject([{ why: 'amount' }])
  })

  test('that is the whole total pays the order, which has no deposit any more', async () => {
    const order = await cash()
    await tell(transferred(order, total))
    expect(await read(order)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'bank', status: 'processing', deposit: 0 })
  })

  test('gives the deposit back when the whole total comes after it', async () => {
    const order = await cash()
    await tell(transferred(order, deposit))
    await tell(transferred(order, total))
    expect(await read(order)).toMatchObject({ paymentStatus: 'paid', status: 'processing', deposit: 0, depositPaid: false })
    const [task, ...rest] = await refundsOf(order.id)
    expect([task, rest]).toEqual([expect.objectContaining({ amountVnd: deposit, way: 'hand', reason: 'paid-twice' }), []])
    await doneBy(task?.id ?? '')
    expect((await read(order)).paymentStatus).toBe('paid')
  })

  test('a second time with other money goes back by hand', async () => {
    const order = await cash()
    for (let turn = 0; turn < 2; turn++) await tell(transferred(order, deposit))
    expect(await refundsOf(order.id)).toMatchObject([{ amountVnd: deposit, way: 'hand', state: 'open', reason: 'paid-twice' }])
    expect(await read(order)).toMatchObject({ depositPaid: true, paymentStatus: 'unpaid', status: 'pending' })
    expect((await stateOf(order)).attempt).toBeNull()
    expect((await move(order.id, 'processing')).status).toBe(200)
  })

  test('for an order cancelled meanwhile goes back by hand, and the order stays unpaid', async () => {
    const order = await cash()
    await move(order.id, 'cancelled')
    const said = transferred(order, deposit)
    for (let turn = 0; turn < 3; turn++) await tell(said)
    const [task, ...rest] = await refundsOf(order.id)
    expect([task, rest]).toEqual([expect.objectContaining({ amountVnd: deposit, way: 'hand', reason: 'paid-after-cancellation' }), []])
    expect(await read(order)).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid', depositPaid: false })
    expect((await doneBy(task?.id ?? '')).status).toBe(200)
    expect((await read(order)).paymentStatus).toBe('unpaid')
  })
})

describe('an order whose deposit was paid', () => {
  test('cancelled gives it back once, and stays unpaid', async () => {
    const order = await cash({ email: 'coc@example.vn' })
    await note(order.id)
    await takeMails(till)
    await move(order.id, 'cancelled')
    const mails = await takeMails(till)
    expect(mails.find(({ subject }) => subject.includes('huỷ'))?.text).toContain('69.000')
    const [task, ...rest] = await refundsOf(order.id)
    expect([task, rest]).toEqual([expect.objectContaining({ amountVnd: deposit, way: 'hand', state: 'open', reason: 'cancelled' }), []])
    const more = await office.post('payments/refund', { orderId: order.id, amount: deposit + 1, reason: 'x' })
    expect(more.json.code).toBe('refund_refused')
    expect((await doneBy(task?.id ?? '')).status).toBe(200)
    expect(await read(order)).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid' })
    expect((await office.post('payments/refund', { orderId: order.id, reason: 'x' })).json.code).toBe('refund_refused')
    expect((await office.get(`orders/${order.id}/payments`)).json.data.refundable).toBe(0)
    expect((await office.delete(`orders/${order.id}`)).json.code).toBe('order_not_deletable')
  })

  test('and cancelled gets everything back that comes after it', async () => {
    const order = await cash()
    await note(order.id)
    await move(order.id, 'cancelled')
    await tell(transferred(order, total))
    const tasks = await refundsOf(order.id)
    expect(tasks.map(({ amountVnd }) => amountVnd).sort()).toEqual([total, deposit].sort())
    for (const { id } of tasks) expect((await doneBy(id)).status).toBe(200)
    expect((await read(order)).paymentStatus).toBe('refunded')
  })

  test('brings the rest at the door; carried home, the order is paid and gives back no more than its total', async () => {
    const order = await cash()
    await tell(transferred(order, deposit))
    await deliver(order.id)
    expect(await cashOf(order.id)).toMatchObject({ amount: total - deposit })
    await remit(order.id)
    expect(await read(order)).toMatchObject({ status: 'delivered', paymentStatus: 'paid', paymentMethod: 'cod', depositPaid: true })
    expect((await paymentsOf(order.id)).map(({ method, amountVnd }) => [method, amountVnd])).toEqual([
      ['bank', deposit],
      ['cod', total - deposit],
    ])
    expect((await office.get(`orders/${order.id}/payments`)).json.data.refundable).toBe(total)
    const refund = (amount?: number) => office.post('payments/refund', { orderId: order.id, amount, reason: 'áo lỗi' })
    expect((await refund(total + 1)).json.code).toBe('refund_refused')
    const part = await refund(50_000)
    expect(part.json.data.refund).toMatchObject({ amount: 50_000, way: 'hand' })
    await doneBy(part.json.data.refund._id)
    expect((await read(order)).paymentStatus).toBe('paid')
    expect((await refund(total - 50_000 + 1)).json.code).toBe('refund_refused')
    const rest = await refund()
    expect(rest.json.data.refund.amount).toBe(total - 50_000)
    await doneBy(rest.json.data.refund._id)
    expect((await read(order)).paymentStatus).toBe('refunded')
  })

  test('and whose rest an admin has seen is paid by both; cancelled, all of it is one task', async () => {
    const order = await cash()
    await note(order.id)
    expect((await office.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid' })).json.data.order).toMatchObject({
      paymentStatus: 'paid',
      status: 'processing',
      depositPaid: true,
    })
    await move(order.id, 'cancelled')
    expect(await refundsOf(order.id)).toMatchObject([{ amountVnd: total, way: 'hand' }])
  })

  test('all at once by an admin’s word has no deposit left to pay', async () => {
    const order = await cash()
    await office.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid' })
    expect(await read(order)).toMatchObject({ paymentStatus: 'paid', status: 'processing', deposit: 0 })
    expect((await note(order.id)).json.code).toBe('already_paid')
  })

  test('is not forgotten by the shop while its deposit has to go back', async () => {
    const { visitor, email } = await signUp(till)
    for (let piece = 0; piece < 2; piece++) await visitor.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
    const placed = await till.order(visitor, { paymentMethod: 'cod' })
    await note(placed.json._id)
    await move(placed.json._id, 'cancelled')
    const [task] = await refundsOf(placed.json._id)
    expect((await visitor.delete('users/me', { confirm: email, password: 'mot mat khau dai' })).json.code).toBe('orders_under_way')
    await doneBy(task?.id ?? '')
  })
})

describe('another way to pay', () => {
  const change = (order: Placed, paymentMethod: string) => order.visitor.post(`payments/${order.id}/method`, { paymentMethod })

  test('has no deposit; cash has it again', async () => {
    const order = await cash()
    expect((await change(order, 'bank')).json.data).toMatchObject({ paymentMethod: 'bank', deposit: 0, transfer: { amount: total } })
    expect((await change(order, 'momo')).json.data.deposit).toBe(0)
    await setRule({ cod: { deposit: { from: 200_000, percent: 50 } } })
    expect((await change(order, 'cod')).json.data).toMatchObject({ paymentMethod: 'cod', deposit: 115_000, transfer: { amount: 115_000 } })
    await setRule({ cod: { deposit: rule } })
  })

  test('is refused once the deposit was paid', async () => {
    const order = await cash()
    await note(order.id)
    const refused = await change(order, 'bank')
    expect([refused.status, refused.json.code]).toEqual([409, 'already_paid'])
    expect((await read(order)).paymentMethod).toBe('cod')
  })

  test('whose wallet pays late all the same gives the deposit back', async () => {
    const order = await cash({ paymentMethod: 'momo' })
    await till.pay(order.visitor, order)
    const { orderId, requestId, amount } = till.lastCreate()
    await change(order, 'cod')
    await tell(transferred(order, deposit))
    await till.tell(till.momo.notice({ orderId, requestId, amount, transId: 6_000_000_001 }))
    expect(await read(order)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'momo', deposit: 0 })
    expect(await refundsOf(order.id)).toMatchObject([{ amountVnd: deposit, way: 'hand', reason: 'paid-twice' }])
  })
})
