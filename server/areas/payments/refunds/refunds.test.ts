import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import { openRefundFixture } from '../../../testing/refund-fixture.ts'
import { signUp } from '../../../testing/users-fixture.ts'

const { checkout, admin, dress, paid, refund, rowsOf, statusOf, atMomo, answering } = await openRefundFixture()
afterEach(async () => {
  checkout.momo.behave('refund', undefined)
  checkout.momo.behave('refund/query', undefined)
  expect(await findInvariantErrors(checkout.db)).toEqual([])
})
afterAll(() => checkout.close())

describe('full refund', () => {
  test('goes to the wallet: the order, its history and its customer show it', async () => {
    const order = await paid({ email: 'hoan@example.vn' })
    await takeMails(checkout)
    const response = await refund(order.id)
    expect([response.status, response.json.refund, response.json.message]).toMatchObject([
      200,
      { amount: 130_000, state: 'done', way: 'momo', reason: 'Khách đổi ý', order: { _id: order.id, paymentStatus: 'refunded' } },
      'Đã hoàn tiền.',
    ])
    const read = await checkout.read(order.visitor, order.id)
    expect(read).toMatchObject({ status: 'processing', paymentStatus: 'refunded' })
    expect(read.history.slice(-3)).toMatchObject([
      { what: 'refund', to: 'open', by: 'admin' },
      { what: 'refund', to: 'done', by: 'gateway' },
      { what: 'payment', from: 'paid', to: 'refunded', by: 'gateway' },
    ])
    expect(JSON.stringify(read)).not.toContain('Khách đổi ý')
    const [mail] = await takeMails(checkout)
    expect(mail).toMatchObject({ to: 'hoan@example.vn', subject: expect.stringContaining('Đã hoàn') })
    expect(mail?.text).toContain('130.000')
    expect(mail?.html).toContain('ví MoMo')
    const audits = (await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, order.id))).map(
      ({ what }) => what,
    )
    expect(audits).toEqual(['order.refund', 'order.refunded'])
  })

  test('is made once: a second one is refused, and MoMo is not called', async () => {
    const order = await paid()
    await refund(order.id)
    const again = await refund(order.id)
    expect([again.status, again.json.code]).toEqual([409, 'refund_refused'])
    expect(await atMomo(order.id)).toBe(1)
  })

  test('requested twenty times at once is made once', async () => {
    const order = await paid()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(order.id)))
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(await rowsOf(order.id)).toMatchObject([{ state: 'done', amountVnd: 130_000 }])
    expect(await atMomo(order.id)).toBe(1)
  })
})

describe('partial refund', () => {
  test('can be followed by another and by the rest; never more than was paid', async () => {
    const order = await paid()
    expect((await refund(order.id, { amount: 50_000 })).json.refund).toMatchObject({ amount: 50_000, state: 'done' })
    expect(await statusOf(order)).toBe('paid')
    const tooMuch = await refund(order.id, { amount: 80_001 })
    expect([tooMuch.status, tooMuch.json.code]).toEqual([409, 'refund_refused'])
    expect((await refund(order.id, { amount: 30_000 })).status).toBe(200)
    expect((await refund(order.id)).json.refund).toMatchObject({ amount: 50_000, state: 'done' })
    expect(await statusOf(order)).toBe('refunded')
    expect((await rowsOf(order.id)).map(({ amountVnd }) => amountVnd)).toEqual([50_000, 30_000, 50_000])
  })

  test('requested by twenty at once never adds up to more than was paid', async () => {
    const order = await paid()
    await Promise.all(Array.from({ length: 20 }, (_, index) => refund(order.id, { amount: 40_000 + index })))
    const sum = (await rowsOf(order.id)).reduce((all, { amountVnd }) => all + amountVnd, 0)
    expect(sum).toBeLessThanOrEqual(130_000)
    expect(sum).toBeGreaterThan(120_000)
  })

  test('with a key is the same refund however often it is requested; another sum with the key is refused', async () => {
    const order = await paid()
    const headers = { 'idempotency-key': 'mot-lan' }
    const ids = []
    for (let turn = 0; turn < 3; turn++) ids.push((await refund(order.id, { amount: 20_000 }, headers)).json.refund._id)
    expect(new Set(ids).size).toBe(1)
    const other = await refund(order.id, { amount: 30_000 }, headers)
    expect([other.status, other.json.code]).toEqual([422, 'idempotency_reused'])
    expect(await rowsOf(order.id)).toHaveLength(1)
  })

  test('below MoMo’s minimum is sent by hand', async () => {
    const order = await paid()
    const response = await refund(order.id, { amount: 999 })
    expect(response.json.refund).toMatchObject({ way: 'hand', state: 'open' })
    const done = await admin.patch(`payments/refunds/${response.json.refund._id}`, { action: 'done', reference: 'FT26325001' })
    expect(done.json.refund).toMatchObject({ state: 'done', reference: 'FT26325001' })
    expect(await statusOf(order)).toBe('paid')
  })

  test('of a cancelled order’s task goes first, and the task has the rest', async () => {
    const order = await paid()
    await refund(order.id, { amount: 10_000 })
    await admin.patch(`orders/${order.id}/status`, { status: 'cancelled' })
    expect((await rowsOf(order.id)).map(({ amountVnd, state }) => [amountVnd, state])).toEqual([
      [10_000, 'done'],
      [120_000, 'open'],
    ])
    expect((await refund(order.id, { amount: 20_000 })).json.refund).toMatchObject({ amount: 20_000, state: 'done' })
    expect((await refund(order.id)).json.refund).toMatchObject({ amount: 100_000, state: 'done', reason: 'cancelled' })
    expect(await statusOf(order)).toBe('refunded')
  })
})

