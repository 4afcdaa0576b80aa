import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { schema } from '../../platform/db.ts'
import type { Visitor } from '../../test-shop.ts'
import { openTestTill } from '../checkout/test-till.ts'
import { openOffice } from '../orders/test-office.ts'

/** A shop with an admin, orders MoMo has been paid for, and what is asked about their money. */
export async function openRefunds() {
  const till = await openTestTill({}, { timeoutMs: 150 })
  const office = await openOffice(till)
  const dress = await till.put('Đầm', 900)

  /** An order of 130.000 ₫ that MoMo has been paid for. */
  async function paid(asked = {}) {
    const order = await till.ordered({ [dress]: 1 }, asked)
    await till.pay(order.visitor, order)
    const { ipnBody } = (await till.momo.sandbox.pay(till.lastCreate().orderId)) as { ipnBody: object }
    expect((await till.tell(ipnBody)).status).toBe(204)
    return order
  }
  const refund = (orderId: string, more: object = {}, headers: Record<string, string> = {}) =>
    office.post('payments/refund', { orderId, reason: 'Khách đổi ý', ...more }, { headers })
  const rowsOf = (orderId: string) =>
    till.db.select().from(schema.refunds).where(eq(schema.refunds.orderId, orderId)).orderBy(asc(schema.refunds.createdAt))
  const statusOf = async ({ visitor, id }: { visitor: Visitor; id: string }) => (await till.read(visitor, id)).paymentStatus
  /** How often MoMo's side has really given money back for an order. */
  const atMomo = async (id: string) => {
    const [payment] = await till.db.select().from(schema.payments).where(eq(schema.payments.orderId, id))
    const asked = new Set(
      till.momo
        .callsOf('refund')
        .filter(({ body }) => body.transId === Number(payment?.transId))
        .map(({ body }) => body.orderId),
    )
    return asked.size
  }
  /** Lets the time of the next question come, and asks. */
  const carryOn = async () => {
    till.clock.advance(3_700_000)
    await till.areas.payments.carryOn()
  }
  const answering = (resultCode: number) => async (_answer: unknown, init: RequestInit) => {
    const { partnerCode, orderId, requestId, amount } = JSON.parse(String(init.body))
    return Response.json({ partnerCode, orderId, requestId, amount, transId: 1, resultCode, message: '', responseTime: 1 })
  }
  return { till, office, dress, paid, refund, rowsOf, statusOf, atMomo, carryOn, answering }
}
