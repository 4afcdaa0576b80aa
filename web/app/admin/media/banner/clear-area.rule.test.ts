import { expect, test } from 'vitest'
import { clearArea } from './clear-area.rule.ts'

test("clear-area: shows all of a picture with the banner's aspect ratio, except the part below the text", () => {
  expect(clearArea({ width: 2_400, height: 1_200 }, { aspect: 2, x: 1, clearFrom: 0.4 })).toEqual({
    left: '40%',
    top: '0%',
    width: '60%',
    height: '100%',
  })
})

test('clear-area: crops a tall picture above and below, a wide one at the sides', () => {
  expect(clearArea({ width: 1_000, height: 2_000 }, { aspect: 2, x: 0.82, clearFrom: 0 })).toEqual({
    left: '0%',
    top: '37.5%',
    width: '100%',
    height: '25%',
  })
  expect(clearArea({ width: 4_000, height: 1_000 }, { aspect: 2, x: 0.82, clearFrom: 0 })).toEqual({
    left: '41%',
    top: '0%',
    width: '50%',
    height: '100%',
  })
})
