import { type AdminFailure, useAdminCall } from '../use-admin-call.ts'
import { useReadAgain } from '../use-read-again.ts'

/** Like {@link useAdminCall}; where an order refuses, it may have changed meanwhile, so it is read again as well. */
export function useOrderCall() {
  const { call, ...rest } = useAdminCall()
  const readAgain = useReadAgain()
  const callOrder: typeof call = async (...asked) => {
    const answer = await call(...asked)
    if (answer === null) await readAgain()
    return answer
  }
  return { ...rest, call: callOrder }
}

/** Somebody else may have been faster: what was asked for does not fit any more. */
export function isConflict(failure: AdminFailure | null): boolean {
  return failure?.status === 409 && failure.issues.length === 0
}
