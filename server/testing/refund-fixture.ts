import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { schema } from '../platform/database/client.ts'
import { openCheckoutFixture } from './checkout-fixture.ts'
import type { Visitor } from './shop-fixture.ts'
import { signInAdmin } from './users-fixture.ts'

/** A shop with an admin, orders MoMo has been paid for, and what is asked about their money. */
export async function openRefundFixture() {
  const checkout = await openCheckoutFixture({}, { timeoutMs: 150 })
  const admin = await signInAdmin(checkout)
  const dress = await checkout.put('Đầm', 900)

  /** An order of 130.000 ₫ that MoMo has been paid for. */
  async function paid(asked = {}) {
    const order = await checkout.ordered({ [dress]: 1 }, asked)
    await checkout.pay(order.visitor, order)
    const { ipnBody } = (await checkout.momo.sandbox.pay(checkout.lastCreate().orderId)) as { ipnBody: object }
    expect((await checkout.tell(ipnBody)).status).toBe(204)
    return order
  }
  const refund = (orderId: string, more: object = {}, headers: Record<string, string> = {}) =>
    admin.post('payments/refund', { orderId, reason: 'Khách đổi ý', ...more }, { headers })
  const rowsOf = (orderId: string) =>
    checkout.db.select().from(schema.refunds).where(eq(schema.refunds.orderId, orderId)).orderBy(asc(schema.refunds.createdAt))
  const statusOf = async ({ visitor, id }: { visitor: Visitor; id: string }) => (await checkout.read(visitor, id)).paymentStatus
  /** How often MoMo's side has really given money back for an order. */
  const atMomo = async (id: string) => {
    const [payment] = await checkout.db.select().from(schema.payments).where(eq(schema.payments.orderId, id))
    const asked = new Set(
      checkout.momo
        .callsOf('refund')
        .filter(({ body }) => body.transId === Number(payment?.transId))
        .map(({ body }) => body.orderId),
    )
    return asked.size
  }
  /** Lets the time of the next question come, and asks. */
  const carryOn = async () => {
    checkout.clock.advance(3_700_000)
    await checkout.areas.payments.carryOn()
  }
  const answering = (resultCode: number) => async (_answer: unknown, init: RequestInit) => {
    const { partnerCode, orderId, requestId, amount } = JSON.parse(String(init.body))
    return Response.json({ partnerCode, orderId, requestId, amount, transId: 1, resultCode, message: '', responseTime: 1 })
  }
  return { till: checkout, office: admin, dress, paid, refund, rowsOf, statusOf, atMomo, carryOn, answering }
}
