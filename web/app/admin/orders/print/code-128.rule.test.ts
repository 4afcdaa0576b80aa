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

test.each(['', 'Đơn 1', 'a\nb'])('code-128: refuses %j', (text) => {
  expect(() => code128Bars(text)).toThrow(RangeError)
})
