import { expect, test } from 'vitest'
import { drawCode128, labelDigits, marginModules } from './code128.rule.ts'

/** The modules as 1 and 0, without the margins. */
function modulesOf(digits: string): string {
  const { bars, width } = drawCode128(digits)
  const modules = Array<string>(width).fill('0')
  for (const bar of bars) modules.fill('1', bar.x, bar.x + bar.width)
  return modules.join('').slice(marginModules, -marginModules)
}

test('code128: has start C, the digits in pairs, the check value and the stop', () => {
  const start = '11010011100'
  const stop = '1100011101011'
  // 12, 34; the check value is (105 + 12 + 2 × 34) % 103 = 82.
  expect(modulesOf('1234')).toBe(`${start}10110011100${'10001011000'}${'10010011110'}${stop}`)
})

test('code128: every symbol takes eleven modules, the stop thirteen', () => {
  for (let value = 0; value < 100; value++) expect(modulesOf(String(value).padStart(2, '0'))).toHaveLength(11 * 3 + 13)
  expect(drawCode128('00000042').width).toBe(marginModules * 2 + 11 * 6 + 13)
})

test('code128: refuses what is no pair of digits', () => {
  for (const text of ['', '1', '12a4']) expect(() => drawCode128(text)).toThrow()
  expect(labelDigits(42)).toBe('00000042')
})
