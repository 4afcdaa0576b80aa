import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { testAddress } from '../../../testing/checkout-fixture.ts'
import { bank, deposit, openDepositFixture, rule, total } from '../../../testing/deposit-fixture.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import { signUp } from '../../../testing/users-fixture.ts'

const { checkout, admin, dress, setRule, cash, note, move, stateOf, read, paymentsOf, refundsOf, doneBy, mismatches, tell, transferred } =
  await openDepositFixture()
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

describe('large cash order', () => {
  test('asks for a deposit, shows the account, and reserves its units until then', async () => {
    await takeMails(checkout)
    const order = await cash({ email: 'coc@example.vn' })
    expect([order.amount, order.placed]).toEqual([total, expect.objectContaining({ deposit, depositPaid: false, toConfirm: true })])
    const state = await stateOf(order)
    expect(state).toMatchObject({ paymentMethod: 'cod', deposit, depositPaid: false, attempt: null, otherMethods: ['momo', 'bank'] })
    expect(state.transfer).toMatchObject({ amount: deposit, reference: order.placed.orderNumber.replace('-', '') })
    expect(state.transfer.qr).toContain('970436')
    const [mail] = await takeMails(checkout)
    expect(mail?.text).toContain('69.000')
    expect(mail?.text).toContain('161.000')
    expect(mail?.text).toContain(`/checkout/payment/${order.id}?token=${order.token}`)
  })

  test('is offered with the sum of its deposit', async () => {
    const offer = async (subTotal: number) =>
      (await checkout.visitor().get(`shipping/quote?province=Thành phố Huế&subTotal=${subTotal}`)).json.data.payment.find(
        ({ method }: { method: string }) => method === 'cod',
      )
    expect(await offer(200_000)).toEqual({ method: 'cod', available: true, deposit })
    expect(await offer(169_000)).toEqual({ method: 'cod', available: true })
  })

  test('asks for none below the threshold, by another method, or without an account', async () => {
    expect((await cash({}, 1)).placed).toMatchObject({ deposit: 0, depositPaid: false })
    expect((await cash({ paymentMethod: 'bank' })).placed.deposit).toBe(0)
    expect((await admin.patch('settings', { bank: null })).status).toBe(200)
    expect((await cash()).placed.deposit).toBe(0)
    await setRule({ bank })
  })

  test('keeps its deposit when the settings change', async () => {
    const order = await cash()
    await setRule({ cod: {} })
    expect((await read(order)).deposit).toBe(deposit)
    expect((await move(order.id, 'processing')).json.code).toBe('deposit_missing')
    await setRule({ cod: { deposit: rule } })
  })

  test('is not processed before the deposit is paid, neither by hand nor by its first parcel; it may be cancelled', async () => {
    const order = await cash()
    const refused = await move(order.id, 'processing')
    expect([refused.status, refused.json.code]).toEqual([409, 'deposit_missing'])
    const parcel = await admin.post('shipments', { orderId: order.id, carrier: 'GHN' })
    expect([parcel.status, parcel.json.code]).toEqual([409, 'deposit_missing'])
    expect((await admin.get(`orders/${order.id}`)).json.data.order.moves).toEqual(['cancelled'])
    expect((await admin.post(`payments/cod/${order.id}/confirm`, {})).status).toBe(200)
    expect((await move(order.id, 'processing')).json.code).toBe('deposit_missing')
    expect((await move(order.id, 'cancelled')).status).toBe(200)
    expect(await refundsOf(order.id)).toEqual([])
  })

  test('taken by phone asks for the deposit too, and its link leads to it', async () => {
    const items = [{ productId: dress, color: 'Xanh lam', quantity: 2 }]
    const body = { items, address: testAddress, paymentMethod: 'cod', source: 'phone' }
    const placed = await admin.post('orders/for-customer', body)
    expect(placed.json.data.order).toMatchObject({ deposit, toConfirm: false })
    expect(placed.json.link).toContain('/checkout/payment/')
    expect(placed.json.texts.vi).toContain('69.000')
    const preview = await admin.post('orders/for-customer/preview', { items, province: testAddress.province })
    expect(preview.json.data.payment).toContainEqual({ method: 'cod', available: true, deposit })
  })
})

