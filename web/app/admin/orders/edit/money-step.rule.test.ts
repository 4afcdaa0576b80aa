import { expect, test } from 'vitest'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { moneyStepOf } from './money-step.rule.ts'

const order = (change: Partial<AdminOrder>) =>
  ({ status: 'pending', paymentStatus: 'unpaid', paymentMethod: 'cod', deposit: 0, depositPaid: false, ...change }) as AdminOrder
const none = { refunds: [], refundable: 0 }
const task = { refunds: [{ state: 'open', amount: 50_000 }], refundable: 90_000 } as unknown as Parameters<typeof moneyStepOf>[1]

const fullTask = { ...task, refundable: 50_000 }

test.each([
  ['nothing for cash to confirm', order({}), none, null],
  ['a deposit before anything else', order({ deposit: 50_000 }), none, { step: 'deposit', isFirst: true }],
  ['the transfer', order({ paymentMethod: 'bank' }), none, { step: 'received', isFirst: true }],
  ['the link of a wallet order', order({ paymentMethod: 'momo', paymentStatus: 'expired' }), none, { step: 'link', isFirst: true }],
  [
    'the difference of an edited order',
    order({ status: 'processing', paymentStatus: 'paid', extraDue: 1 }),
    none,
    { step: 'extra', isFirst: false },
  ],
  ['the refund of a cancelled order', order({ status: 'cancelled', paymentStatus: 'paid' }), task, { step: 'refund', isFirst: true }],
  [
    'the refund of an edited order, beside its steps',
    order({ status: 'processing', paymentStatus: 'paid' }),
    task,
    { step: 'refund', isFirst: false },
  ],
  [
    'the refund of all its money, before it is packed',
    order({ status: 'processing', paymentStatus: 'paid' }),
    fullTask,
    { step: 'refund', isFirst: true },
  ],
  ['cash of a delivered order', order({ status: 'delivered' }), none, { step: 'received', isFirst: true }],
  ['nothing for a delivered, paid order', order({ status: 'delivered', paymentStatus: 'paid' }), none, null],
] as const)('the money of an order needs %s', (_, known, money, step) => {
  expect(moneyStepOf(known, money)).toEqual(step)
})
