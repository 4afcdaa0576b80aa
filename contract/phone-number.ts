const mobile = /^(?:3\d|5[125689]|7[06-9]|8[1-9]|9\d)\d{7}$/
/** Area code and number since 2017: `24` and `28` with eight digits, the other provinces' `2xx` with seven. */
const landline = /^2\d{9}$/

/**
 * Parses a Vietnamese number into E.164 (`+84912345678`), or returns null. Accepts 09…, 84 9…, +84 9…, +84 (0)9…,
 * landlines with their area code (0234…), and blanks, dots, hyphens and brackets anywhere.
 */
export function parsePhone(written: string): string | null {
  const digits = written.replace(/[\s.()\u2010-\u2015-]/g, '')
  const national = /^(?:(?:\+|00)?840?|0)(\d{9,10})$/.exec(digits)?.[1]
  return national && (mobile.test(national) || landline.test(national)) ? `+84${national}` : null
}

/** The usual grouping in Vietnam: `0912 345 678`, `0234 382 2222`, `024 3825 1234`. */
export function formatPhone(e164: string): string {
  const parts = /^\+84(?:(2[48])(\d{4})(\d{4})|(2\d{2})(\d{3})(\d{4})|(\d{3})(\d{3})(\d{3}))$/.exec(e164)
  return parts ? `0${parts.slice(1).filter(Boolean).join(' ')}` : e164
}

/** The same with no-break spaces, which a browser copies as normal spaces. */
export function unbrokenPhone(phone: string): string {
  return formatPhone(phone).replaceAll(' ', '\u00a0')
}

/** A tel: link. It has no blanks (RFC 3966), although an owner's settings may. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/\s/g, '')}`
}
