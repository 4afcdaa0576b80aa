import type { AdminFailure } from '../use-admin-request.ts'

/** Codes whose message does not name the failed action. */
const genericCodes = ['network', 'invalid_response', 'internal', 'unavailable']

/** The same failure gives the same object: a new object would move the focus to the banner in every render. */
const cache = new WeakMap<AdminFailure, AdminFailure>()

/** Puts the failed action before a message that does not name it. */
export function prefixError(failure: AdminFailure | null, prefix: string): AdminFailure | null {
  if (!failure || !genericCodes.includes(failure.code)) return failure
  return withMessage(failure, `${prefix}. ${failure.message}`)
}

/** The same failure with another message. */
export function withMessage(failure: AdminFailure, message: string): AdminFailure {
  const { status, code, issues } = failure
  const known = cache.get(failure) ?? { status, code, issues, message }
  cache.set(failure, known)
  return known
}
