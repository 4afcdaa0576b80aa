/**
 * The bank's number of a transfer in a form that can be compared, typed or received: capitals, no blanks. Null for
 * words without a number (“tiền mặt”), which may be recorded for any number of orders.
 */
export function bankNumberOf(text: string | null | undefined): string | null {
  const packed = (text ?? '').replace(/\s/g, '').toUpperCase()
  return /^[\x21-\x7e]*\d[\x21-\x7e]*$/.test(packed) ? packed : null
}
