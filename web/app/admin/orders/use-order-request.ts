import { type AdminFailure, useAdminRequest } from '../use-admin-request.ts'
import { useRevalidatePage } from '../use-revalidate-page.ts'

/** Like {@link useAdminRequest}, but also reloads the page after a refusal, because the order may have changed meanwhile. */
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

/** Another user may have changed the order first, so that the requested step is no longer possible. */
export function isConflict(failure: AdminFailure | null): boolean {
  return failure?.status === 409 && failure.issues.length === 0
}
