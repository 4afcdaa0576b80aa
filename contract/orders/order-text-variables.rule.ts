import type { Language } from '../language/languages.ts'
import { stripDiacritics } from '../language/strip-diacritics.ts'

/** The variables of a text to a customer, as they are written in each language: `{tên khách}` or `{customer}`. */
export const orderTextVariables = {
  customer: { vi: 'tên khách', en: 'customer' },
  order: { vi: 'mã đơn', en: 'order' },
  items: { vi: 'món hàng', en: 'items' },
  total: { vi: 'tổng tiền', en: 'total' },
  payment: { vi: 'cách trả', en: 'payment' },
  day: { vi: 'ngày hẹn', en: 'promised day' },
  link: { vi: 'link đơn', en: 'order link' },
  tracking: { vi: 'link theo dõi', en: 'tracking link' },
  carrier: { vi: 'hãng giao', en: 'carrier' },
  cash: { vi: 'tiền thu hộ', en: 'cash due' },
  address: { vi: 'địa chỉ', en: 'address' },
  discount: { vi: 'giảm giá', en: 'discount' },
  shipping: { vi: 'phí giao', en: 'delivery fee' },
  wrap: { vi: 'phí gói quà', en: 'gift wrap' },
  deposit: { vi: 'tiền cọc', en: 'deposit' },
  transferNote: { vi: 'nội dung chuyển khoản', en: 'transfer note' },
  payLink: { vi: 'link thanh toán', en: 'payment link' },
  confirmLink: { vi: 'link xác nhận', en: 'confirmation link' },
  refund: { vi: 'tiền hoàn', en: 'refund' },
  refundDue: { vi: 'tiền sẽ hoàn', en: 'refund due' },
  exchange: { vi: 'món đổi', en: 'exchange' },
  returnTo: { vi: 'nơi gửi về', en: 'return address' },
  shop: { vi: 'tên tiệm', en: 'shop' },
  shopPhone: { vi: 'điện thoại tiệm', en: 'shop phone' },
} as const satisfies Record<string, Record<Language, string>>
export type OrderTextVariable = keyof typeof orderTextVariables
export type OrderTextValues = Partial<Record<OrderTextVariable, string>>

const written = /\{([^{}\n]*)\}/g

/** `{Tên Khách}`, `{ten khach}` and `{ten_khach}` are the same. */
function nameKey(name: string): string {
  return stripDiacritics(name)
    .replace(/[\s_-]+/g, ' ')
    .trim()
}

const byName = new Map(
  (Object.entries(orderTextVariables) as [OrderTextVariable, Record<Language, string>][]).flatMap(([variable, names]) =>
    [names.vi, names.en, variable].map((name) => [nameKey(name), variable] as const),
  ),
)

/** A variable as it is written in a text: `{tên khách}`. */
export function writeVariable(variable: OrderTextVariable, language: Language): string {
  return `{${orderTextVariables[variable][language]}}`
}

/** What stands in braces and is no variable, with its line, from 1. */
export function unknownVariables(template: string): { name: string; line: number }[] {
  return template
    .split('\n')
    .flatMap((text, at) =>
      [...text.matchAll(written)].flatMap(([, name = '']) => (byName.has(nameKey(name)) ? [] : [{ name: name.trim(), line: at + 1 }])),
    )
}

/**
 * Fills in a template. A line with a variable that has no value for this order is left out: no line says "Tracking:" without
 * a link.
 */
export function fillOrderText(template: string, values: OrderTextValues): string {
  const textOf = (name: string) => values[byName.get(nameKey(name)) as OrderTextVariable] ?? ''
  const lines = template.split('\n').filter((line) => [...line.matchAll(written)].every(([, variable = '']) => textOf(variable) !== ''))
  return lines
    .map((line) => line.replace(written, (_, variable: string) => textOf(variable)))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
