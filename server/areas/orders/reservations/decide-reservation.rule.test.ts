import { expect, test } from 'vitest'
import { decideReservation, type PlannedLine } from './decide-reservation.rule.ts'
import type { UnconfirmedCounts } from './unconfirmed-orders.sql.ts'

const counts: UnconfirmedCounts = {
  ofPhone: 0,
  ofEmail: 0,
  ofIp: 0,
  unitsOfIp: 0,
  reservedOfIp: {},
  awaitedOfIp: {},
  onHand: { dress: 400, hat: 39 },
  free: { dress_s: 400, hat_m: 39 },
}
const line = (quantity: number, more: Partial<PlannedLine> = {}): PlannedLine => ({
  productId: 'dress',
  variantId: 'dress_s',
  quantity,
  madeToOrder: false,
  ...more,
})
const hat = { productId: 'hat', variantId: 'hat_m' }

test.each<[string, Partial<UnconfirmedCounts>, PlannedLine[], string]>([
  ['the first order', {}, [line(1)], 'reserve'],
  ['a third order of a phone', { ofPhone: 2 }, [line(1)], 'reserve'],
  ['a fourth order of a phone', { ofPhone: 3 }, [line(1)], 'unreserved'],
  ['a tenth order of a phone', { ofPhone: 9 }, [line(1)], 'unreserved'],
  ['an eleventh order of a phone', { ofPhone: 10 }, [line(1)], 'refused'],
  ['a third order of an e-mail', { ofEmail: 2 }, [line(1)], 'reserve'],
  ['a fourth order of an e-mail', { ofEmail: 3 }, [line(1)], 'unreserved'],
  ['a tenth order of an e-mail', { ofEmail: 9 }, [line(1)], 'unreserved'],
  ['an eleventh order of an e-mail', { ofEmail: 10 }, [line(1)], 'refused'],
  ['a fifth order of an IP', { ofIp: 4 }, [line(1)], 'reserve'],
  ['a sixth order of an IP', { ofIp: 5 }, [line(1)], 'unreserved'],
  ['the twentieth unit of an IP', { unitsOfIp: 19 }, [line(1)], 'reserve'],
  ['the twenty-first unit of an IP', { unitsOfIp: 19 }, [line(2)], 'unreserved'],
  ['twenty units at once', {}, [line(20)], 'reserve'],
  ['twenty-one units at once', {}, [line(21)], 'unreserved'],
  ['a twentieth of what there is, over orders', { reservedOfIp: { dress: 19 } }, [line(1)], 'reserve'],
  ['more than a twentieth of what there is, over orders', { reservedOfIp: { dress: 20 } }, [line(1)], 'unreserved'],
  ['a twentieth of another product', { reservedOfIp: { dress: 20 } }, [line(1, hat)], 'reserve'],
  ['one unit of a product of which there are 39', {}, [line(1, hat)], 'reserve'],
  ['two units of a product of which there are 39, of the second order', { ofIp: 1 }, [line(2, hat)], 'unreserved'],
  ['four units of a product of which there are 39', {}, [line(4, hat)], 'reserve'],
  ['five units of a product of which there are 39', {}, [line(5, hat)], 'unreserved'],
  ['two units of a product of which there are ten', { onHand: { hat: 10 } }, [line(2, hat)], 'reserve'],
  ['three units of a product of which there are ten', { onHand: { hat: 10 } }, [line(3, hat)], 'unreserved'],
  ['one unit of a product of which there are four', { onHand: { hat: 4 } }, [line(1, hat)], 'reserve'],
  ['two lines of one product together', { ofIp: 1 }, [line(1, hat), line(1, hat)], 'unreserved'],
  ['what is not there, of a client that reserves', { free: {} }, [line(1)], 'reserve'],
  ['what is not there, of a client that may not reserve', { ofIp: 5, free: { dress_s: 1 } }, [line(2)], 'short'],
  [
    'the last unit, of a client whose other order waits for it',
    { ofIp: 5, free: { dress_s: 1 }, awaitedOfIp: { dress_s: 1 } },
    [line(1)],
    'short',
  ],
  ['the last unit but one, of such a client', { ofIp: 5, free: { dress_s: 2 }, awaitedOfIp: { dress_s: 1 } }, [line(1)], 'unreserved'],
  ['what its other order waits for, of a client that reserves', { free: { dress_s: 1 }, awaitedOfIp: { dress_s: 1 } }, [line(1)], 'short'],
  [
    'what is sewn to order, beside what waits',
    { ofIp: 5, free: {}, awaitedOfIp: { dress_s: 9 } },
    [line(1, { madeToOrder: true })],
    'unreserved',
  ],
  ['what is sewn to order and not there', { onHand: {}, free: {} }, [line(15, { madeToOrder: true })], 'reserve'],
  ['what is sewn to order, of more units than one IP may have', { onHand: {}, free: {} }, [line(21, { madeToOrder: true })], 'unreserved'],
  ['an order that keeps too much already', { ofIp: 1, free: {} }, [line(2, { ...hat, reserved: 2 })], 'unreserved'],
  ['an order that keeps no more than it may', { free: {} }, [line(1, { ...hat, reserved: 1 })], 'reserve'],
])('decide-reservation: %s', (_, more, lines, kind) => expect(decideReservation({ ...counts, ...more }, lines).kind).toBe(kind))

test('decide-reservation: a made-to-order line takes from stock only what is available', () => {
  const decision = decideReservation({ ...counts, free: { dress_s: 2 } }, [line(3, { madeToOrder: true }), line(1)])
  expect(decision).toEqual({ kind: 'reserve', fromStock: [2, 1] })
})
