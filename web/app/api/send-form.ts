import type { z } from 'zod'
import { documentLanguage } from '../i18n/document-language.ts'
import { ApiError, parseApiError } from './api-error.ts'

/** Posts a form with files. Throws {@link ApiError}; `unreachable` is its message where the shop has none. */
export async function sendForm<Schema extends z.ZodType>(
  url: string,
  form: FormData,
  schema: Schema,
  unreachable: string,
): Promise<z.output<Schema>> {
  const failed = new ApiError({ status: 0, code: 'network', message: unreachable })
  const response = await fetch(url, { method: 'POST', headers: { 'Accept-Language': documentLanguage() }, body: form }).catch(() =>
    Promise.reject(failed),
  )
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw parseApiError(response.status, body, unreachable)
  const sent = schema.safeParse(body)
  if (!sent.success) throw failed
  return sent.data
}
