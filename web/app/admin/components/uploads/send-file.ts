import type { z } from 'zod'
import { ApiError, parseApiError } from '../../../api/api-error.ts'
import { documentLanguage } from '../../../i18n/document-language.ts'

/** Sends one file to be read. `unreachable`: the message where there is no response. */
export async function sendFile<T>(file: File, path: string, schema: z.ZodType<T>, unreachable: string): Promise<T> {
  const form = new FormData()
  form.append('file', file, file.name)
  const headers = { Accept: 'application/json', 'Accept-Language': documentLanguage() }
  const response = await fetch(path, { method: 'POST', credentials: 'same-origin', headers, body: form }).catch(() => {
    throw new ApiError({ status: 0, code: 'network', message: unreachable })
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw parseApiError(response.status, body, unreachable)
  return schema.parse(body)
}
