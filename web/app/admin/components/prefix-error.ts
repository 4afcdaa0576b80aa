import type { AdminFailure } from '../use-admin-request.ts'

/** Codes behind which the shop says nothing of what was to be done. */
const genericCodes = ['network', 'invalid_response', 'internal', 'unavailable']

/** One failure stays one object: the banner takes the focus with each new one, not while somebody types. */
const cache = new WeakMap<AdminFailure, AdminFailure>()

/** A failure that begins with what did not work, where the shop itself did not say so. */
export function prefixError(failure: AdminFailure | null, prefix: string): AdminFailure | null {
  if (!failure || !genericCodes.includes(failure.code)) return failure
  return withMessage(failure, `${prefix}. ${failure.message}`)
}

/** The same failure, said otherwise. */
export function withMessage(failure: AdminFailure, message: string): AdminFailure {
  const { status, code, issues } = failure
  const known = cache.get(failure) ?? { status, code, issues, message }
  cache.set(failure, known)
  return known
}
