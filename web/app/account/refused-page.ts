import { data } from 'react-router'
import type { Refusal } from './enter.ts'

/** A form that was posted and refused: the page again, with the shop's own status, and when to come back. */
export function refusedPage<T extends { refusal: Refusal }>(answer: T) {
  const { status, retryAfter } = answer.refusal
  return data(answer, { status, ...(retryAfter ? { headers: { 'Retry-After': String(retryAfter) } } : {}) })
}
