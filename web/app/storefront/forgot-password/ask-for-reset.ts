import { anyMessage, type Refusal, refusalOf } from '../../account/enter.ts'
import type { Api } from '../../api.ts'

/** Asks for a mail with a link. Null: it is on its way, if the e-mail has an account. */
export async function askForReset(api: Api, email: string): Promise<Refusal | null> {
  try {
    await api.send('POST', '/api/users/forgot-password', { email }, anyMessage)
    return null
  } catch (error) {
    return refusalOf(error)
  }
}
