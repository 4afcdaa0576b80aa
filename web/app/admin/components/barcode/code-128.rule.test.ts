import { expect, test } from 'vitest'
import { code128Bars, code128Values } from './code-128.rule.ts'

test('code-128: a text has its start, its check symbol and its stop', () => {
  // The example of the Wikipedia article on Code 128: its check symbol is 88.
  expect(code128Values('Wikipedia')).toEqual([104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106])
  expect(code128Values('MM261124-7K3F').slice(0, 3)).toEqual([104, 45, 45])
})

test('code-128: bars and spaces of all symbols follow the standard', () => {
  const all = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 0x20 + at))
  for (const letter of all) {
    const { width, bars } = code128Bars(letter)
    // Start, letter and check symbol have 11 modules and three bars, the stop 13 modules and four bars.
    expect([width, bars.length]).toEqual([3 * 11 + 13, 3 * 3 + 4])
    // The bars of a symbol cover an even number of modules.
    const dark = bars.filter(({ x }) => x >= 11 && x < 22).reduce((sum, bar) => sum + bar.width, 0)
    expect(dark % 2).toBe(0)
  }
})

test('code-128: a scanner that reads the bars from left to right gets the text back', () => {
  const text = 'MM261124-7K3F'
  const { bars, width } = code128Bars(text)
  const modules = Array.from({ length: width }, (_, at) => (bars.some(({ x, width: wide }) => at >= x && at < x + wide) ? '1' : '0')).join(
    '',
  )
  const symbolOf = (letter: string) => {
    const { bars: own } = code128Bars(letter)
    return Array.from({ length: 11 }, (_, at) => (own.some(({ x, width: wide }) => at + 11 >= x && at + 11 < x + wide) ? '1' : '0')).join(
      '',
    )
  }
  const letters = new Map(Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at)).map((letter) => [symbolOf(letter), letter]))
  expect(letters.size).toBe(95)
  const read = Array.from({ length: text.length }, (_, at) => letters.get(modules.slice(11 * (at + 1), 11 * (at + 2)))).join('')
  expect([modules.slice(0, 11), read, modules.slice(-13)]).toEqual(['11010010000', text, '1100011101011'])
})

/** The modules as 1 and 0. */
function modulesOf(text: string): string {
  const { bars, width } = code128Bars(text)
  const modules = Array<string>(width).fill('0')
  for (const bar of bars) modules.fill('1', bar.x, bar.x + bar.width)
  return modules.join('')
}

test('code-128: writes the known modules of a letter', () => {
  // Start B, 33, the check value (104 + 33) % 103 = 34, stop.
  expect(modulesOf('A')).toBe(`${'11010010000'}${'10100011000'}${'10001011000'}${'1100011101011'}`)
  expect(modulesOf('MM261121-7KQ4-T1')).toHaveLength(11 * (1 + 16 + 1) + 13)
})

test('code-128: gives every printable letter a pattern of its own', () => {
  const letters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  const patterns = letters.map((letter) => modulesOf(letter).slice(11, 22))
  expect(new Set(patterns).size).toBe(95)
  for (const pattern of patterns) expect(pattern).toMatch(/^1\d{9}0$/)
})

test('code-128: pairs of digits take one symbol each, after start C', () => {
  // 12, 34; the check value is (105 + 12 + 2 × 34) % 103 = 82.
  expect(modulesOf('1234')).toBe(`${'11010011100'}${'10110011100'}${'10001011000'}${'10010011110'}${'1100011101011'}`)
  for (let value = 0; value < 100; value++) expect(modulesOf(String(value).padStart(2, '0'))).toHaveLength(11 * 3 + 13)
  expect(modulesOf('00000042')).toHaveLength(11 * 6 + 13)
  expect(code128Values('123')[0]).toBe(104)
})

test.each(['', 'Mã', 'Đơn 1', 'a\nb'])('code-128: refuses %j', (text) => {
  expect(() => code128Bars(text)).toThrow(RangeError)
})
