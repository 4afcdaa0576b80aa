import { z } from 'zod'
import { OneTimeCode } from '../../../../contract/accounts.ts'

/** The code as typed or pasted: spaces between the digits are ignored. */
export const VerifyForm = z.object({
  otp: z
    .string()
    .transform((typed) => typed.replace(/\s/g, ''))
    .pipe(OneTimeCode.shape.otp),
})
