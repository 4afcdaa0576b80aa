import { StaffMakingMessage } from '../../../../../contract/orders/making.ts'
import { sendForm } from '../../../api/send-form.ts'
import { shrinkImage } from '../../../ui/uploads/shrink-image.ts'

/** Sends a photo, words or both for the page of an order. Throws `ApiError`. */
export async function sendUpdate(orderId: string, { photo, words }: { photo: File | null; words: string }, unreachable: string) {
  const form = new FormData()
  form.append('words', words)
  if (photo) {
    const small = await shrinkImage(photo)
    form.append('photo', small, small.name)
  }
  return sendForm(`/api/orders/${encodeURIComponent(orderId)}/updates`, form, StaffMakingMessage, unreachable)
}
