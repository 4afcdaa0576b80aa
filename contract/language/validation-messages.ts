import type { z } from 'zod'
import type { Language } from './language.schema.ts'

const texts = {
  link: {
    vi: 'Liên kết phải là một trang của cửa hàng (bắt đầu bằng /) hoặc địa chỉ https',
    en: 'A link is a page of the shop (beginning with /) or an https address',
  },
  required: { vi: 'Vui lòng điền mục này', en: 'This field is required' },
  email: { vi: 'Địa chỉ email không hợp lệ', en: 'Invalid email address' },
  tax_code: {
    vi: 'Mã số thuế không đúng: 10 số, 13 số của chi nhánh, hoặc 12 số định danh cá nhân',
    en: 'Invalid tax code: 10 digits, 13 of a branch, or the 12 digits of a personal id',
  },
  phone: { vi: 'Số điện thoại di động không hợp lệ', en: 'Invalid mobile number' },
  unreadable: { vi: 'Có ký tự không dùng được', en: 'It contains characters that cannot be used' },
  type: { vi: 'Kiểu giá trị không đúng', en: 'This is not the right kind of value' },
  choice: { vi: 'Giá trị không có trong danh sách', en: 'This value is not in the list' },
  password_short: { vi: 'Mật khẩu cần ít nhất 8 ký tự', en: 'The password needs at least 8 characters' },
  dates: { vi: 'Ngày kết thúc phải sau ngày bắt đầu', en: 'The end has to come after the start' },
  number: { vi: 'Chỉ ghi số', en: 'Write a number' },
  whole_number: { vi: 'Chỉ ghi số nguyên', en: 'Write a whole number' },
  up_to: { vi: 'Không được nhỏ hơn số đứng trước', en: 'It cannot be below the number before it' },
  web_url: { vi: 'Cần địa chỉ web đầy đủ, bắt đầu bằng https://', en: 'A full web address is needed, beginning with https://' },
  range: { vi: 'Giá tối thiểu phải nhỏ hơn giá tối đa', en: 'The minimum must be below the maximum' },
  consent: { vi: 'Vui lòng đánh dấu đồng ý', en: 'Please tick to agree' },
  sale_price: { vi: 'Giá giảm phải thấp hơn giá bán', en: 'The sale price has to be below the price' },
  slug: { vi: 'Chỉ dùng chữ thường không dấu, số và dấu gạch nối', en: 'Use small letters without marks, digits and hyphens' },
  slug_taken: { vi: 'Đường dẫn này đã có sản phẩm khác dùng', en: 'Another product has this address' },
  sku_taken: { vi: 'Mã này đã có ở sản phẩm khác', en: 'Another product has this SKU' },
  twice: { vi: 'Mục này đã có trong danh sách', en: 'This is in the list already' },
  hex: { vi: 'Mã màu gồm dấu # và 6 chữ số, ví dụ #88aa99', en: 'A colour code is a # and six digits, such as #88aa99' },
  gone: { vi: 'Mục này không còn nữa', en: 'This is no longer there' },
  csv_number: { vi: 'Cần một số nguyên, ví dụ 129000 hoặc 129.000', en: 'A whole number is needed, such as 129000 or 129.000' },
  csv_yes_no: { vi: 'Chỉ ghi “có” hoặc “không”', en: 'Write “yes” or “no”' },
  csv_unknown_column: { vi: 'Không có cột này', en: 'There is no such column' },
  csv_column_twice: { vi: 'Cột này đã được chọn ở trên', en: 'This column is chosen above' },
  csv_missing_column: { vi: 'Thiếu cột này', en: 'This column is missing' },
  csv_too_long: { vi: 'Dòng này có nhiều ô hơn số cột', en: 'This line has more cells than there are columns' },
  csv_unknown: { vi: 'Cửa hàng chưa có mục này', en: 'The shop does not have this' },
  csv_no_sizes: { vi: 'Sản phẩm này không chia size', en: 'This product has no sizes' },
  csv_open_quote: { vi: 'Dấu ngoặc kép chưa được đóng', en: 'A quotation mark is not closed' },
  csv_stray_quote: { vi: 'Có dấu ngoặc kép đặt sai chỗ', en: 'A quotation mark is in the wrong place' },
  csv_encoding: { vi: 'Không đọc được tệp. Hãy lưu lại dưới dạng “CSV UTF-8”.', en: 'The file cannot be read. Save it as “CSV UTF-8”.' },
  csv_empty: { vi: 'Tệp không có dòng nào', en: 'There are no lines in the file' },
  percent: { vi: 'Nhập từ 1 đến 100', en: 'Enter 1 to 100' },
  amount: { vi: 'Nhập số tiền từ 1 ₫', en: 'Enter an amount from 1 ₫' },
  discount_code: { vi: 'Chỉ dùng chữ cái, chữ số, dấu gạch nối và gạch dưới', en: 'Use letters, digits, hyphens and underscores' },
  username: { vi: 'Không dùng khoảng trắng và dấu @', en: 'Use no spaces and no @' },
  sender_name: { vi: 'Không dùng dấu ngoặc kép và các dấu < >', en: 'Use no quotation marks and no < >' },
  name_letters: { vi: 'Cần ít nhất một chữ cái hoặc chữ số', en: 'At least one letter or digit is needed' },
  stitchable: {
    vi: "Chỉ dùng chữ cái tiếng Việt, chữ số, khoảng trắng và các dấu . , - ' & /",
    en: "Use Vietnamese or English letters, digits, spaces and . , - ' & / only",
  },
  one_decimal: {
    vi: 'Ghi một số, nhiều nhất một chữ số thập phân, ví dụ 92,5',
    en: 'Write a number with at most one decimal, such as 92.5',
  },
  no_comma: { vi: 'Không dùng dấu phẩy', en: 'Use no comma' },
  six_digits: { vi: 'Cần đúng 6 chữ số', en: 'Six digits are needed' },
  account_number: { vi: 'Cần 4 đến 19 chữ số hoặc chữ cái không dấu', en: '4 to 19 digits or letters without marks are needed' },
  clock: { vi: 'Ghi giờ và phút, ví dụ 08:30', en: 'Write hours and minutes, such as 08:30' },
  date: { vi: 'Chọn một ngày có thật, từ năm 2000 đến 2199', en: 'Choose a real day from 2000 to 2199' },
  invalid: { vi: 'Giá trị không hợp lệ', en: 'This value is not valid' },
} as const

