import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { hangs } from '../../../testing/momo-fixture.ts'
import { openRefundFixture } from '../../../testing/refund-fixture.ts'

const { checkout, admin, paid, refund, rowsOf, statusOf, atMomo, retryOpenRefunds, answering } = await openRefundFixture()
afterEach(async () => {
  checkout.momo.behave('refund', undefined)
  checkout.momo.behave('refund/query', undefined)
  expect(await findInvariantErrors(checkout.db)).toEqual([])
})
afterAll(() => checkout.close())

describe('refund, when MoMo', () => {
  test.each([13, 22, 47])('refuses the request (%i), can be sent again with the same id', async (code) => {
    const order = await paid()
    checkout.momo.behave('refund', answering(code))
    const refused = await refund(order.id)
    expect([refused.status, refused.json.code]).toEqual([409, 'refund_failed'])
    const [row] = await rowsOf(order.id)
    expect(row).toMatchObject({ state: 'failed', resultCode: code, tries: 1, askAt: null })
    checkout.momo.behave('refund', undefined)
    expect((await refund(order.id)).json.refund).toMatchObject({ _id: row?.id, state: 'done' })
    expect((await rowsOf(order.id))[0]?.gatewayOrderId).toBe(row?.gatewayOrderId)
    expect((await rowsOf(order.id))[0]?.gatewayRequestId).not.toBe(row?.gatewayRequestId)
  })

  test.each([1080, 1081, 1088, 99])('refuses it finally (%i), takes a new id, or is sent by hand', async (code) => {
    const order = await paid()
    checkout.momo.behave('refund', answering(code))
    await refund(order.id)
    const [row] = await rowsOf(order.id)
    expect(row).toMatchObject({ state: 'failed', gatewayOrderId: null })
    const listed = (await admin.get(`payments/refunds?orderId=${order.id}&status=failed`)).json.data
    expect(listed).toMatchObject({ total: 1, refunds: [{ failure: { text: expect.any(String) } }] })
    await admin.patch(`payments/refunds/${row?.id}`, { action: 'retry' })
    const names = checkout.momo
      .callsOf('refund')
      .slice(-2)
      .map(({ body }) => body.orderId)
    expect(new Set(names).size).toBe(2)
    const done = await admin.patch(`payments/refunds/${row?.id}`, { action: 'done', reference: 'VCB 0912' })
    expect(done.json.refund).toMatchObject({ state: 'done', reference: 'VCB 0912' })
    expect(await statusOf(order)).toBe('refunded')
    expect((await admin.patch(`payments/refunds/${row?.id}`, { action: 'done', reference: 'again' })).status).toBe(409)
    expect((await admin.patch(`payments/refunds/${row?.id}`, { action: 'retry' })).status).toBe(409)
  })

  test.each([7002, 1000, 9000, 424_242])('has not decided yet (%i), is queried until it has', async (code) => {
    const order = await paid()
    checkout.momo.behave('refund', async (response, init) => {
      await response()
      return answering(code)(response, init)
    })
    expect((await refund(order.id)).json.refund.state).toBe('sent')
    const byHand = await admin.patch(`payments/refunds/${(await rowsOf(order.id))[0]?.id}`, { action: 'done', reference: 'x' })
    expect([byHand.status, byHand.json.code]).toEqual([409, 'move_not_allowed'])
    await retryOpenRefunds()
    expect(await statusOf(order)).toBe('refunded')
    expect(await atMomo(order.id)).toBe(1)
  })

  test('hangs, is shown to the admin as pending, and the shop finds out what happened', async () => {
    const order = await paid()
    checkout.momo.behave('refund', async (response, init) => {
      await response()
      return hangs(response, init)
    })
    checkout.momo.behave('refund/query', async () => new Response('', { status: 500 }))
    expect((await refund(order.id)).json).toMatchObject({ refund: { state: 'sent' }, message: expect.stringContaining('đang xử lý') })
    expect((await refund(order.id)).json.refund.state).toBe('sent')
    await retryOpenRefunds()
    expect((await rowsOf(order.id)).map(({ state }) => state)).toEqual(['sent'])
    checkout.momo.behave('refund/query', undefined)
    await retryOpenRefunds()
    expect(await rowsOf(order.id)).toMatchObject([{ state: 'done', tries: 1 }])
    const [row] = await rowsOf(order.id)
    const names = checkout.momo.callsOf('refund').filter(({ body }) => body.orderId === row?.gatewayOrderId)
    expect(new Set(names.map(({ body }) => body.requestId))).toEqual(new Set([row?.gatewayRequestId]))
    expect(await atMomo(order.id)).toBe(1)
  })

  test('never received it, because the process died before the call, is sent with the same ids', async () => {
    const order = await paid()
    checkout.momo.behave('refund', async () => {
      throw new Error('no network')
    })
    await refund(order.id)
    const [begun] = await rowsOf(order.id)
    expect(begun).toMatchObject({ state: 'sent' })
    checkout.momo.behave('refund', undefined)
    await retryOpenRefunds()
    const [done] = await rowsOf(order.id)
    expect(done).toMatchObject({ state: 'done', gatewayRequestId: begun?.gatewayRequestId, gatewayOrderId: begun?.gatewayOrderId })
  })

  test('made it and the shop did not record it, is not made again', async () => {
    const order = await paid()
    await refund(order.id)
    const [row] = await rowsOf(order.id)
    // As after a crash between MoMo's response and the commit.
    await checkout.db
      .update(schema.refunds)
      .set({ state: 'sent', doneAt: null, transId: null, askAt: new Date(0) })
      .where(eq(schema.refunds.id, String(row?.id)))
    await checkout.db.update(schema.orders).set({ paymentStatus: 'paid' }).where(eq(schema.orders.id, order.id))
    const before = checkout.momo.callsOf('refund').length
    await Promise.all([checkout.areas.payments.retryOpenRefunds(), checkout.areas.payments.retryOpenRefunds()])
    expect(checkout.momo.callsOf('refund').length).toBe(before)
    expect(await statusOf(order)).toBe('refunded')
  })
})
