import type { AdminFailure } from '../use-admin-call.ts'

/** Codes behind which the shop says nothing of what was to be done. */
const wordless = ['network', 'unreadable_answer', 'internal', 'unavailable']

/** A failure that begins with what did not work, where the shop itself did not say so. */
export function withWords(failure: AdminFailure | null, whatFailed: string): AdminFailure | null {
  if (!failure || !wordless.includes(failure.code)) return failure
  const { status, code, message, issues } = failure
  return { status, code, issues, message: `${whatFailed}. ${message}` }
}
