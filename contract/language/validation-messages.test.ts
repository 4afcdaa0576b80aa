import { expect, test } from 'vitest'
import { z } from 'zod'
import { NewDiscount } from '../admin/discounts.ts'
import { validationKey, validationMessage } from './validation-messages.ts'

const keysOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: validationKey }).error?.issues.map(({ message }) => message)

test('validation-messages: a missing value is `required`, whatever its type', () => {
  const either = z.object({ category: z.union([z.string().min(1), z.object({ _id: z.string() })]) })
  expect(keysOf(either, {})).toEqual(['required'])
  expect(keysOf(either, { category: null })).toEqual(['required'])
  expect(keysOf(z.object({ name: z.string() }), {})).toEqual(['required'])
})

test('validation-messages: a value of the wrong type is `invalid`', () => {
  expect(keysOf(z.union([z.string(), z.object({ _id: z.string() })]), 5)).toEqual(['invalid'])
})

test('validation-messages: reports what a discount may be', () => {
  const discount = { code: 'HE-2026', kind: 'percent', value: 10 }
  const texts = (changed: object, language: 'vi' | 'en' = 'vi') =>
    keysOf(NewDiscount, { ...discount, ...changed })?.map((key) => validationMessage(key, language))
  expect(texts({})).toBeUndefined()
  expect(texts({ value: 150 })).toEqual(['Nhập từ 1 đến 100'])
  expect(texts({ kind: 'amount', value: 0 }, 'en')).toEqual(['Enter an amount from 1 ₫'])
  expect(texts({ code: 'HÈ 50%' })).toEqual(['Chỉ dùng chữ cái, chữ số, dấu gạch nối và gạch dưới'])
  expect(texts({ code: '' })).toContain('Vui lòng điền mục này')
})

test('validation-messages: issues of numbers, lists and URLs have texts', () => {
  const text = (schema: z.ZodType, value: unknown) => validationMessage(keysOf(schema, value)?.[0] ?? '', 'vi')
  expect(text(z.int(), 'ba ngày')).toBe('Chỉ ghi số')
  expect(text(z.int(), 2.5)).toBe('Chỉ ghi số nguyên')
  expect(text(z.int().max(10_000_000), 10_000_001)).toBe('Tối đa 10.000.000')
  expect(text(z.array(z.string()).min(1), [])).toBe('Chọn ít nhất 1 mục')
  expect(text(z.array(z.string()).max(2), ['a', 'b', 'c'])).toBe('Nhiều nhất 2 mục')
  expect(text(z.url({ protocol: /^https?$/, hostname: z.regexes.domain }), 'bản đồ')).toBe('Cần địa chỉ web đầy đủ, bắt đầu bằng https://')
})
