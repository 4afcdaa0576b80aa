import { productLimits } from '../../../../../contract/admin/products.ts'

/** The most that a price or a stock may be. */
const maxDigits = 12

/** A whole number as spreadsheets write it: "129000", "129.000", "129,000 ₫", "129k". Null for an empty cell, undefined for anything else. */
export function readWhole(text: string): number | null | undefined {
  const given = text.trim()
  if (given === '') return null
  if (given.length > 40) return undefined
  const thousands = /^(\d{1,9})\s?k$/i.exec(given)
  if (thousands) return Number(thousands[1]) * 1_000
  const plain = given.replace(/\s*(?:₫|đ|vnđ|vnd)$/i, '')
  if (/^\d+$/.test(plain)) return plain.length <= maxDigits ? Number(plain) : undefined
  if (!/^\d{1,3}(?:([.,\s\u00a0])\d{3})(?:\1\d{3})*$/.test(plain)) return undefined
  return Number(plain.replace(/\D/g, ''))
}

/** As {@link readWhole}, for a stock. */
export function readOnHand(text: string): number | null | undefined {
  const count = readWhole(text)
  return typeof count === 'number' && count > productLimits.onHand ? undefined : count
}
