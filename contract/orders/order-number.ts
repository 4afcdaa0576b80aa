/** A day (YYMMDD) and four digits of Crockford's base 32, which has no U; `MM` is optional. */
const packed = /^(?:.*MM)?([\dOIL]{6})([\dA-TV-Z]{4})$/
const monthAndDay = /^\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/

/**
 * Parses the order number (`MM261121-7KQ4`) from typed or copied text, or returns null. Accepts lower case, blanks, any
 * hyphen or none (as in a bank transfer), `#` and words before it, and O, I, L for 0 and 1.
 */
export function parseOrderNumber(written: string): string | null {
  const letters = written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  const [, day = '', drawn = ''] = packed.exec(letters) ?? []
  const digits = crockford(day)
  return monthAndDay.test(digits) ? `MM${digits}-${crockford(drawn)}` : null
}

/** Reads letters outside Crockford's alphabet as the digits they look like. */
function crockford(text: string): string {
  return text.replaceAll('O', '0').replace(/[IL]/g, '1')
}
