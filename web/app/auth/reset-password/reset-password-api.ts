import type { Api } from '../../api/api.ts'
import { type AuthRefusal, messageResponse, refusalOf } from '../auth-api.ts'

/** A new password by the link of a mail. Null: it is set, and every device is signed out. */
export async function setPassword(api: Api, token: string, newPassword: string): Promise<AuthRefusal | null> {
  try {
    await api.send('POST', `/api/users/reset-password/${encodeURIComponent(token)}`, { newPassword }, messageResponse)
    return null
  } catch (error) {
    return refusalOf(error)
  }
}