test('refunds: without an amount the waiting task is refunded first, then all that is left, then nothing', async () => {
  const order = await paid()
  checkout.momo.behave('refund', answering(1080))
  await refund(order.id, { amount: 30_000 })
  checkout.momo.behave('refund', undefined)
  const asked = [await refund(order.id), await refund(order.id), await refund(order.id)]
  expect(asked.map(({ status, json }) => [status, json.refund?.amount])).toEqual([
    [200, 30_000],
    [200, 100_000],
    [409, undefined],
  ])
  expect(await statusOf(order)).toBe('refunded')
})

test('refunds: a task for a part and the free rest are refunded as one', async () => {
  const order = await paid()
  checkout.momo.behave('refund', answering(1080))
  await refund(order.id, { amount: 100_000 })
  checkout.momo.behave('refund', undefined)
  const tooMuch = await refund(order.id, { amount: 130_001 })
  expect([tooMuch.status, tooMuch.json.code]).toEqual([409, 'refund_refused'])
  expect((await refund(order.id, { amount: 130_000 })).json.refund).toMatchObject({ amount: 130_000, state: 'done' })
  expect(await rowsOf(order.id)).toHaveLength(1)
  expect(await statusOf(order)).toBe('refunded')
})

describe('refund is refused', () => {
  test('for a customer, even for their own order', async () => {
    const order = await paid()
    const { visitor } = await signUp(checkout)
    const body = { orderId: order.id, reason: 'x' }
    const asked = [await order.visitor.post('payments/refund', body), await visitor.post('payments/refund', body)]
    const lists = [await order.visitor.get('payments/refunds'), await visitor.get('payments/refunds')]
    expect([...asked, ...lists].map(({ status }) => status)).toEqual([401, 403, 401, 403])
    expect((await visitor.patch('payments/refunds/rfd_x', { action: 'retry' })).status).toBe(403)
    expect(await rowsOf(order.id)).toEqual([])
  })

  test('for what was never paid, is unknown, or malformed', async () => {
    const unpaid = await checkout.ordered({ [dress]: 1 })
    const cancelled = await checkout.ordered({ [dress]: 1 })
    await cancelled.visitor.patch(`orders/${cancelled.id}/status`, { status: 'cancelled' })
    const order = await paid()
    const asked = [
      await refund(unpaid.id),
      await refund(cancelled.id),
      await refund('ord_none'),
      await refund(order.id, { amount: 0 }),
      await refund(order.id, { amount: -5 }),
      await refund(order.id, { amount: 1.5 }),
      await refund(order.id, { amount: '1000' }),
      await refund(order.id, { amount: 130_001 }),
      await refund(order.id, { reason: ' ' }),
    ]
    expect(asked.map(({ status }) => status)).toEqual([409, 409, 404, 400, 400, 400, 400, 409, 400])
    expect(await rowsOf(order.id)).toEqual([])
  })
})

describe('refund of money that was not paid by MoMo', () => {
  test('is sent by hand with a reference', async () => {
    const order = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod', email: 'tienmat@example.vn' })
    await admin.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid' })
    const opened = await refund(order.id)
    expect(opened.json).toMatchObject({ refund: { state: 'open', way: 'hand' }, message: expect.stringContaining('chuyển tiền') })
    const { _id } = opened.json.refund
    expect((await admin.patch(`payments/refunds/${_id}`, { action: 'retry' })).json.code).toBe('move_not_allowed')
    expect((await admin.patch(`payments/refunds/${_id}`, { action: 'done' })).status).toBe(400)
    await takeMails(checkout)
    await admin.patch(`payments/refunds/${_id}`, { action: 'done', reference: 'FT2632' })
    expect(await statusOf(order)).toBe('refunded')
    const [mail] = await takeMails(checkout)
    expect(mail?.text).toContain('FT2632')
    const audits = (await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, order.id))).map(
      ({ what }) => what,
    )
    expect(audits).toContain('order.refund-by-hand')
  })
})

test('refunds: the list has the newest first, by state and by order', async () => {
  const order = await paid()
  await admin.patch(`orders/${order.id}/status`, { status: 'cancelled' })
  const open = (await admin.get('payments/refunds?status=open&limit=1')).json.data
  expect(open.refunds).toMatchObject([
    { state: 'open', reason: 'cancelled', openedBy: 'system', order: { orderNumber: order.placed.orderNumber } },
  ])
  expect((await admin.get(`payments/refunds?orderId=${order.id}`)).json.data).toMatchObject({ total: 1, totalPage: 1 })
  expect((await admin.get('payments/refunds?status=lost')).status).toBe(400)
  expect((await admin.get('payments/refunds?limit=101')).status).toBe(400)
})
