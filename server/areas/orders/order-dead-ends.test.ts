import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { OrderStatus } from '../../../contract/orders.ts'
import { takeMails } from '../../test-mailbox.ts'
import type { Visitor } from '../../test-shop.ts'
import { openTestTill, type TestTill } from '../checkout/test-till.ts'
import { orderMoves } from './order-moves.ts'
import { findErrors } from './test-books.ts'
import { openOffice } from './test-office.ts'

let till: TestTill
let office: Visitor
let dress: string
beforeAll(async () => {
  till = await openTestTill()
  office = await openOffice(till)
  dress = await till.put('Đầm', 999)
})
afterEach(async () => expect(await findErrors(till.db)).toEqual([]))
afterAll(() => till.close())

const cash = () => till.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
const move = (id: string, status: string) => office.patch(`orders/${id}/status`, { status })

test('an order goes where its table leads and nowhere else, from every status', async () => {
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

test('a customer hears that their order is cancelled, once, and why where it was not paid', async () => {
  await takeMails(till)
  const { id, visitor } = await till.ordered({ [dress]: 1 }, { email: 'huy@example.vn' })
  await takeMails(till)
  await visitor.patch(`orders/${id}/status`, { status: 'cancelled' })
  const mails = await takeMails(till)
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('đã được huỷ')])
  await till.ordered({ [dress]: 1 }, { email: 'quen@example.vn' })
  await takeMails(till)
  till.clock.advance(31 * 60_000)
  await till.areas.payments.expire()
  till.clock.advance(25 * 3_600_000)
  await till.areas.payments.expire()
  const last = (await takeMails(till)).filter(({ to }) => to === 'quen@example.vn')
  expect(last.map(({ text }) => text.includes('chưa nhận được tiền'))).toEqual([true])
})
