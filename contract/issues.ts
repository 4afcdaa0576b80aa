import type { z } from 'zod'
import type { Language } from './language.ts'

const texts = {
  required: { vi: 'Mục này là bắt buộc', en: 'This field is required' },
  email: { vi: 'Địa chỉ e-mail không hợp lệ', en: 'Invalid email address' },
  phone: { vi: 'Số điện thoại di động không hợp lệ', en: 'Invalid mobile number' },
  unreadable: { vi: 'Có ký tự không dùng được', en: 'It contains characters that cannot be used' },
  type: { vi: 'Kiểu giá trị không đúng', en: 'This is not the right kind of value' },
  choice: { vi: 'Giá trị không có trong danh sách', en: 'This value is not in the list' },
  password_short: { vi: 'Mật khẩu cần ít nhất 8 ký tự', en: 'The password needs at least 8 characters' },
  range: { vi: 'Giá tối thiểu phải nhỏ hơn giá tối đa', en: 'The minimum must be below the maximum' },
  consent: { vi: 'Vui lòng đánh dấu đồng ý', en: 'Please tick to agree' },
  invalid: { vi: 'Giá trị không hợp lệ', en: 'This value is not valid' },
} as const

const bounded = {
  min: { vi: (n: string) => `Tối thiểu ${n}`, en: (n: string) => `At least ${n}` },
  max: { vi: (n: string) => `Tối đa ${n}`, en: (n: string) => `At most ${n}` },
  min_length: { vi: (n: string) => `Cần ít nhất ${n} ký tự`, en: (n: string) => `At least ${n} characters` },
  max_length: { vi: (n: string) => `Dài nhất ${n} ký tự`, en: (n: string) => `At most ${n} characters` },
} as const

/**
 * zod's issue as one of our keys. Schemas are parsed with this as their error map, so that the
 * message of an issue is a key (`required`, `max:99`) until somebody knows the reader's language.
 */
export function issueKey(issue: z.core.$ZodRawIssue): string {
  const params = (issue as { params?: { key?: string } }).params
  if (params?.key) return params.key
  if (issue.code === 'invalid_type') return issue.input === undefined || issue.input === null ? 'required' : 'type'
  if (issue.code === 'invalid_value') return issue.input === undefined ? 'required' : 'choice'
  if (issue.code === 'invalid_format') return issue.input === '' ? 'required' : issue.format === 'email' ? 'email' : 'invalid'
  const isText = issue.code.startsWith('too_') && (issue as { origin?: string }).origin === 'string'
  if (issue.code === 'too_small') return isText && issue.minimum === 1 ? 'required' : `${isText ? 'min_length' : 'min'}:${issue.minimum}`
  if (issue.code === 'too_big') return `${isText ? 'max_length' : 'max'}:${issue.maximum}`
  return 'invalid'
}

/** A key of {@link issueKey} in the reader's language. A text that is no key is passed through. */
export function issueMessage(key: string, language: Language): string {
  const [name = '', value = ''] = key.split(':', 2)
  if (name in bounded) return bounded[name as keyof typeof bounded][language](value)
  if (name in texts) return texts[name as keyof typeof texts][language]
  return key
}
