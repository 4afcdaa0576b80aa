import { anyMessage, type Refusal, refusalOf } from '../../account/enter.ts'
import type { Api } from '../../api.ts'

/** A new password by the link of a mail. Null: it is set, and every device is signed out. */
export async function setPassword(api: Api, token: string, newPassword: string): Promise<Refusal | null> {
  try {
    await api.send('POST', `/api/users/reset-password/${encodeURIComponent(token)}`, { newPassword }, anyMessage)
    return null
  } catch (error) {
    return refusalOf(error)
  }
}
