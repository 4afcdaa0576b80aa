import { describe, expect, test } from 'vitest'
import {
  countCharacters,
  describePersonalization,
  findPersonalizationIssues,
  findValueIssue,
  inReadersLanguage,
  isReturnable,
  normalizePersonalization,
  normalizeValue,
  personalizationPrice,
} from './personalization.rule.ts'
import type { StoredPersonalizationField } from './personalization.ts'

const name: StoredPersonalizationField = {
  _id: 'name',
  kind: 'text',
  label: { vi: 'Tên bé', en: 'Name' },
  required: true,
  price: 20_000,
  maxLength: 6,
}
const height: StoredPersonalizationField = {
  _id: 'height',
  kind: 'measure',
  label: { vi: 'Chiều cao', en: 'Height' },
  required: false,
  price: 5_000,
  unit: 'cm',
  min: 70,
  max: 130.5,
}
const thread: StoredPersonalizationField = {
  _id: 'thread',
  kind: 'choice',
  label: { vi: 'Màu chỉ', en: '' },
  required: true,
  price: 0,
  options: [
    { _id: 'indigo', label: { vi: 'Chàm', en: 'Indigo' }, hex: '#2f4a66' },
    { _id: 'red', label: { vi: 'Đỏ', en: 'Red' } },
  ],
}
const fields = [name, height, thread]
const filled = (values: Record<string, string>) => Object.entries(values).map(([fieldId, value]) => ({ fieldId, value }))

describe('findValueIssue', () => {
  test.each([
    ['a name', name, 'Gạo', null],
    ['every Vietnamese mark', name, 'Ỹ ử ậ', null],
    ['decomposed letters count as composed ones', name, 'Nguyễn'.normalize('NFD'), null],
    ['signs and digits', { ...name, maxLength: 20 }, "An & O'Neil, 2/9.", null],
    ['the apostrophe of a phone', name, 'O’Ne', null],
    ['one letter too many', name, 'Thỏ Con', 'max_length:6'],
    ['spaces around do not count', name, '  Thỏ An  ', null],
    ['an emoji', name, 'An 🐰', 'stitchable'],
    ['a letter of another alphabet', name, 'Анна', 'stitchable'],
    ['markup', name, '<b>', 'stitchable'],
    ['signs alone', name, '...', 'name_letters'],
    ['nothing where it is required', name, ' ', 'required'],
    ['nothing where it is optional', height, '', null],
    ['a whole number', height, '92', null],
    ['a decimal comma', height, '92,5', null],
    ['two decimals', height, '92,55', 'one_decimal'],
    ['a word', height, 'cao', 'one_decimal'],
    ['a sign', height, '-92', 'one_decimal'],
    ['too small', height, '69,9', 'min:70'],
    ['too large', height, '131', 'max:130.5'],
    ['the largest', height, '130,5', null],
    ['an option', thread, 'red', null],
    ['an unknown option', thread, 'Đỏ', 'choice'],
    ['no option', thread, '', 'required'],
  ])('%s', (_what, field, value, key) => {
    expect(findValueIssue(field, value)).toBe(key)
  })
})

describe('findPersonalizationIssues', () => {
  test.each([
    ['all is fine', { name: 'An', thread: 'red' }, []],
    ['required fields are missing', {}, ['name required', 'thread required']],
    ['unknown fields', { name: 'An', thread: 'red', gone: 'x' }, ['gone gone']],
    ['several at once', { name: 'An 🐰', height: '5', thread: 'blue' }, ['name stitchable', 'height min:70', 'thread choice']],
  ])('%s', (_what, values, issues) => {
    expect(findPersonalizationIssues(fields, filled(values)).map(({ fieldId, key }) => `${fieldId} ${key}`)).toEqual(issues)
  })

  test('a field that is filled in twice', () => {
    const twice = [...filled({ name: 'An', thread: 'red' }), ...filled({ name: 'Bình' })]
    expect(findPersonalizationIssues(fields, twice)).toEqual([{ fieldId: 'name', key: 'twice' }])
  })

  test('a product without fields takes no values', () => {
    expect(findPersonalizationIssues([], [])).toEqual([])
    expect(findPersonalizationIssues([], filled({ name: 'An' }))).toEqual([{ fieldId: 'name', key: 'gone' }])
  })
})

test('normalizePersonalization: one spelling, in the order of the fields', () => {
  const written = filled({ thread: 'red', height: ' 92,0 ', name: ` ${'Bé Gạo'.normalize('NFD')}  `, gone: 'x' })
  expect(normalizePersonalization(fields, written)).toEqual(filled({ name: 'Bé Gạo', height: '92', thread: 'red' }))
  expect(normalizePersonalization(fields, filled({ name: '  ' }))).toEqual([])
  expect(normalizeValue(name, 'Lan – Anh')).toBe('Lan - Anh')
  expect(countCharacters(' Nguyễn '.normalize('NFD'))).toBe(6)
})

test('personalizationPrice: counts filled-in fields alone', () => {
  expect(personalizationPrice(fields, filled({ name: 'An', thread: 'red' }))).toBe(20_000)
  expect(personalizationPrice(fields, filled({ name: 'An', height: '92' }))).toBe(25_000)
  expect(personalizationPrice(fields, filled({ name: ' ', gone: 'x' }))).toBe(0)
})

test('describePersonalization: labels and values of both languages; what is gone is left out', () => {
  const values = filled({ name: 'An', height: '92.5', thread: 'indigo', gone: 'x' })
  const described = describePersonalization(fields, values)
  expect(described.map(({ label, text, price }) => [label.vi, text.vi, text.en, price])).toEqual([
    ['Tên bé', 'An', 'An', 20_000],
    ['Chiều cao', '92,5\u00a0cm', '92.5\u00a0cm', 5_000],
    ['Màu chỉ', 'Chàm', 'Indigo', 0],
  ])
  expect(described.map((each) => inReadersLanguage(each, 'en').label)).toEqual(['Name', 'Height', 'Màu chỉ'])
  expect(describePersonalization(fields, filled({ thread: 'blue' }))).toEqual([])
})

test('isReturnable: personalized items are not', () => {
  expect([{}, { personalization: null }, { personalization: [] }, { personalization: [{}] }].map(isReturnable)).toEqual([
    true,
    true,
    true,
    false,
  ])
})
