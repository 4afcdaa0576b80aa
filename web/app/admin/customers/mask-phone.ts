import { formatPhone } from '../../../../contract/phone-number.ts'

/** Enough digits to tell two customers apart, too few to call: `0912 ••• 678`. */
export function maskPhone(e164: string | null): string {
  if (!e164) return ''
  return formatPhone(e164).replace(/^(\d{4}) \d{3} (\d{3})$/, '$1 ••• $2')
}
