import type { User } from '../../../../contract/accounts.ts'
import { anyMessage, type Refusal, refusalOf } from '../../account/enter.ts'
import { type Api, trusted } from '../../api.ts'

export type Verified = { user: User; message: string; refusal: null } | { user: null; refusal: Refusal }

const answered = trusted<{ user: User; message: string }>(({ user }) => typeof user?._id === 'string')

/** Shows that the address is theirs. `message` also tells which orders came along. */
export async function verifyCode(api: Api, otp: string): Promise<Verified> {
  try {
    return { ...(await api.send('POST', '/api/users/verify-otp', { otp }, answered)), refusal: null }
  } catch (error) {
    return { user: null, refusal: refusalOf(error) }
  }
}

/** Another code; the one before is worth nothing from then on. Null: it is on its way. */
export async function sendCodeAgain(api: Api): Promise<Refusal | null> {
  try {
    await api.send('POST', '/api/users/resend-otp', {}, anyMessage)
    return null
  } catch (error) {
    return refusalOf(error)
  }
}
