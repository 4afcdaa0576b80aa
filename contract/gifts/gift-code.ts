/** Twelve digits of Crockford's base 32, which has no I, L, O or U: 60 bits. */
const packed = /^[\dA-HJKMNP-TV-Z]{12}$/

/** Parses the code of a gift receipt (`7KQ4-0XN2-9BTR`) from typed or copied text, in any case and grouping; null for another text. */
export function parseGiftCode(written: string): string | null {
  const letters = written
    .slice(0, 100)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  const digits = letters.replaceAll('O', '0').replace(/[IL]/g, '1')
  return packed.test(digits) ? digits : null
}

/** In groups of four, as on the receipt. */
export function formatGiftCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}
