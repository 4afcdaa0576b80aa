import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { schema } from '../platform/database/client.ts'
import { openCheckoutFixture } from './checkout-fixture.ts'
import type { Visitor } from './shop-fixture.ts'
import { signInAdmin } from './users-fixture.ts'

/** A shop with an admin, orders paid by MoMo, and queries for their money. */
export async function openRefundFixture() {
  const checkout = await openCheckoutFixture({}, { timeoutMs: 150 })
  const admin = await signInAdmin(checkout)
  const dress = await checkout.put('Đầm', 900)

  /** An order of 130.000 ₫, paid by MoMo. */
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
  /** How many refunds of an order MoMo has made. */
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
  /** Advances to the next query time, and queries. */
  const retryOpenRefunds = async () => {
    checkout.clock.advance(3_700_000)
    await checkout.areas.payments.retryOpenRefunds()
  }
  const answering = (resultCode: number) => async (_answer: unknown, init: RequestInit) => {
    const { partnerCode, orderId, requestId, amount } = JSON.parse(String(init.body))
    return Response.json({ partnerCode, orderId, requestId, amount, transId: 1, resultCode, message: '', responseTime: 1 })
  }
  return { checkout, admin, dress, paid, refund, rowsOf, statusOf, atMomo, retryOpenRefunds, answering }
}
