import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '../../../contract/durations.ts'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors, stockOf } from '../../testing/check-invariants.ts'
import { openShipmentFixture, type ShipmentFixture } from '../../testing/shipment-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'

let { checkout, admin } = {} as ShipmentFixture
beforeAll(async () => {
  ;({ checkout, admin } = await openShipmentFixture())
})
afterAll(() => checkout.close())

const window = 31 * minuteMs
const refundsOf = (orderId: string) => checkout.db.select().from(schema.refunds).where(eq(schema.refunds.orderId, orderId))
type Action = () => Promise<{ status: number }>

/** Runs all at once, started in a shuffled order. */
async function atOnce(actions: Action[], round: number): Promise<void> {
  const turned = actions.map((action, index) => ({ action, rank: Math.sin(round * 31 + index * 17) })).sort((a, b) => a.rank - b.rank)
  const answers = await Promise.all(turned.map(({ action }) => action()))
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
}

const expire = async () => {
  await checkout.areas.payments.expire()
  return { status: 200 }
}
const ship = (orderId: string, trackingCode: string) => async () => {
  const made = await admin.post('shipments', { orderId, carrier: 'GHN', trackingCode })
  return made.status === 201 ? admin.put(`shipments/${made.json.data.shipment._id}/status`, { status: 'picked_up' }) : made
}

test.each(['momo', 'cod'] as const)(
  'paid, expired, cancelled by its owner, cancelled and shipped by the shop at once (%s): one allowed path, and the money adds up',
  async (paymentMethod) => {
    const ends = new Set<string>()
    for (let round = 0; round < 10; round++) {
      const dress = await checkout.put(`Đầm ${paymentMethod} ${round}`, 1)
      const order = await checkout.ordered({ [dress]: 1 }, { paymentMethod })
      const { visitor, id } = order
      const cancel = (who: Visitor) => () => who.patch(`orders/${id}/status`, { status: 'cancelled' })
      const actions: Action[] = [ship(id, `GA${paymentMethod}${round}`), () => admin.patch(`orders/${id}/status`, { status: 'shipped' })]
      if (round % 3 !== 0) actions.push(cancel(visitor))
      if (round % 4 === 0) actions.push(cancel(admin))
      if (paymentMethod === 'momo') {
        await checkout.pay(visitor, order)
        const { orderId, requestId, amount } = checkout.lastCreate()
        const notice = checkout.momo.notice({ orderId, requestId, amount, transId: 7_000 + round })
        const tell = () => checkout.tell(notice)
        if (round % 2) await tell()
        else checkout.clock.advance(window)
        actions.push(tell, tell, expire)
      }
      await atOnce(actions, round)

      const { status, paymentStatus } = await checkout.read(visitor, id)
      ends.add(status)
      const refunds = await refundsOf(id)
      if (status === 'cancelled') {
        expect(await stockOf(checkout.db, dress)).toEqual({ onHand: 1, reserved: 0, sold: 0 })
        expect(refunds.map(({ amountVnd }) => amountVnd)).toEqual(paymentMethod === 'momo' ? [130_000] : [])
      } else {
        expect(['processing', 'shipped']).toContain(status)
        expect(await stockOf(checkout.db, dress)).toMatchObject(
          paymentMethod === 'momo' || status === 'shipped' ? { onHand: 0, reserved: 0, sold: 1 } : { onHand: expect.any(Number) },
        )
        expect(refunds).toEqual([])
      }
      expect(paymentStatus).toBe(paymentMethod === 'momo' ? 'paid' : 'unpaid')
      expect(await findInvariantErrors(checkout.db)).toEqual([])
    }
    // One result only would mean that nothing ran concurrently.
    expect(ends.size).toBeGreaterThan(1)
  },
)
