import { expect, test } from 'vitest'
import type { Saleable } from '../../catalogue/catalogue.ts'
import { exchangeChoices } from './exchange-choices.rule.ts'

const base = {
  published: true,
  price: 100_000,
  salePrice: 0,
  madeToOrder: false,
  personalization: [],
  color: { id: 'col_1', label: 'Xanh lam' },
}
const inSize = (size: string, id: string, more: object = {}) =>
  ({ ...base, size: { size, price: 0, salePrice: 0 }, variant: { id, onHand: 2, reserved: 1 }, ...more }) as unknown as Saleable

test.each([
  ['in stock at the same price', {}, ['3Y']],
  ['without a free unit', { variant: { id: 'var_2', onHand: 1, reserved: 1 } }, []],
  ['made to order without stock', { madeToOrder: true, variant: { id: 'var_2', onHand: 0, reserved: 0 } }, ['3Y']],
  ['at another price', { size: { size: '3Y', price: 120_000, salePrice: 0 } }, []],
  ['at a sale price', { salePrice: 90_000 }, []],
  ['hidden by now', { published: false }, []],
  ['without sizes', { size: null }, []],
  ['deleted', { variant: null }, []],
  ['that has to be made with something', { personalization: [{ required: true }] }, []],
  ['that may be made with something', { personalization: [{ required: false }] }, ['3Y']],
  ['that was bought', { variant: { id: 'var_1', onHand: 2, reserved: 0 } }, []],
])('exchange-choices: offers a variant %s as %j', (_what, more, sizes) => {
  const variants = [inSize('2Y', 'var_1'), inSize('3Y', 'var_2', more)]
  expect(exchangeChoices({ price: 100_000, variants, boughtVariantId: 'var_1' }).map(({ size }) => size)).toEqual(sizes)
})
