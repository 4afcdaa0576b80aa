import type { CartItem } from '../../../contract/cart.ts'
import type { Bilingual, Language } from '../../../contract/language/language.schema.ts'
import { formatAmount } from '../../../contract/money.ts'

/** The name of a line whose product no longer exists in the catalogue. */
export const unknownName: Bilingual = { vi: 'Sản phẩm không còn bán', en: 'A product that is no longer sold' }

export const cartMessages = {
  added: { vi: 'Đã thêm vào giỏ hàng.', en: 'Added to your cart.' },
  changed: { vi: 'Đã cập nhật giỏ hàng.', en: 'Your cart is updated.' },
  removed: { vi: 'Đã xoá khỏi giỏ hàng.', en: 'Removed from your cart.' },
  cleared: { vi: 'Giỏ hàng đã trống.', en: 'Your cart is empty.' },
  codeAdded: { vi: 'Đã áp dụng mã giảm giá.', en: 'The discount code is applied.' },
  codeRemoved: { vi: 'Đã bỏ mã giảm giá.', en: 'The discount code is removed.' },
} as const satisfies Record<string, Bilingual>

/** Notices for a line that changed after it was added. */
export function noticesOf({ name, problem, available, priceWhenAdded, unitPrice }: CartItem, language: Language): string[] {
  const words = notices[language]
  const lines: string[] = []
  if (priceWhenAdded !== undefined) lines.push(words.price(name, formatAmount(priceWhenAdded), formatAmount(unitPrice)))
  if (problem === 'gone') lines.push(words.gone(name))
  if (problem === 'sold_out') lines.push(words.soldOut(name))
  if (problem === 'personalization') lines.push(words.personalization(name))
  if (problem === 'not_enough') lines.push(words.notEnough(name, available))
  return lines
}

const notices = {
  vi: {
    price: (name: string, before: string, now: string) => `Giá của “${name}” đã đổi từ ${before} thành ${now}.`,
    gone: (name: string) => `“${name}” không còn bán. Vui lòng xoá khỏi giỏ hàng.`,
    soldOut: (name: string) => `“${name}” đã hết hàng. Vui lòng xoá khỏi giỏ hàng.`,
    personalization: (name: string) =>
      `Tiệm vừa đổi phần làm riêng của “${name}”. Vui lòng xoá khỏi giỏ hàng rồi chọn lại ở trang sản phẩm.`,
    notEnough: (name: string, left: number) => `“${name}” chỉ còn ${left} sản phẩm. Vui lòng giảm số lượng.`,
  },
  en: {
    price: (name: string, before: string, now: string) => `The price of “${name}” has changed from ${before} to ${now}.`,
    gone: (name: string) => `“${name}” is no longer sold. Please remove it.`,
    soldOut: (name: string) => `“${name}” is sold out. Please remove it.`,
    personalization: (name: string) =>
      `What can be made for one child has changed for “${name}”. Please remove it and choose again on its page.`,
    notEnough: (name: string, left: number) => `Only ${left} of “${name}” left. Please take fewer.`,
  },
}

/** The notice after a guest cart was merged into the cart of the account. */
export function mergedText(merged: { capped: number; left: number }): Bilingual {
  const done: Bilingual = {
    vi: 'Giỏ hàng trước khi đăng nhập đã được gộp vào giỏ hàng của bạn.',
    en: 'What you had put into the cart before is in your cart now.',
  }
  return joined([done, ...limitsOf(merged)])
}

/** The notice after a cart came along from another browser; null: it was the cart of this one. */
export function handedOverText(merged: { capped: number; left: number } | null): Bilingual {
  const done: Bilingual = { vi: 'Giỏ hàng đã sang trình duyệt này.', en: 'Your cart is in this browser now.' }
  return joined([done, ...(merged ? limitsOf(merged) : [])])
}

function limitsOf({ capped, left }: { capped: number; left: number }): Bilingual[] {
  const parts: Bilingual[] = []
  if (capped > 0) parts.push({ vi: 'Mỗi dòng chỉ giữ tối đa 99 sản phẩm.', en: 'A line holds at most 99 pieces.' })
  if (left > 0)
    parts.push({
      vi: `Giỏ hàng đã đủ 50 dòng nên ${left} dòng không thêm được.`,
      en: `The cart is full at 50 lines: ${left} did not fit in.`,
    })
  return parts
}

function joined(parts: Bilingual[]): Bilingual {
  return { vi: parts.map(({ vi }) => vi).join(' '), en: parts.map(({ en }) => en).join(' ') }
}
