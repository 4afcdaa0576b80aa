import { stripDiacritics } from '../../../contract/language/strip-diacritics.ts'
import { parseOrderNumber } from '../../../contract/orders/order-number.ts'
import { parsePhone } from '../../../contract/phone-number.ts'

const maxTerms = 8

/** The terms of a search, without diacritics. A phone or an order number is one term in any spelling. */
export function searchTerms(query: string): string[] {
  const folded = stripDiacritics(query).trim()
  const whole = parsePhone(folded) ?? parseOrderNumber(folded)?.toLowerCase()
  if (whole) return [whole]
  const digits = folded.replace(/[\s.()-]/g, '')
  if (/^\+?\d{4,}$/.test(digits)) return [digits]
  return folded.split(/\s+/).filter(Boolean).slice(0, maxTerms).map(withHyphen)
}

/** Adds the hyphen to a partial number too: `#mm2611247k` → `mm261124-7k`. */
function withHyphen(word: string): string {
  const parts = /^#?(mm\d{6})([\da-z]{1,4})$/.exec(word)
  return parts ? `${parts[1]}-${parts[2]}` : word.replace(/^#(?=mm)/, '')
}
