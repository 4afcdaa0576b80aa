import type { ContactMessage, NewContactMessage } from '../../../../contract/content.ts'
import { type Api, shallowSchema } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'

/** The message the shop received, or the error. */
export type SendMessageResult =
  | { contact: ContactMessage; failure: null }
  | { contact: null; failure: { status: number; message: string; fields: Record<string, string[]> } }

const contactResponse = shallowSchema<{ data: { contact: ContactMessage } }>(({ data }) => typeof data?.contact?.email === 'string')

/** Sends a message to the shop, from the browser or for a form posted without scripts. */
export async function sendMessage(api: Api, message: NewContactMessage): Promise<SendMessageResult> {
  try {
    const { contact } = (await api.send('POST', '/api/contact', message, contactResponse)).data
    return { contact, failure: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const fields = Object.fromEntries(error.issues.map((issue) => [issue.path, [issue.message]]))
    return { contact: null, failure: { status: error.status || 503, message: error.message, fields } }
  }
}
