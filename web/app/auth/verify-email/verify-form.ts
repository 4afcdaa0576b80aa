import { z } from 'zod'
import { OneTimeCode } from '../../../../contract/accounts.ts'

/** The code as somebody types or pastes it: spaces between the digits do no harm. */
export const VerifyForm = z.object({
  otp: z
    .string()
    .transform((typed) => typed.replace(/\s/g, ''))
    .pipe(OneTimeCode.shape.otp),
})
