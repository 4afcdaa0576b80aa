import { expect, test } from 'vitest'
import type { Exchange } from '../../../contract/orders/exchanges.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { exchangeableLines, returnableInTime } from './exchangeable-lines.rule.ts'

const item = (size: string | null, quantity = 1) => ({ size, quantity }) as Order['items'][number]
const history = [
  { what: 'status', to: 'delivered', at: '2026-11-03T08:30:00.000Z' },
  { what: 'return', to: 'received', at: '2026-11-05T08:30:00.000Z' },
] as Order['history']
const order = { status: 'delivered' as const, history, items: [item('2Y', 3), item(null), item('3Y')] }
const exchange = (more: Partial<Exchange>) =>
  ({
    ...{ _id: 'exc1', position: 0, fromExchange: null, quantity: 1, status: 'approved', returnState: 'awaited', arrivedAt: null },
    ...{ product: { name: 'Đầm' }, toProduct: null, toColor: 'Đỏ', toSize: '3Y', personalization: [] },
    ...more,
  }) as unknown as Exchange

type Offer = Partial<Parameters<typeof exchangeableLines>[1]>
const offer = (more: Offer = {}, of: Partial<typeof order> = {}) =>
  exchangeableLines({ ...order, ...of }, { exchanges: [], exchangeDays: 7, now: new Date('2026-11-04T09:00:00+07:00'), ...more })
const unitsOf = ({ lines }: ReturnType<typeof offer>) => lines.map(({ position, units }) => [position, units])

test('exchangeable-lines: are all lines, up to midnight of the last day in Vietnam', () => {
  const lastMinute = offer({ now: new Date('2026-11-10T23:59:00+07:00') })
  expect(lastMinute).toMatchObject({ deadline: '2026-11-10', isOpen: true })
  expect(unitsOf(lastMinute)).toEqual([
    [0, 3],
    [1, 1],
    [2, 1],
  ])
  expect(offer({ now: new Date('2026-11-11T00:01:00+07:00') })).toMatchObject({ deadline: '2026-11-10', isOpen: false, lines: [] })
})

test('exchangeable-lines: are none where the shop exchanges nothing, and before delivery', () => {
  expect(offer({ exchangeDays: 0 })).toMatchObject({ deadline: null, isOpen: false, lines: [] })
  expect(offer({}, { history: [] })).toMatchObject({ deadline: null, lines: [] })
})

test('exchangeable-lines: leave out a line in an exchange, and units that came back already', () => {
  expect(unitsOf(offer({ exchanges: [exchange({})] }))).toEqual([
    [1, 1],
    [2, 1],
  ])
  expect(unitsOf(offer({ exchanges: [exchange({ status: 'rejected', returnState: null })] }))).toContainEqual([0, 3])
  expect(unitsOf(offer({ exchanges: [exchange({ status: 'cancelled', returnState: 'received' })] }))).toContainEqual([0, 2])
})

test('exchangeable-lines: list what came in an exchange too, with days of its own from its arrival', () => {
  const came = exchange({ status: 'done', returnState: 'received', quantity: 2, arrivedAt: '2026-11-09T08:00:00.000Z' })
  const offered = offer({ exchanges: [came], now: new Date('2026-11-12T09:00:00+07:00') })
  expect(offered).toMatchObject({ deadline: '2026-11-16', isOpen: true })
  expect(offered.lines).toMatchObject([
    { key: '0-exc1', exchange: 'exc1', units: 2, item: { size: '3Y', color: 'Đỏ', product: { name: 'Đầm' } } },
  ])
  const back = returnableInTime(order, { exchanges: [came], exchangeDays: 7, now: new Date('2026-11-04T09:00:00+07:00') })
  expect(back.lines.map(({ key, units }) => [key, units])).toEqual([
    ['0', 1],
    ['1', 1],
    ['2', 1],
    ['0-exc1', 2],
  ])
})
