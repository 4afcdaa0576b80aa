import type { User } from '../../../../contract/accounts.ts'
import { type Api, shallowSchema } from '../../api/api.ts'
import { type AuthRefusal, messageResponse, refusalOf } from '../auth-api.ts'

export type VerificationResult = { user: User; message: string; refusal: null } | { user: null; refusal: AuthRefusal }

const verifyResponse = shallowSchema<{ user: User; message: string }>(({ user }) => typeof user?._id === 'string')

/** Verifies the e-mail. `message` also says which orders were added to the account. */
export async function verifyEmail(api: Api, otp: string): Promise<VerificationResult> {
  try {
    return { ...(await api.send('POST', '/api/users/verify-otp', { otp }, verifyResponse)), refusal: null }
  } catch (error) {
    return { user: null, refusal: refusalOf(error) }
  }
}

/** Sends another code, which invalidates the previous one. Returns null if it was sent. */
export async function resendCode(api: Api): Promise<AuthRefusal | null> {
  try {
    await api.send('POST', '/api/users/resend-otp', {}, messageResponse)
    return null
  } catch (error) {
    return refusalOf(error)
  }
}
