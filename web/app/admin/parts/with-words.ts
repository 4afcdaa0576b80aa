import type { AdminFailure } from '../use-admin-call.ts'

/** Codes behind which the shop says nothing of what was to be done. */
const wordless = ['network', 'unreadable_answer', 'internal', 'unavailable']

/** One failure stays one object: the banner takes the focus with each new one, not while somebody types. */
const worded = new WeakMap<AdminFailure, AdminFailure>()

/** A failure that begins with what did not work, where the shop itself did not say so. */
export function withWords(failure: AdminFailure | null, whatFailed: string): AdminFailure | null {
  if (!failure || !wordless.includes(failure.code)) return failure
  return inWords(failure, `${whatFailed}. ${failure.message}`)
}

/** The same failure, said otherwise. */
export function inWords(failure: AdminFailure, message: string): AdminFailure {
  const { status, code, issues } = failure
  const known = worded.get(failure) ?? { status, code, issues, message }
  worded.set(failure, known)
  return known
}
