import { expect, test } from 'vitest'
import { boardColumnOf, collectsCash, nextSteps, stepName } from './next-steps.rule.ts'

type OrderFields = Parameters<typeof nextSteps>[0]
const moves = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
} as const
const order = (status: OrderFields['status'], more: Partial<OrderFields> = {}): OrderFields => ({
  status,
  moves: [...moves[status]],
  shippingMethod: 'standard',
  paymentMethod: 'cod',
  paymentStatus: 'unpaid',
  deposit: 0,
  depositPaid: false,
  sewing: null,
  shipment: null,
  exchanges: [],
  ...more,
})
const sewing = (isSewn: boolean) => ({ pieces: 2, dueBy: '2026-12-06', isSewn })
const parcel = (status: string) => ({ _id: 'shp', carrier: 'GHN', trackingCode: null, trackingUrl: null, status })

test.each([
  ['cash is confirmed by somebody', order('pending', { toConfirm: true }), 'confirm', ['called', 'confirm', 'cancel']],
  ['and then begun with', order('pending'), 'confirm', ['confirm', 'cancel']],
  [
    'cash that waits for its deposit can be confirmed by phone too',
    order('pending', { deposit: 69_000, moves: ['cancelled'], toConfirm: true }),
    'waiting',
    ['called', 'cancel'],
  ],
  [
    'a wallet is waited for, and cannot be confirmed',
    order('pending', { paymentMethod: 'momo', moves: ['cancelled'] }),
    'waiting',
    ['cancel'],
  ],
  ['cash waits for its deposit', order('pending', { deposit: 69_000, moves: ['cancelled'] }), 'waiting', ['cancel']],
  ['and is confirmed with it', order('pending', { deposit: 69_000, depositPaid: true }), 'confirm', ['confirm', 'cancel']],
  [
    'a transfer that was refunded in full is closed',
    order('pending', { paymentMethod: 'bank', paymentStatus: 'refunded', moves: ['cancelled'] }),
    'confirm',
    ['close'],
  ],
  [
    'and so is one that was begun, unless it is sent all the same',
    order('processing', { paymentMethod: 'momo', paymentStatus: 'refunded' }),
    'packing',
    ['close', 'ship'],
  ],
  ['what lies on the shelf is packed', order('processing'), 'packing', ['ship', 'cancel']],
  ['what is sewn lies at the table', order('processing', { sewing: sewing(false) }), 'sewing', ['sewn', 'ship', 'cancel']],
  ['until it is done', order('processing', { sewing: sewing(true) }), 'packing', ['ship', 'unsewn', 'cancel']],
  ['what is on its way arrives, or comes back', order('shipped'), 'carrier', ['deliver', 'takeBack']],
  ['what comes back is seen', order('shipped', { shipment: parcel('returning') }), 'returned', ['takeBack', 'deliver']],
  ['what a carrier lost cannot come back', order('shipped', { shipment: parcel('lost_or_damaged') }), 'carrier', ['deliver', 'giveUp']],
  ['what has arrived has arrived', order('delivered'), 'delivered', []],
  ['what came back is at its end', order('cancelled', { shipment: parcel('returned') }), 'returned', []],
  ['what was cancelled is no work', order('cancelled'), null, []],
])('next-steps: %s', (_, stepOrder, column, steps) => {
  expect(boardColumnOf(stepOrder)).toBe(column)
  expect(nextSteps(stepOrder).map(({ key }) => key)).toEqual(steps)
})

test('next-steps: confirming an order to sew moves it to the sewing column', () => {
  expect(nextSteps(order('pending', { sewing: sewing(false) }))[0]).toMatchObject({ key: 'confirm', to: 'sewing', mail: null })
  expect(nextSteps(order('pending'))[0]).toMatchObject({ to: 'packing' })
})

test('next-steps: confirming by phone leaves the order in its column', () => {
  const [called] = nextSteps(order('pending', { toConfirm: true }))
  expect(called).toMatchObject({ to: 'confirm', mail: null, request: { path: 'confirm' } })
})

test('next-steps: shipping, delivering and cancelling send a mail', () => {
  const letters = (['processing', 'shipped'] as const).flatMap((status) => nextSteps(order(status)).map(({ key, mail }) => [key, mail]))
  expect(letters).toEqual([
    ['ship', 'shipped'],
    ['cancel', 'cancelled'],
    ['deliver', 'delivered'],
    ['takeBack', 'cancelled'],
  ])
})

test.each([
  ['the shop itself, in cash', order('shipped'), true],
  ['a carrier', order('shipped', { shipment: parcel('in_transit') }), false],
  ['the shop, after a carrier lost it', order('shipped', { shipment: parcel('lost_or_damaged') }), true],
  ['the shop, paid before', order('shipped', { paymentStatus: 'paid' }), false],
  ['the shop, paid by wallet', order('shipped', { paymentMethod: 'momo', paymentStatus: 'paid' }), false],
])('collects-cash: delivery by %s: %#', (_, of, asks) => {
  expect(collectsCash({ ...of, finalAmount: 130_000 }, { key: 'deliver' })).toBe(asks)
  expect(collectsCash({ ...of, finalAmount: 130_000 }, { key: 'takeBack' })).toBe(false)
})

test.each([
  [
    'pickup',
    null,
    [
      ['ready', 'ready'],
      ['pickUp', 'pickedUp'],
    ],
  ],
  [
    'pickup',
    parcel('in_transit'),
    [
      ['ship', 'shipped'],
      ['deliver', 'delivered'],
    ],
  ],
  [
    'standard',
    null,
    [
      ['ship', 'shipped'],
      ['deliver', 'delivered'],
    ],
  ],
] as const)('next-steps: the steps of a %s order with the parcel %j and their mails are %j', (shippingMethod, shipment, names) => {
  const steps = (['processing', 'shipped'] as const).map((status) => {
    const moved = order(status, { shippingMethod, shipment: shipment as OrderFields['shipment'] })
    const [step] = nextSteps(moved)
    return step && [stepName(moved, step.key), step.mail]
  })
  expect(steps).toEqual(names)
})

test('next-steps: an order that nobody picked up is cancelled; only a parcel comes back', () => {
  const names = (['pickup', 'standard'] as const).map((shippingMethod) => {
    const waiting = order('shipped', { shippingMethod, moves: ['delivered', 'cancelled'] })
    return nextSteps(waiting).map(({ key }) => stepName(waiting, key))
  })
  expect(names).toEqual([
    ['pickUp', 'cancel'],
    ['deliver', 'takeBack'],
  ])
})
