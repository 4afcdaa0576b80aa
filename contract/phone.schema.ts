import { z } from 'zod'
import { parsePhone } from './phone-number.ts'

/** A file of its own: whoever only reads or shows a number needs no schemas. */
export { formatPhone, parsePhone } from './phone-number.ts'

/** A phone as somebody types it; stored and compared as E.164. */
export const Phone = z
  .string()
  .max(30)
  .refine((value) => parsePhone(value) !== null, { params: { key: 'phone' } })
  .transform((value) => parsePhone(value) ?? value)
