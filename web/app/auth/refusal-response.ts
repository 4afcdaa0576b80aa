import { data } from 'react-router'
import type { AuthRefusal } from './auth-api.ts'

/** The response to a refused form post: the page again, with the shop's status and `Retry-After`. */
export function refusalResponse<T extends { refusal: AuthRefusal }>(result: T) {
  const { status, retryAfter } = result.refusal
  return data(result, { status, ...(retryAfter ? { headers: { 'Retry-After': String(retryAfter) } } : {}) })
}
