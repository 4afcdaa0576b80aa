import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import { deliverDress, stockBySize } from '../../../testing/exchange-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'

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
const receive = (id: string, item?: string) =>
  admin.put(`exchanges/${id}/return`, item ? { state: 'received', item } : { state: 'missing' })
const stockOf = (product: string) => stockBySize(checkout.db, product)

describe('returned unit', () => {
  const returnsOf = async (product: string) => {
    const moves = await checkout.db
      .select({ change: schema.stockMoves.change, size: schema.variants.size })
      .from(schema.stockMoves)
      .innerJoin(schema.variants, eq(schema.variants.id, schema.stockMoves.variantId))
      .where(and(eq(schema.variants.productId, product), eq(schema.stockMoves.reason, 'exchanged')))
    return moves.filter(({ size }) => size === '2Y').map(({ change }) => change)
  }
  const approved = async (order: Awaited<ReturnType<typeof delivered>>, more: object = {}) => {
    const { _id } = (await requestExchange(order.visitor, order.id, more)).json.data.exchange
    await decide(_id, 'approved')
    return _id as string
  }

  test('is restocked once by concurrent requests', async () => {
    const order = await delivered()
    const _id = await approved(order)
    const received = await Promise.all([receive(_id, 'stock'), receive(_id, 'stock')])
    expect(received.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await returnsOf(order.product)).toEqual([1])
    expect(await stockOf(order.product)).toMatchObject({ '2Y': [5, 0] })
  })

  test('of a cancelled exchange is not exchanged again, while the other units of its line are', async () => {
    const order = await delivered({ stock: { '2Y': 5, '3Y': 5 }, quantity: 3 })
    const first = await approved(order, { quantity: 1 })
    await receive(first, 'stock')
    await decide(first, 'cancelled')
    expect((await receive(first, 'stock')).json.code).toBe('move_not_allowed')
    expect((await requestExchange(order.visitor, order.id, { quantity: 3 })).json.code).toBe('invalid_input')
    const second = await approved(order)
    expect((await order.visitor.get(`orders/${order.id}/exchanges`)).json.data).toMatchObject([{ quantity: 1 }, { quantity: 2 }])
    await receive(second, 'stock')
    await decide(second, 'cancelled')
    for (const client of [order.visitor, admin]) expect((await requestExchange(client, order.id)).json.code).toBe('exchange_exists')
    expect((await returnsOf(order.product)).sort()).toEqual([1, 2])
    expect(await stockOf(order.product)).toMatchObject({ '2Y': [5, 0], '3Y': [5, 0] })
  })

  test('is not received for a second exchange that was open before the first one counted', async () => {
    const order = await delivered()
    const first = (await requestExchange(order.visitor, order.id)).json.data.exchange._id as string
    await decide(first, 'cancelled')
    const second = await approved(order)
    await checkout.db
      .update(schema.orderExchanges)
      .set({ returnState: 'received', returnedItem: 'stock', replacementState: 'reserved' })
      .where(eq(schema.orderExchanges.id, first))
    expect((await receive(second, 'stock')).json.code).toBe('move_not_allowed')
    expect(await returnsOf(order.product)).toEqual([])
    expect((await receive(second)).status).toBe(200)
  })
})
