import { useCallback, useRef, useState } from 'react'
import type { ResponseSchema } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { enterPasswordAgain } from './shell/password-again-store.ts'
import { trackPending } from './shell/pending-requests.ts'
import { signInAgain } from './shell/sign-in-again-store.ts'
import { useRevalidatePage } from './use-revalidate-page.ts'

export type AdminFailure = Pick<ApiError, 'status' | 'code' | 'message' | 'issues'>
type Method = 'POST' | 'PATCH' | 'PUT' | 'DELETE'
/** `skipRevalidate`: the page's data is not reloaded. */
type RequestOptions = { skipRevalidate?: boolean; headers?: Record<string, string> }

/**
 * Sends a change and returns the response, or null if it was refused (see `failure`). Revalidates the page
 * afterwards. On a 401, or where the password is needed again, it opens a dialog and retries. A duplicate call, for example a second press, returns
 * null without a failure.
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

/** Sends a request; if the session has ended, or the shop needs the password again, sends it again after that. */
export async function retryAfterSignIn<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && (await signInAgain())) return retryAfterSignIn(send)
    if (error instanceof ApiError && error.code === 'password_again' && (await enterPasswordAgain())) return send()
    throw error
  }
}
