import type { Api } from '../../api/api.ts'
import { type AuthRefusal, messageResponse, refusalOf } from '../auth-api.ts'

/** Requests a mail with a reset link. Returns null if it is sent, provided that the e-mail has an account. */
export async function requestReset(api: Api, email: string): Promise<AuthRefusal | null> {
  try {
    await api.send('POST', '/api/users/forgot-password', { email }, messageResponse)
    return null
  } catch (error) {
    return refusalOf(error)
  }
}
