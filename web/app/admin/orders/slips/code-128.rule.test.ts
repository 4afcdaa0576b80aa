import { expect, test } from 'vitest'
import { code128 } from './code-128.rule.ts'

/** Reads the widths back as signs of 11 modules. */
function modulesOf(text: string): string {
  const { bars, width } = code128(text)
  const modules = Array.from({ length: width }, () => '0')
  for (const [start, size] of bars) modules.fill('1', start, start + size)
  return modules.join('')
}

test('code-128: has a start, a sign for each letter, a check and a stop', () => {
  expect(code128('MM261121-7KQ4-T1').width).toBe(11 * (1 + 16 + 1) + 13)
})

test('code-128: writes the known code of a text', () => {
  // "A": start B, 33, check (104 + 33) % 103 = 34, stop.
  expect(modulesOf('A')).toBe('11010010000' + '10100011000' + '10001011000' + '1100011101011')
})

test('code-128: gives every printable sign a pattern of its own', () => {
  const signs = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  const patterns = signs.map((sign) => modulesOf(sign).slice(11, 22))
  expect(new Set(patterns).size).toBe(95)
  for (const pattern of patterns) expect(pattern).toMatch(/^1\d{9}0$/)
})

test('code-128: refuses what it cannot hold', () => {
  expect(() => code128('Mã')).toThrow()
})
