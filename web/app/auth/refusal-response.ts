import { data } from 'react-router'
import type { AuthRefusal } from './auth-api.ts'

/** A form that was posted and refused: the page again, with the shop's own status, and when to come back. */
export function refusalResponse<T extends { refusal: AuthRefusal }>(result: T) {
  const { status, retryAfter } = result.refusal
  return data(result, { status, ...(retryAfter ? { headers: { 'Retry-After': String(retryAfter) } } : {}) })
}
