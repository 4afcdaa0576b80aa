import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { schema } from '../../platform/db.ts'
import { findErrors } from '../orders/test-books.ts'
import { hangs } from './test-momo.ts'
import { openRefunds } from './test-refunds.ts'

const { till, office, paid, refund, rowsOf, statusOf, atMomo, carryOn, answering } = await openRefunds()
afterEach(async () => {
  till.momo.behave('refund', undefined)
  till.momo.behave('refund/query', undefined)
  expect(await findErrors(till.db)).toEqual([])
})
afterAll(() => till.close())

describe('when MoMo', () => {
  test.each([13, 22, 47])('turns the request away (%i), it can be sent again under the same name', async (code) => {
    const order = await paid()
    till.momo.behave('refund', answering(code))
    const refused = await refund(order.id)
    expect([refused.status, refused.json.code]).toEqual([409, 'refund_failed'])
    const [row] = await rowsOf(order.id)
    expect(row).toMatchObject({ state: 'failed', resultCode: code, tries: 1, askAt: null })
    till.momo.behave('refund', undefined)
    expect((await refund(order.id)).json.refund).toMatchObject({ _id: row?.id, state: 'done' })
    expect((await rowsOf(order.id))[0]?.gatewayOrderId).toBe(row?.gatewayOrderId)
    expect((await rowsOf(order.id))[0]?.gatewayRequestId).not.toBe(row?.gatewayRequestId)
  })

  test.each([1080, 1081, 1088, 99])('says no for good (%i), a new name is used, or it is sent by hand', async (code) => {
    const order = await paid()
    till.momo.behave('refund', answering(code))
    await refund(order.id)
    const [row] = await rowsOf(order.id)
    expect(row).toMatchObject({ state: 'failed', gatewayOrderId: null })
    const listed = (await office.get(`payments/refunds?orderId=${order.id}&status=failed`)).json.data
    expect(listed).toMatchObject({ total: 1, refunds: [{ failure: { text: expect.any(String) } }] })
    await office.patch(`payments/refunds/${row?.id}`, { action: 'retry' })
    const names = till.momo
      .callsOf('refund')
      .slice(-2)
      .map(({ body }) => body.orderId)
    expect(new Set(names).size).toBe(2)
    const done = await office.patch(`payments/refunds/${row?.id}`, { action: 'done', reference: 'VCB 0912' })
    expect(done.json.refund).toMatchObject({ state: 'done', reference: 'VCB 0912' })
    expect(await statusOf(order)).toBe('refunded')
    expect((await office.patch(`payments/refunds/${row?.id}`, { action: 'done', reference: 'again' })).status).toBe(409)
    expect((await office.patch(`payments/refunds/${row?.id}`, { action: 'retry' })).status).toBe(409)
  })

  test.each([7002, 1000, 9000, 424_242])('has not decided yet (%i), the shop asks until it has', async (code) => {
    const order = await paid()
    till.momo.behave('refund', async (answer, init) => {
      await answer()
      return answering(code)(answer, init)
    })
    expect((await refund(order.id)).json.refund.state).toBe('sent')
    const byHand = await office.patch(`payments/refunds/${(await rowsOf(order.id))[0]?.id}`, { action: 'done', reference: 'x' })
    expect([byHand.status, byHand.json.code]).toEqual([409, 'move_not_allowed'])
    await carryOn()
    expect(await statusOf(order)).toBe('refunded')
    expect(await atMomo(order.id)).toBe(1)
  })

  test('hangs, the admin hears the truth and the shop finds out what happened', async () => {
    const order = await paid()
    till.momo.behave('refund', async (answer, init) => {
      await answer()
      return hangs(answer, init)
    })
    till.momo.behave('refund/query', async () => new Response('', { status: 500 }))
    expect((await refund(order.id)).json).toMatchObject({ refund: { state: 'sent' }, message: expect.stringContaining('đang xử lý') })
    expect((await refund(order.id)).json.refund.state).toBe('sent')
    await carryOn()
    expect((await rowsOf(order.id)).map(({ state }) => state)).toEqual(['sent'])
    till.momo.behave('refund/query', undefined)
    await carryOn()
    expect(await rowsOf(order.id)).toMatchObject([{ state: 'done', tries: 1 }])
    const [row] = await rowsOf(order.id)
    const names = till.momo.callsOf('refund').filter(({ body }) => body.orderId === row?.gatewayOrderId)
    expect(new Set(names.map(({ body }) => body.requestId))).toEqual(new Set([row?.gatewayRequestId]))
    expect(await atMomo(order.id)).toBe(1)
  })

  test('never heard of it, because the process died before the call, it is sent under the same names', async () => {
    const order = await paid()
    till.momo.behave('refund', async () => {
      throw new Error('no network')
    })
    await refund(order.id)
    const [begun] = await rowsOf(order.id)
    expect(begun).toMatchObject({ state: 'sent' })
    till.momo.behave('refund', undefined)
    await carryOn()
    const [done] = await rowsOf(order.id)
    expect(done).toMatchObject({ state: 'done', gatewayRequestId: begun?.gatewayRequestId, gatewayOrderId: begun?.gatewayOrderId })
  })

  test('gave it back and nobody wrote it down, it is not given back again', async () => {
    const order = await paid()
    await refund(order.id)
    const [row] = await rowsOf(order.id)
    // As after a crash between MoMo's answer and the commit.
    await till.db
      .update(schema.refunds)
      .set({ state: 'sent', doneAt: null, transId: null, askAt: new Date(0) })
      .where(eq(schema.refunds.id, String(row?.id)))
    await till.db.update(schema.orders).set({ paymentStatus: 'paid' }).where(eq(schema.orders.id, order.id))
    const before = till.momo.callsOf('refund').length
    await Promise.all([till.areas.payments.carryOn(), till.areas.payments.carryOn()])
    expect(till.momo.callsOf('refund').length).toBe(before)
    expect(await statusOf(order)).toBe('refunded')
  })
})
