/**
 * The bank's number of a transfer as it is compared, whoever wrote it down: capitals, no blanks. Null where somebody
 * wrote words and no number (“tiền mặt”): those may stand at any number of orders.
 */
export function bankNumberOf(text: string | null | undefined): string | null {
  const packed = (text ?? '').replace(/\s/g, '').toUpperCase()
  return /^[\x21-\x7e]*\d[\x21-\x7e]*$/.test(packed) ? packed : null
}
