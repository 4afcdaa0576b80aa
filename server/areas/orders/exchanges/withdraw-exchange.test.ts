import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import { deliverDress, stockBySize } from '../../../testing/exchange-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

const delivered = (ordered?: Parameters<typeof deliverDress>[2]) => deliverDress(checkout, admin, ordered)
const requestExchange = (visitor: Visitor, id: string, more: object = {}) =>
  visitor.post(`orders/${id}/exchanges`, { position: 0, size: '3Y', reason: 'Bé mặc hơi chật', ...more })
const decide = (id: string, status: string, reply?: string) => admin.patch(`exchanges/${id}`, { status, answer: reply })
const stockOf = (product: string) => stockBySize(checkout.db, product)

describe('requested exchange', () => {
  const withdraw = (client: Visitor, { id }: { id: string }, exchangeId: string, query = '') =>
    client.post(`orders/${id}/exchanges/${exchangeId}/withdraw${query}`, {})

  test('is withdrawn by its guest, recorded, no longer open, and can be requested again', async () => {
    const order = await delivered()
    const { _id } = (await requestExchange(order.visitor, order.id)).json.data.exchange
    const open = async () => (await admin.get('exchanges?status=requested&limit=1')).json.total
    const before = await open()
    const withdrawn = await withdraw(order.visitor, order, _id)
    expect([withdrawn.status, withdrawn.json.message]).toEqual([200, 'Đã rút yêu cầu đổi hàng.'])
    expect(withdrawn.json.data.exchange).toMatchObject({ _id, status: 'cancelled', returnState: null, replacementState: null })
    expect(await open()).toBe(before - 1)
    const { history } = (await admin.get(`orders/${order.id}`)).json.data.order
    expect(history.at(-1)).toMatchObject({ what: 'exchange', from: 'requested', to: 'cancelled', by: 'guest', note: 'withdrawn' })
    expect(await stockOf(order.product)).toMatchObject({ '2Y': [4, 0], '3Y': [5, 0] })
    expect((await withdraw(order.visitor, order, _id)).json.code).toBe('move_not_allowed')
    expect((await requestExchange(order.visitor, order.id)).status).toBe(201)
  })

  test('is withdrawn by the link, and by its account, not by others', async () => {
    const order = await delivered()
    const { _id } = (await requestExchange(order.visitor, order.id)).json.data.exchange
    const { visitor: owner, userId } = await signUp(checkout)
    for (const other of [owner, checkout.visitor()]) {
      expect((await withdraw(other, order, _id)).status).toBe(404)
      expect((await withdraw(other, order, _id, `?token=${'x'.repeat(32)}`)).status).toBe(404)
    }
    const another = await delivered()
    expect((await withdraw(another.visitor, another, _id)).status).toBe(404)
    expect((await withdraw(order.visitor, order, 'exc_none')).status).toBe(404)
    expect((await withdraw(checkout.visitor(), order, _id, `?token=${order.token}`)).status).toBe(200)
    await checkout.db.update(schema.orders).set({ userId }).where(eq(schema.orders.id, another.id))
    const own = (await requestExchange(owner, another.id)).json.data.exchange
    expect((await withdraw(owner, another, own._id)).status).toBe(200)
    const { history } = await checkout.read(owner, another.id)
    expect(history.at(-1)).toMatchObject({ to: 'cancelled', by: 'customer' })
  })

  test('is either withdrawn or approved where both happen at once; once approved, the shop alone cancels', async () => {
    const order = await delivered()
    const { _id } = (await requestExchange(order.visitor, order.id)).json.data.exchange
    const [withdrawn, agreed] = await Promise.all([withdraw(order.visitor, order, _id), decide(_id, 'approved')])
    expect([withdrawn.status, agreed.status].sort()).toEqual([200, 409])
    expect(await stockOf(order.product)).toMatchObject({ '3Y': [5, agreed.status === 200 ? 1 : 0] })
    const other = await delivered()
    const second = (await requestExchange(other.visitor, other.id)).json.data.exchange._id
    await decide(second, 'approved')
    expect((await withdraw(other.visitor, other, second)).json.code).toBe('move_not_allowed')
    expect(await stockOf(other.product)).toMatchObject({ '3Y': [5, 1] })
  })
})
