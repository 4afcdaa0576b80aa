import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminOrder } from '../../../contract/admin/orders.ts'
import type { CashEntry, CashTotal } from '../../../contract/admin/payments.ts'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let owner: Visitor & { userId: string }
let staff: { visitor: Visitor; userId: string }
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  owner = await signInAdmin(checkout)
  staff = await signUp(checkout)
  await checkout.db.update(schema.users).set({ role: 'staff' }).where(eq(schema.users.id, staff.userId))
  dress = await checkout.put('Đầm', 900, { price: 1_000 })
})
afterAll(() => checkout.close())

/** The same numbers for the same seed, so that a failing series can be run again. */
function drawing(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

async function readAll() {
  const orders = (await owner.get('orders?limit=100')).json.data.orders as AdminOrder[]
  const { entries, totals } = (await owner.get('payments/cod-ledger?limit=100')).json.data as { entries: CashEntry[]; totals: CashTotal[] }
  const { figures } = (await owner.get('reports/summary?parts=figures')).json.data
  return { orders, entries, totals, revenue: figures.revenue.now as number }
}

async function compare(when: string): Promise<void> {
  const { orders, entries, totals, revenue } = await readAll()
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)
  const isUnderWay = ({ status }: AdminOrder) => status === 'pending' || status === 'processing' || status === 'shipped'
  const toCome = orders.filter((order) => isUnderWay(order) && order.paymentStatus !== 'refunded')
  const isPaid = ({ paymentStatus, status }: AdminOrder) => paymentStatus === 'paid' && status === 'delivered'
  const paid = sum(orders.filter(isPaid).map(({ finalAmount }) => finalAmount))
  const owed = sum(totals.map(({ collected }) => collected))
  expect(revenue - sum(toCome.map(({ finalAmount }) => finalAmount)), when).toBe(paid + owed)
  const open = entries.filter(({ remittedAt, writtenOff }) => remittedAt === null && writtenOff === null)
  expect(sum(open.map(({ amount }) => amount)), when).toBe(owed)
  expect(await findInvariantErrors(checkout.db), when).toEqual([])
}

test.each([1, 22, 333])(
  'revenue: that of delivered cash orders equals the paid and owed cash, after any series of moves (%i)',
  async (seed) => {
    const draw = drawing(seed)
    const pick = <T>(from: readonly T[]): T | undefined => from[draw(from.length)]
    const actions: Record<string, () => Promise<unknown>> = {
      place: () => checkout.ordered({ [dress]: 1 + draw(3) }, { paymentMethod: 'cod' }),
      async move() {
        const { orders } = await readAll()
        const order = pick(orders)
        if (!order) return
        const who = draw(2) === 0 ? owner : staff.visitor
        const to = pick(['processing', 'shipped', 'delivered', 'delivered', 'cancelled'])
        const cash = pick([undefined, { collectedBy: null }, { collectedBy: staff.userId }, { isHandedIn: true }])
        await who.patch(`orders/${order._id}/status`, { status: to, cash })
      },
      async advance() {
        const { orders } = await readAll()
        const order = pick(orders.filter(({ moves }) => moves.length > 0))
        const [to] = order?.moves ?? []
        if (order) await owner.patch(`orders/${order._id}/status`, { status: to })
      },
      async parcel() {
        const { orders } = await readAll()
        const order = pick(orders)
        if (!order) return
        const made = await owner.post('shipments', { orderId: order._id, carrier: pick(['GHN', 'GHTK', 'other']), fee: 20_000 })
        const id = made.json.data?.shipment._id
        const steps = pick([
          ['delivered'],
          ['picked_up'],
          ['picked_up', 'returning', 'returned'],
          ['picked_up', 'lost_or_damaged'],
          ['cancelled'],
        ])
        if (id) for (const status of steps ?? []) await owner.put(`shipments/${id}/status`, { status })
      },
      async pay() {
        const { orders } = await readAll()
        const order = pick(orders)
        if (order) await owner.patch(`orders/${order._id}/payment`, { paymentStatus: 'paid' })
      },
      async remit() {
        const { entries } = await readAll()
        const entry = pick(entries)
        if (entry) await owner.patch('payments/cod-ledger', { ids: [entry._id], reference: pick(['GHN-1', undefined]) })
      },
      async change() {
        const { entries } = await readAll()
        const entry = pick(entries)
        const body = pick([
          { action: 'assign', collectedBy: staff.userId },
          { action: 'write-off', reason: 'không thu được' },
        ])
        if (entry) await owner.patch(`payments/cod-ledger/${entry._id}`, body)
      },
      async refund() {
        const { orders } = await readAll()
        const order = pick(orders.filter(({ paymentStatus }) => paymentStatus === 'paid'))
        if (!order) return
        const asked = await owner.post('payments/refund', { orderId: order._id, reason: 'đổi ý' })
        const id = asked.json.data?.refund?._id
        if (id) await owner.patch(`payments/refunds/${id}`, { action: 'done', reference: 'tiền mặt' })
      },
    }
    const weighed = ['place', 'place', 'move', 'move', 'advance', 'advance', 'advance', 'parcel', 'pay', 'remit', 'change', 'refund']
    for (let turn = 0; turn < 40; turn++) {
      const action = pick(weighed) ?? 'place'
      await actions[action]?.()
      await compare(`seed ${seed}, turn ${turn}, ${action}`)
    }
  },
  120_000,
)
