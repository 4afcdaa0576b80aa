import type { User } from '../../../../contract/accounts.ts'
import { type Api, shallowSchema } from '../../api/api.ts'
import { type AuthRefusal, messageResponse, refusalOf } from '../auth-api.ts'

export type VerificationResult = { user: User; message: string; refusal: null } | { user: null; refusal: AuthRefusal }

const verifyResponse = shallowSchema<{ user: User; message: string }>(({ user }) => typeof user?._id === 'string')

/** Shows that the address is theirs. `message` also tells which orders came along. */
export async function verifyEmail(api: Api, otp: string): Promise<VerificationResult> {
  try {
    return { ...(await api.send('POST', '/api/users/verify-otp', { otp }, verifyResponse)), refusal: null }
  } catch (error) {
    return { user: null, refusal: refusalOf(error) }
  }
}

/** Another code; the one before is worth nothing from then on. Null: it is on its way. */
export async function resendCode(api: Api): Promise<AuthRefusal | null> {
  try {
    await api.send('POST', '/api/users/resend-otp', {}, messageResponse)
    return null
  } catch (error) {
    return refusalOf(error)
  }
}
