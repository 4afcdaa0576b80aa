import { expect, test } from 'vitest'
import { actorOf, buyerOf } from './order-actor.rule.ts'

const own = { userId: 'usr_1' }

test.each([
  ['the account of the order', own, { userId: 'usr_1', admin: false }, 'customer'],
  ['another account with the link', own, { userId: 'usr_2', admin: false }, 'guest'],
  ['a guest with the link of an order of an account', own, { userId: null, admin: false }, 'guest'],
  ['a guest with their own order', { userId: null }, { userId: null, admin: false }, 'guest'],
  ['staff', own, { userId: 'usr_9', admin: true }, 'admin'],
  ['staff with their own order', own, { userId: 'usr_1', admin: true }, 'admin'],
])('order-actor: %s', (_, order, viewer, actor) => {
  expect(actorOf(order, viewer)).toBe(actor)
})

test('order-actor: the buyer is a customer exactly if the order has an account', () => {
  expect([buyerOf(own), buyerOf({ userId: null })]).toEqual(['customer', 'guest'])
})
