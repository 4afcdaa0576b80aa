/** The weights of the first nine digits of a tax code; the tenth is the check digit. */
const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3]
/** Where a personal id was issued first: 001 (Hà Nội) to 096 (Cà Mau). */
const lastProvince = 96

/**
 * A Vietnamese tax code as it is written on an invoice, or null: `0100109106` of a company, `0100109106-001` of a branch,
 * or the 12 digits of a personal id, which are the tax code of a person and of a household business. Spaces and dots
 * of the input do not count, and a branch needs no hyphen.
 */
export function parseTaxCode(typed: string): string | null {
  const code = typed.normalize('NFKC').replace(/[\s.]/g, '')
  if (/^\d{12}$/.test(code)) return isPersonalId(code) ? code : null
  const [, company = '', branch] = /^(\d{10})(?:[-‐–]?(\d{3}))?$/.exec(code) ?? []
  if (!hasCheckDigit(company) || branch === '000') return null
  return branch === undefined ? company : `${company}-${branch}`
}

/** Ten minus the weighted sum modulo eleven. A sum that would need the digit 10 belongs to no code. */
function hasCheckDigit(digits: string): boolean {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return 10 - (sum % 11) === Number(digits[9])
}

/** A personal id has no check digit; its first three digits name a province. */
function isPersonalId(digits: string): boolean {
  const province = Number(digits.slice(0, 3))
  return province >= 1 && province <= lastProvince
}
