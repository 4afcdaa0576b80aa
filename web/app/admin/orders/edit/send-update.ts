import { StaffMakingMessage } from '../../../../../contract/making.ts'
import { ApiError, parseApiError } from '../../../api/api-error.ts'
import { documentLanguage } from '../../../i18n/document-language.ts'
import { shrinkImage } from '../../components/uploads/shrink-image.ts'

/** Sends a photo, words or both for the page of an order, as a form. Throws {@link ApiError}. */
export async function sendUpdate(orderId: string, { photo, words }: { photo: File | null; words: string }, unreachable: string) {
  const form = new FormData()
  form.append('words', words)
  if (photo) {
    const small = await shrinkImage(photo)
    form.append('photo', small, small.name)
  }
  const failed = new ApiError({ status: 0, code: 'network', message: unreachable })
  const response = await fetch(`/api/orders/${encodeURIComponent(orderId)}/updates`, {
    method: 'POST',
    headers: { 'Accept-Language': documentLanguage() },
    body: form,
  }).catch(() => Promise.reject(failed))
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw parseApiError(response.status, body, unreachable)
  const sent = StaffMakingMessage.safeParse(body)
  if (!sent.success) throw failed
  return sent.data
}