const bounded = {
  in_products: {
    vi: (n: string) => `Có ${n} sản phẩm trong danh mục này. Chọn danh mục để chuyển sang.`,
    en: (n: string) => `${n} products are in this category. Choose where they go.`,
  },
  noted_for: { vi: (order: string) => `Đã ghi cho đơn ${order}`, en: (order: string) => `Noted for order ${order}` },
  min: { vi: (n: string) => `Tối thiểu ${grouped(n)}`, en: (n: string) => `At least ${grouped(n)}` },
  max: { vi: (n: string) => `Tối đa ${grouped(n)}`, en: (n: string) => `At most ${grouped(n)}` },
  min_items: { vi: (n: string) => `Chọn ít nhất ${n} mục`, en: (n: string) => `Choose at least ${n}` },
  max_items: { vi: (n: string) => `Nhiều nhất ${n} mục`, en: (n: string) => `At most ${n} entries` },
  min_length: { vi: (n: string) => `Cần ít nhất ${n} ký tự`, en: (n: string) => `At least ${n} characters` },
  max_length: { vi: (n: string) => `Dài nhất ${n} ký tự`, en: (n: string) => `At most ${n} characters` },
  on_hand: {
    vi: (n: string) => `Hiện có ${n} chiếc`,
    en: (n: string) => `There are ${n} now`,
  },
  csv_differs: {
    vi: (n: string) => `Khác với dòng ${n} của cùng sản phẩm`,
    en: (n: string) => `Differs from line ${n} of the same product`,
  },
  csv_too_many: {
    vi: (n: string) => `Tệp có quá nhiều dòng: tối đa ${n}`,
    en: (n: string) => `The file has too many lines: at most ${n}`,
  },
  unknown_variable: {
    vi: (place: string) => `Dòng ${place.replace(':', ': không có biến {')}}. Chọn biến trong danh sách bên dưới.`,
    en: (place: string) => `Line ${place.replace(':', ': there is no variable {')}}. Choose one of the list below.`,
  },
  held: {
    vi: (n: string) => `Đang giữ ${n} chiếc cho đơn hàng nên không thể ít hơn`,
    en: (n: string) => `${n} held for orders: it cannot be fewer`,
  },
} as const

const wrongTypes: Partial<Record<string, keyof typeof texts>> = { number: 'number', int: 'whole_number' }
const wrongFormats: Partial<Record<string, keyof typeof texts>> = {
  email: 'email',
  url: 'web_url',
  date: 'date',
  datetime: 'date',
}

/** The unit of a bound: characters, entries, or the number itself. */
function counted(origin: string): '_length' | '_items' | '' {
  if (origin === 'string') return '_length'
  return origin === 'array' ? '_items' : ''
}

/** The shop's number format, the same in both languages. */
function grouped(n: string): string {
  return n.replace(/\B(?=(\d{3})+$)/g, '.')
}

/**
 * Maps a zod issue to one of our keys. Schemas use this as their error map, so that the message of an issue is a key
 * (`required`, `max:99`) until the reader's language is known.
 */
export function validationKey(issue: z.core.$ZodRawIssue): string {
  const params = (issue as { params?: { key?: string } }).params
  if (params?.key) return params.key
  const isMissing = issue.input === undefined || issue.input === null
  if (issue.code === 'invalid_type') return isMissing ? 'required' : (wrongTypes[issue.expected] ?? 'type')
  // No alternative of a union matches.
  if (issue.code === 'invalid_union' && isMissing) return 'required'
  if (issue.code === 'invalid_value') return issue.input === undefined ? 'required' : 'choice'
  if (issue.code === 'invalid_format') return issue.input === '' ? 'required' : (wrongFormats[issue.format] ?? 'invalid')
  if (issue.code === 'too_small')
    return issue.origin === 'string' && issue.minimum === 1 ? 'required' : `min${counted(issue.origin)}:${issue.minimum}`
  if (issue.code === 'too_big') return `max${counted(issue.origin)}:${issue.maximum}`
  return 'invalid'
}

/** A key of {@link validationKey} in the reader's language. A text that is not a key is returned unchanged. */
export function validationMessage(key: string, language: Language): string {
  const [name = ''] = key.split(':', 1)
  const value = key.slice(name.length + 1)
  if (name in bounded) return bounded[name as keyof typeof bounded][language](value)
  if (name in texts) return texts[name as keyof typeof texts][language]
  return key
}
