import { expect, test } from 'vitest'
import { suggestText } from './suggest-text.rule.ts'

type Order = Parameters<typeof suggestText>[0]
type Exchanges = Parameters<typeof suggestText>[1]

const order = (change: object = {}) =>
  ({
    status: 'pending',
    paymentMethod: 'cod',
    paymentStatus: 'unpaid',
    confirmedAt: null,
    depositVnd: 0,
    depositPaidAt: null,
    deliveryTo: '2026-12-01',
    events: [],
    pickup: null,
    parcel: null,
    ...change,
  }) as unknown as Order
const exchange = (status: string) => [{ exchange: { status } }] as unknown as Exchanges
const pickup = { storeId: 'sto_1' }
const sewn = { events: [{ what: 'sewing', to: 'sewn' }] }

test.each([
  [{}, [], 'placed'],
  [{ deliveryTo: '2026-11-01' }, [], 'placed'],
  [{ confirmedAt: new Date() }, [], 'confirmed'],
  [{ confirmedAt: new Date(), depositVnd: 200_000 }, [], 'placed'],
  [{ paymentMethod: 'bank', confirmedAt: new Date() }, [], 'placed'],
  [{ paymentMethod: 'bank', paymentStatus: 'paid' }, [], 'confirmed'],
  [{ status: 'processing' }, [], 'confirmed'],
  [{ status: 'processing', ...sewn }, [], 'sewn'],
  [{ status: 'processing', deliveryTo: '2026-11-25', ...sewn }, [], 'late'],
  [{ status: 'shipped' }, [], 'sent'],
  [{ status: 'shipped', deliveryTo: '2026-11-25' }, [], 'late'],
  [{ status: 'shipped', deliveryTo: '2026-11-26' }, [], 'sent'],
  [{ status: 'processing', deliveryTo: '2026-11-25', pickup }, [], 'late'],
  [{ status: 'shipped', pickup }, [], 'ready'],
  [{ status: 'shipped', deliveryTo: '2026-11-25', pickup }, [], 'ready'],
  [{ status: 'shipped', pickup, parcel: { id: 'shp_1' } }, [], 'sent'],
  [{ status: 'delivered', deliveryTo: '2026-11-01' }, [], 'arrived'],
  [{ status: 'delivered' }, exchange('requested'), 'arrived'],
  [{ status: 'delivered' }, exchange('approved'), 'exchange'],
  [{ status: 'cancelled' }, exchange('approved'), 'cancelled'],
  [{ status: 'cancelled', paymentStatus: 'paid' }, [], 'cancelled'],
  [{ status: 'cancelled', paymentStatus: 'refunded' }, [], 'refunded'],
  [{ status: 'processing', paymentStatus: 'refunded', ...sewn }, [], 'refunded'],
  [{ status: 'delivered', paymentStatus: 'refunded' }, [], 'refunded'],
] as const)('suggest-text: %j with exchanges %j', (change, exchanges, step) => {
  expect(suggestText(order(change), exchanges as Exchanges, '2026-11-26')).toBe(step)
})