describe('deposit that an admin records', () => {
  test('is recorded once; the order stays unpaid and may be processed', async () => {
    const order = await cash({ email: 'coc@example.vn' })
    await takeMails(checkout)
    const noted = await note(order.id, 'FT99')
    expect(noted.status).toBe(200)
    expect(noted.json.data.order).toMatchObject({ depositPaid: true, paymentStatus: 'unpaid', status: 'pending', toConfirm: false })
    const again = await note(order.id, 'FT99')
    expect([again.status, again.json.code]).toEqual([409, 'already_paid'])
    expect(await paymentsOf(order.id)).toMatchObject([
      { method: 'bank', state: 'paid', amountVnd: deposit, isDeposit: true, reason: 'FT99' },
    ])
    expect((await read(order)).history).toContainEqual(expect.objectContaining({ what: 'deposit', to: 'paid', by: 'admin' }))
    const [entry] = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, order.id))
    expect(entry).toMatchObject({ who: admin.userId, what: 'order.deposit' })
    const [mail, ...rest] = await takeMails(checkout)
    expect([mail?.text.includes('161.000'), rest]).toEqual([true, []])
    expect(await stateOf(order)).toMatchObject({ depositPaid: true, attempt: null, otherMethods: [] })
    expect((await stateOf(order)).transfer).toBeUndefined()
    expect((await move(order.id, 'processing')).status).toBe(200)
  })

  test('is recorded by admins only, for an order that waits for one', async () => {
    const order = await cash()
    expect((await note(order.id, 'x', order.visitor)).status).toBe(401)
    expect((await note(order.id, 'x', (await signUp(checkout)).visitor)).status).toBe(403)
    expect((await note('ord_none')).status).toBe(404)
    expect((await note(order.id, 'x'.repeat(121))).status).toBe(400)
    const small = await cash({}, 1)
    expect((await note(small.id)).json.code).toBe('move_not_allowed')
    await move(order.id, 'cancelled')
    expect((await note(order.id)).json.code).toBe('order_closed')
  })

  test('is the same money as a later webhook of the bank, and is refused after an earlier one', async () => {
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

  test('recorded by several admins at once counts once', async () => {
    const order = await cash()
    const answers = await Promise.all(Array.from({ length: 8 }, () => note(order.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  })

  test('of the whole total pays the order', async () => {
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

describe('deposit that the bank reports', () => {
  test('is recorded once, however often it is reported', async () => {
    const order = await cash({ email: 'coc@example.vn' })
    await takeMails(checkout)
    const said = transferred(order, deposit)
    const answers = await Promise.all(Array.from({ length: 100 }, () => tell(said)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await read(order)).toMatchObject({ depositPaid: true, paymentStatus: 'unpaid', status: 'pending', paymentMethod: 'cod' })
    expect(await paymentsOf(order.id)).toMatchObject([{ isDeposit: true, state: 'paid', transId: said.data.reference }])
    expect(await refundsOf(order.id)).toEqual([])
    expect(await takeMails(checkout)).toHaveLength(1)
  })

  test('with a forged signature changes nothing', async () => {
    const order = await cash()
    const said = transferred(order, deposit)
    for (const body of [{ data: said.data }, { ...said, data: { ...said.data, amount: deposit + 1 } }, { ...said, signature: 'ff' }]) {
      expect((await tell(body)).status).toBe(400)
    }
    expect((await read(order)).depositPaid).toBe(false)
    expect(await paymentsOf(order.id)).toEqual([])
  })

  test.each([deposit - 1, deposit + 1, total - deposit])('of %i ₫ instead is recorded as unmatched', async (amount) => {
    const order = await cash()
    const before = (await mismatches()).length
    await tell(transferred(order, amount))
    expect((await read(order)).depositPaid).toBe(false)
    expect((await mismatches()).slice(before)).toMatchObject([{ why: 'amount' }])
  })

  test('that is the whole total pays the order, which then has no deposit', async () => {
    const order = await cash()
    await tell(transferred(order, total))
    expect(await read(order)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'bank', status: 'processing', deposit: 0 })
  })

  test('is refunded when the whole total arrives after it', async () => {
    const order = await cash()
    await tell(transferred(order, deposit))
    await tell(transferred(order, total))
    expect(await read(order)).toMatchObject({ paymentStatus: 'paid', status: 'processing', deposit: 0, depositPaid: false })
    const [task, ...rest] = await refundsOf(order.id)
    expect([task, rest]).toEqual([expect.objectContaining({ amountVnd: deposit, way: 'hand', reason: 'paid-twice' }), []])
    await doneBy(task?.id ?? '')
    expect((await read(order)).paymentStatus).toBe('paid')
  })

  test('a second time with other money opens a manual refund', async () => {
    const order = await cash()
    for (let turn = 0; turn < 2; turn++) await tell(transferred(order, deposit))
    expect(await refundsOf(order.id)).toMatchObject([{ amountVnd: deposit, way: 'hand', state: 'open', reason: 'paid-twice' }])
    expect(await read(order)).toMatchObject({ depositPaid: true, paymentStatus: 'unpaid', status: 'pending' })
    expect((await stateOf(order)).attempt).toBeNull()
    expect((await move(order.id, 'processing')).status).toBe(200)
  })

  test('for an order cancelled since opens a manual refund, and the order stays unpaid', async () => {
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
