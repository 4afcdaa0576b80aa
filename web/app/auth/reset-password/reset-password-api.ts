import type { Api } from '../../api/api.ts'
import { type AuthRefusal, messageResponse, refusalOf } from '../auth-api.ts'

/** Sets a new password by the link of a mail. Returns null on success; every device is then signed out. */
export async function setPassword(api: Api, token: string, newPassword: string): Promise<AuthRefusal | null> {
  try {
    await api.send('POST', `/api/users/reset-password/${encodeURIComponent(token)}`, { newPassword }, messageResponse)
    return null
  } catch (error) {
    return refusalOf(error)
  }
}
