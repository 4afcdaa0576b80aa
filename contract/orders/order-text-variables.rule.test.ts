import { expect, test } from 'vitest'
import { defaultOrderTexts } from './default-order-texts.ts'
import { fillOrderText, type OrderTextVariable, orderTextVariables, unknownVariables, writeVariable } from './order-text-variables.rule.ts'
import { OrderTextsChange, orderTextSteps } from './order-texts.ts'

test.each([
  ['Chào {tên khách}!', 'Chào Mai!'],
  ['Chào {Ten Khach}, {CUSTOMER}, { ten_khach }', 'Chào Mai, Mai, Mai'],
  ['Đơn {mã đơn}\nTheo dõi: {link theo dõi}\nCảm ơn', 'Đơn MM1\nCảm ơn'],
  ['{link theo dõi}', ''],
  ['Ngoặc { mở và } đóng {}', 'Ngoặc { mở và } đóng {}'],
  ['a\n\n{link theo dõi}\n\n\nb', 'a\n\nb'],
])('order-texts: %j becomes %j', (template, text) => {
  const values = { customer: 'Mai', order: 'MM1', tracking: '' }
  if (template.includes('{}')) return expect(unknownVariables(template)).toHaveLength(2)
  expect(fillOrderText(template, values)).toBe(text)
})

test('order-texts: a value with braces is not read as a variable', () => {
  expect(fillOrderText('Chào {tên khách}', { customer: '{tổng tiền}', total: '1 ₫' })).toBe('Chào {tổng tiền}')
})

test('order-texts: an unknown variable is named with its line', () => {
  expect(unknownVariables('Chào {tên khách}\n{tổng} {ma don}\n{giá}')).toEqual([
    { name: 'tổng', line: 2 },
    { name: 'giá', line: 3 },
  ])
  const issues = OrderTextsChange.safeParse({ sent: { vi: 'Gửi {mã đơn}', en: 'Sent\n{nothing}' } }).error?.issues
  expect(issues).toMatchObject([{ path: ['sent', 'en'], params: { key: 'unknown_variable:2:nothing' } }])
})

test('order-texts: no two variables have the same name', () => {
  const names = Object.values(orderTextVariables).flatMap(({ vi, en }) => [vi, en])
  for (const variable of Object.keys(orderTextVariables) as OrderTextVariable[])
    for (const language of ['vi', 'en'] as const) expect(fillOrderText(writeVariable(variable, language), { [variable]: 'x' })).toBe('x')
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
})

test.each(orderTextSteps)('order-texts: the default text of %s has known variables alone', (step) => {
  for (const language of ['vi', 'en'] as const) {
    expect(unknownVariables(defaultOrderTexts[step][language])).toEqual([])
    expect(defaultOrderTexts[step][language]).toContain(writeVariable('order', language))
  }
})
