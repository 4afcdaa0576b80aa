import type { Api } from '../../api/api.ts'
import { type AuthRefusal, messageResponse, refusalOf } from '../auth-api.ts'

/** Asks for a mail with a link. Null: it is on its way, if the e-mail has an account. */
export async function requestReset(api: Api, email: string): Promise<AuthRefusal | null> {
  try {
    await api.send('POST', '/api/users/forgot-password', { email }, messageResponse)
    return null
  } catch (error) {
    return refusalOf(error)
  }
}
