import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hourMs, minuteMs } from '../../../contract/durations.ts'
import { OrderStatus } from '../../../contract/orders/orders.ts'
import { findInvariantErrors } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import { takeMails } from '../../testing/mailbox-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'
import { orderMoves } from './order-moves.rule.ts'

let checkout: CheckoutFixture
let admin: Visitor
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm', 999)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

const cash = () => checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
const move = (id: string, status: string) => admin.patch(`orders/${id}/status`, { status })

test('order moves: only as its table allows, from every status', async () => {
  const wayTo: Record<OrderStatus, OrderStatus[]> = {
    pending: [],
    processing: ['processing'],
    shipped: ['processing', 'shipped'],
    delivered: ['processing', 'shipped', 'delivered'],
    cancelled: ['cancelled'],
  }
  for (const from of OrderStatus.options) {
    for (const to of OrderStatus.options) {
      const { id } = await cash()
      for (const step of wayTo[from]) await move(id, step)
      const moved = await move(id, to)
      const allowed = orderMoves[from].includes(to)
      expect([from, to, moved.status, moved.json.code]).toEqual([from, to, allowed ? 200 : 409, allowed ? undefined : 'move_not_allowed'])
    }
  }
})

test('cancel: mails the customer once, with the reason where it was not paid', async () => {
  await takeMails(checkout)
  const { id, visitor } = await checkout.ordered({ [dress]: 1 }, { email: 'huy@example.vn' })
  await takeMails(checkout)
  await visitor.patch(`orders/${id}/status`, { status: 'cancelled' })
  const mails = await takeMails(checkout)
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('đã được huỷ')])
  await checkout.ordered({ [dress]: 1 }, { email: 'quen@example.vn' })
  await takeMails(checkout)
  checkout.clock.advance(31 * minuteMs)
  await checkout.areas.payments.expire()
  checkout.clock.advance(25 * hourMs)
  await checkout.areas.payments.expire()
  const last = (await takeMails(checkout)).filter(({ to }) => to === 'quen@example.vn')
  expect(last.map(({ text }) => text.includes('chưa nhận được tiền'))).toEqual([true])
})
