import type { ContactMessage, NewContactMessage } from '../../../../contract/content.ts'
import { type Api, shallowSchema } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'

/** What the shop has received, or why it has not. */
export type SendMessageResult =
  | { contact: ContactMessage; failure: null }
  | { contact: null; failure: { status: number; message: string; fields: Record<string, string[]> } }

const contactResponse = shallowSchema<{ data: { contact: ContactMessage } }>(({ data }) => typeof data?.contact?.email === 'string')

/** Hands a message to the shop: from the browser, and where the form was posted without scripts. */
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
