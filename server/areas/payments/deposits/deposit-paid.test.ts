import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { deposit, openDepositFixture, type Placed, rule, total } from '../../../testing/deposit-fixture.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import { signUp } from '../../../testing/users-fixture.ts'

const {
  checkout,
  admin,
  dress,
  setRule,
  cash,
  note,
  move,
  read,
  paymentsOf,
  refundsOf,
  doneBy,
  tell,
  transferred,
  deliver,
  cashOf,
  remit,
} = await openDepositFixture()
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

describe('order with a paid deposit', () => {
  test('refunds it once when cancelled, and stays unpaid', async () => {
    const order = await cash({ email: 'coc@example.vn' })
    await note(order.id)
    await takeMails(checkout)
    await move(order.id, 'cancelled')
    const mails = await takeMails(checkout)
    expect(mails.find(({ subject }) => subject.includes('huỷ'))?.text).toContain('69.000')
    const [task, ...rest] = await refundsOf(order.id)
    expect([task, rest]).toEqual([expect.objectContaining({ amountVnd: deposit, way: 'hand', state: 'open', reason: 'cancelled' }), []])
    const more = await admin.post('payments/refund', { orderId: order.id, amount: deposit + 1, reason: 'x' })
    expect(more.json.code).toBe('refund_refused')
    expect((await doneBy(task?.id ?? '')).status).toBe(200)
    expect(await read(order)).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid' })
    expect((await admin.post('payments/refund', { orderId: order.id, reason: 'x' })).json.code).toBe('refund_refused')
    expect((await admin.get(`orders/${order.id}/payments`)).json.data.refundable).toBe(0)
    expect((await admin.delete(`orders/${order.id}`)).json.code).toBe('order_not_deletable')
  })

  test('and cancelled refunds everything that arrives later', async () => {
    const order = await cash()
    await note(order.id)
    await move(order.id, 'cancelled')
    await tell(transferred(order, total))
    const tasks = await refundsOf(order.id)
    expect(tasks.map(({ amountVnd }) => amountVnd).sort()).toEqual([total, deposit].sort())
    for (const { id } of tasks) expect((await doneBy(id)).status).toBe(200)
    expect((await read(order)).paymentStatus).toBe('refunded')
  })

  test('has the rest collected on delivery; the order is then paid and never refunds more than its total', async () => {
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
    expect((await admin.get(`orders/${order.id}/payments`)).json.data.refundable).toBe(total)
    const refund = (amount?: number) => admin.post('payments/refund', { orderId: order.id, amount, reason: 'áo lỗi' })
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

  test('whose rest an admin recorded is paid by both; cancelled, all of it is one task', async () => {
    const order = await cash()
    await note(order.id)
    expect((await admin.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid' })).json.data.order).toMatchObject({
      paymentStatus: 'paid',
      status: 'processing',
      depositPaid: true,
    })
    await move(order.id, 'cancelled')
    expect(await refundsOf(order.id)).toMatchObject([{ amountVnd: total, way: 'hand' }])
  })

  test('that an admin marks paid as a whole has no deposit left to pay', async () => {
    const order = await cash()
    await admin.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid' })
    expect(await read(order)).toMatchObject({ paymentStatus: 'paid', status: 'processing', deposit: 0 })
    expect((await note(order.id)).json.code).toBe('already_paid')
  })

  test('is not erased while its deposit has to be refunded', async () => {
    const { visitor, email } = await signUp(checkout)
    for (let piece = 0; piece < 2; piece++) await visitor.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
    const placed = await checkout.order(visitor, { paymentMethod: 'cod' })
    await note(placed.json._id)
    await move(placed.json._id, 'cancelled')
    const [task] = await refundsOf(placed.json._id)
    expect((await visitor.delete('users/me', { confirm: email, password: 'mot mat khau dai' })).json.code).toBe('orders_under_way')
    await doneBy(task?.id ?? '')
  })
})

describe('other payment method', () => {
  const change = (order: Placed, paymentMethod: string) => order.visitor.post(`payments/${order.id}/method`, { paymentMethod })

  test('has no deposit; cash has it again', async () => {
    const order = await cash()
    expect((await change(order, 'bank')).json.data).toMatchObject({ paymentMethod: 'bank', deposit: 0, transfer: { amount: total } })
    expect((await change(order, 'momo')).json.data.deposit).toBe(0)
    await setRule({ cod: { deposit: { from: 200_000, percent: 50 } } })
    expect((await change(order, 'cod')).json.data).toMatchObject({ paymentMethod: 'cod', deposit: 115_000, transfer: { amount: 115_000 } })
    await setRule({ cod: { deposit: rule } })
  })

  test('is refused once the deposit is paid', async () => {
    const order = await cash()
    await note(order.id)
    const refused = await change(order, 'bank')
    expect([refused.status, refused.json.code]).toEqual([409, 'already_paid'])
    expect((await read(order)).paymentMethod).toBe('cod')
  })

  test('by a wallet that pays late refunds the deposit', async () => {
    const order = await cash({ paymentMethod: 'momo' })
    await checkout.pay(order.visitor, order)
    const { orderId, requestId, amount } = checkout.lastCreate()
    await change(order, 'cod')
    await tell(transferred(order, deposit))
    await checkout.tell(checkout.momo.notice({ orderId, requestId, amount, transId: 6_000_000_001 }))
    expect(await read(order)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'momo', deposit: 0 })
    expect(await refundsOf(order.id)).toMatchObject([{ amountVnd: deposit, way: 'hand', reason: 'paid-twice' }])
  })
})
