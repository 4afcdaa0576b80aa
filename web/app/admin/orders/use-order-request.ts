import { type AdminFailure, useAdminRequest } from '../use-admin-request.ts'
import { useRevalidatePage } from '../use-revalidate-page.ts'

/** Like {@link useAdminRequest}; where an order refuses, it may have changed meanwhile, so it is read again as well. */
export function useOrderRequest() {
  const { call, ...rest } = useAdminRequest()
  const revalidatePage = useRevalidatePage()
  const callOrder: typeof call = async (...args) => {
    const response = await call(...args)
    if (response === null) await revalidatePage()
    return response
  }
  return { ...rest, call: callOrder }
}

/** Somebody else may have been faster: what was asked for does not fit any more. */
export function isConflict(failure: AdminFailure | null): boolean {
  return failure?.status === 409 && failure.issues.length === 0
}
