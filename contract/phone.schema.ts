import { z } from 'zod'
import { parsePhone } from './phone-number.ts'

/** A separate file, so that modules that only read or format a number do not load the schemas. */
export { formatPhone, parsePhone } from './phone-number.ts'

/** A phone as typed; stored and compared as E.164. */
export const Phone = z
  .string()
  .max(30)
  .refine((value) => parsePhone(value) !== null, { params: { key: 'phone' } })
  .transform((value) => parsePhone(value) ?? value)
