import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseTaxCode } from './tax-code.ts'

describe('tax code', () => {
  test.each([
    ['0100109106', '0100109106'],
    ['0101248141', '0101248141'],
    ['0300588569', '0300588569'],
    [' 0100 109 106 ', '0100109106'],
    ['0100.109.106', '0100109106'],
    ['０１００１０９１０６', '0100109106'],
    ['0100109106-001', '0100109106-001'],
    ['0100109106001', '0100109106-001'],
    ['0100109106 – 014', '0100109106-014'],
    ['046190001234', '046190001234'],
    ['001099000001', '001099000001'],
    ['096 201 000 001', '096201000001'],
  ])('of %j is %j', (typed, stored) => expect(parseTaxCode(typed)).toBe(stored))

  test.each([
    ['', 'nothing'],
    ['0100109107', 'a wrong check digit'],
    ['0100109160', 'two digits exchanged'],
    ['1000109106', 'two digits exchanged'],
    ['0000000000', 'zeros, whose check digit would be 10'],
    ['0100109107-001', 'a branch of a wrong code'],
    ['0100109106-000', 'a branch that does not exist'],
    ['0100109106-01', 'a branch of two digits'],
    ['010010910', 'nine digits'],
    ['01001091060', 'eleven digits'],
    ['046190001234-001', 'a branch of a person'],
    ['000190001234', 'a person of no province'],
    ['097190001234', 'a person of a province that does not exist'],
    ['MST 0100109106', 'letters'],
    ['0100109106/001', 'another mark'],
  ])('%j is none: %s', (typed) => expect(parseTaxCode(typed)).toBeNull())

  test('is stable, and no other check digit passes', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (nine) => {
        const passing = [...'0123456789'].filter((digit) => parseTaxCode(nine + digit) === nine + digit)
        expect(passing.length).toBeLessThanOrEqual(1)
      }),
    )
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const parsed = parseTaxCode(typed)
        if (parsed !== null) expect(parseTaxCode(parsed)).toBe(parsed)
      }),
    )
  })
})
