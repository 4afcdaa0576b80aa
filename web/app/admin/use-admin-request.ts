import { useCallback, useRef, useState } from 'react'
import type { ResponseSchema } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { trackPending } from './shell/pending-requests.ts'
import { signInAgain } from './shell/sign-in-again-store.ts'
import { useRevalidatePage } from './use-revalidate-page.ts'

export type AdminFailure = Pick<ApiError, 'status' | 'code' | 'message' | 'issues'>
type Method = 'POST' | 'PATCH' | 'PUT' | 'DELETE'
/** `skipRevalidate`: the page is not read again. */
type RequestOptions = { skipRevalidate?: boolean; headers?: Record<string, string> }

/**
 * One change at a time: `call` answers what the shop said, or null where it refused (then `failure` says
 * why). What the page shows is read again afterwards, which is told by the frame where it fails. Where the session has ended, one signs in on top of the
 * page and the change is made after all. Asked for once more while it is under way (a second press), it is
 * made once: the second answer is null, without a failure.
 */
export function useAdminRequest() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<AdminFailure | null>(null)
  const revalidatePage = useRevalidatePage()
  const latest = useRef<string>(null)

  const call = useCallback(
    async <T>(
      method: Method,
      path: string,
      body: unknown,
      schema: ResponseSchema<T>,
      { skipRevalidate = false, headers = {} }: RequestOptions = {},
    ): Promise<T | null> => {
      const change = JSON.stringify([method, path, body])
      if (latest.current === change) return null
      latest.current = change
      setBusy(true)
      setFailure(null)
      try {
        return await trackPending(async () => {
          const response = await retryAfterSignIn(() => browserApi().send(method, path, body, schema, { headers }))
          if (!skipRevalidate) await revalidatePage()
          return response
        })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setFailure(error)
        return null
      } finally {
        if (latest.current === change) latest.current = null
        setBusy(false)
      }
    },
    [revalidatePage],
  )

  return { call, isBusy, failure, clearFailure: useCallback(() => setFailure(null), []) }
}

/** Makes a call; once the session has ended, again after signing in. */
export async function retryAfterSignIn<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && (await signInAgain())) return send()
    throw error
  }
}
