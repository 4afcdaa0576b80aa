import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ExchangeStatus, ReplacementState, ReturnState } from '../../../../contract/orders/exchange-states.ts'
import { ShipmentStatus } from '../../../../contract/orders/shipments.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { openTestExchanges, type TestExchanges } from '../../../testing/exchange-fixture.ts'
import { exchangeMoves, replacementMovesWith, returnMoves } from './exchange-moves.rule.ts'

let shop: TestExchanges
beforeAll(async () => {
  shop = await openTestExchanges()
})
afterEach(async () => expect(await findInvariantErrors(shop.checkout.db)).toEqual([]))
afterAll(() => shop.checkout.close())

describe('exchange', () => {
  test.each(ExchangeStatus.options)('moves from %s only as its table allows', async (from) => {
    for (const to of ['approved', 'rejected', 'cancelled'] as const) {
      const { exchangeId } = await shop.exchangeIn(from)
      const moved = await shop.decide(exchangeId, to)
      expect([from, to, moved.status]).toEqual([from, to, exchangeMoves[from].includes(to) ? 200 : 409])
    }
  })

  test('cannot be cancelled once the replacement is sent, and can be again after its parcel came back', async () => {
    const { exchangeId, product } = await shop.exchangeIn('approved')
    const parcel = await shop.pack(exchangeId)
    await shop.moveParcel(parcel, ['picked_up'])
    expect((await shop.decide(exchangeId, 'cancelled')).json.code).toBe('move_not_allowed')
    await shop.moveParcel(parcel, ['returning', 'returned'])
    expect(await shop.stockOf(product)).toMatchObject({ '3Y': [5, 1] })
    expect((await shop.decide(exchangeId, 'cancelled')).status).toBe(200)
    expect(await shop.stockOf(product)).toMatchObject({ '3Y': [5, 0] })
  })
})

test('exchange: can be cancelled once its replacement is lost, which releases nothing and restocks nothing', async () => {
  const { exchangeId, product, ...order } = await shop.exchangeIn('approved')
  await shop.moveParcel(await shop.pack(exchangeId), ['picked_up', 'lost_or_damaged'])
  expect((await shop.decide(exchangeId, 'cancelled')).json.data.exchange).toMatchObject({ status: 'cancelled', replacementState: 'lost' })
  expect(await shop.stockOf(product)).toMatchObject({ '2Y': [4, 0], '3Y': [4, 0] })
  const again = await order.visitor.post(`orders/${order.id}/exchanges`, { position: 0, size: '3Y', reason: 'Thất lạc' })
  expect(again.status).toBe(201)
})

describe('returned item', () => {
  test.each(ReturnState.options)('moves from %s only as its table allows', async (from) => {
    for (const item of ['stock', 'written-off', undefined] as const) {
      const { exchangeId, product } = await shop.exchangeIn('approved')
      if (from === 'received') await shop.receive(exchangeId, 'written-off')
      if (from === 'missing') await shop.receive(exchangeId)
      const to = item ? 'received' : 'missing'
      const isAllowed = returnMoves[from].includes(to)
      expect([from, to, (await shop.receive(exchangeId, item)).status]).toEqual([from, to, isAllowed ? 200 : 409])
      expect(await shop.stockOf(product)).toMatchObject({ '2Y': [isAllowed && item === 'stock' ? 5 : 4, 0] })
    }
  })

  test('waits for approval, and the shop says where to send it', async () => {
    const { exchangeId } = await shop.exchangeIn('requested')
    expect((await shop.receive(exchangeId, 'stock')).status).toBe(409)
    await shop.decide(exchangeId, 'approved')
    expect((await shop.admin.put(`exchanges/${exchangeId}/return`, { state: 'received' })).status).toBe(400)
    expect((await shop.admin.put(`exchanges/${exchangeId}/return`, { state: 'awaited' })).status).toBe(400)
  })

  test('may still arrive after the exchange is done without it', async () => {
    const { exchangeId, product } = await shop.exchangeIn('approved')
    await shop.receive(exchangeId)
    await shop.moveParcel(await shop.pack(exchangeId), ['delivered'])
    const late = await shop.receive(exchangeId, 'stock')
    expect(late.json.data.exchange).toMatchObject({ status: 'done', returnState: 'received', returnedItem: 'stock' })
    expect(await shop.stockOf(product)).toMatchObject({ '2Y': [5, 0], '3Y': [4, 0] })
  })
})

test('replacement: every status of its parcel leads it to one state', () => {
  const movesOf = Object.fromEntries(
    ReplacementState.options.map((from) => [
      from,
      ShipmentStatus.options.map((parcel) => {
        try {
          return replacementMovesWith(from, parcel).join(' ')
        } catch {
          return 'refused'
        }
      }),
    ]),
  )
  expect(movesOf.packed).toEqual([
    '',
    '',
    ...Array(3).fill('sent'),
    'sent delivered',
    ...Array(2).fill('sent'),
    'reserved',
    'reserved',
    'sent lost',
  ])
  expect(movesOf.delivered?.filter((way) => way !== 'refused')).toEqual([''])
})
