import { expect, test } from 'vitest'
import { splitBySpans } from './split-by-spans.rule.ts'

const fieldsOf = (text: string, spans: Parameters<typeof splitBySpans>[1]) =>
  splitBySpans(text, spans).map(({ text: part, field }) => `${part}:${field ?? ''}`)

test.each([
  [[], ['abcdef:']],
  [[{ field: 'phone', start: 2, end: 4 }], ['ab:', 'cd:phone', 'ef:']],
  [
    [
      { field: 'ward', start: 4, end: 6 },
      { field: 'phone', start: 0, end: 2 },
    ],
    ['ab:phone', 'cd:', 'ef:ward'],
  ],
  [
    [
      { field: 'items.0', start: 0, end: 5 },
      { field: 'gift', start: 2, end: 6 },
    ],
    ['abcde:items.0', 'f:'],
  ],
  [[{ field: 'phone', start: 3, end: 9 }], ['abcdef:']],
])('split-by-spans: %o', (spans, parts) => {
  expect(fieldsOf('abcdef', spans)).toEqual(parts)
})
