import { expect, test } from 'vitest'
import type { AdminOrder } from '../../../../contract/admin/orders.ts'
import { bulkSteps } from './bulk-steps.rule.ts'

const moves = { pending: ['processing', 'cancelled'], processing: ['shipped', 'cancelled'], shipped: ['delivered'], cancelled: [] } as const
const order = (_id: string, status: keyof typeof moves, more: Partial<AdminOrder> = {}) =>
  ({
    ...{ _id, status, moves: [...moves[status]], paymentMethod: 'cod', paymentStatus: 'unpaid', deposit: 0, depositPaid: false },
    ...{ sewing: null, shipment: null, exchanges: [], toConfirm: false },
    ...more,
  }) as unknown as AdminOrder

test('bulk steps: each order takes its own next step, and one that cannot is left out', () => {
  const unsewn = { sewing: { pieces: 1, dueBy: '2026-12-06', isSewn: false } }
  const steps = bulkSteps([
    order('new', 'pending'),
    order('waits for its transfer', 'pending', { paymentMethod: 'bank', moves: ['cancelled'] }),
    order('being sewn', 'processing', unsewn),
    order('packed', 'processing'),
    order('to be picked up', 'processing', { shippingMethod: 'pickup' }),
    order('on its way', 'shipped'),
    order('cancelled', 'cancelled'),
  ])
  expect(steps.map(({ key, orders }) => [key, orders.map(({ _id }) => _id)])).toEqual([
    ['confirm', ['new']],
    ['ship', ['packed']],
    ['ready', ['to be picked up']],
  ])
  expect(bulkSteps([order('cancelled', 'cancelled')])).toEqual([])
})
