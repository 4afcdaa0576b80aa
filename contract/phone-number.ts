const nationalMobile = /^(?:3\d|5[125689]|7[06-9]|8[1-9]|9\d)\d{7}$/

/** A Vietnamese mobile number in E.164 (`+84912345678`), or null where it is none. Takes 09…, +84 9…, spaces, dots, dashes. */
export function parsePhone(written: string): string | null {
  const digits = written.replace(/[\s.\-()]/g, '')
  const national = /^(?:\+84|0084|84|0)(\d{9})$/.exec(digits)?.[1]
  return national && nationalMobile.test(national) ? `+84${national}` : null
}

/** How a number is read aloud here: `0912 345 678`. */
export function formatPhone(e164: string): string {
  const parts = /^\+84(\d{3})(\d{3})(\d{3})$/.exec(e164)
  return parts ? `0${parts[1]} ${parts[2]} ${parts[3]}` : e164
}

/** The same for a text: kept on one line by blanks that do not break, which a browser copies as usual ones. */
export function unbrokenPhone(phone: string): string {
  return formatPhone(phone).replaceAll(' ', '\u00a0')
}

/** Where a press on a number calls it: a link has no blanks (RFC 3966), as an owner's settings may. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/\s/g, '')}`
}
