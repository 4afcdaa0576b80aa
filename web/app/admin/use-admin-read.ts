import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { type AdminFailure, retryAfterSignIn } from './use-admin-request.ts'

/** Reads data again while a form is open. `read` returns null after a failure; `failure` holds the reason. */
export function useAdminRead() {
  const [failure, setFailure] = useState<AdminFailure | null>(null)
  const [isReading, setReading] = useState(false)

  async function read<T>(request: () => Promise<T>): Promise<T | null> {
    setFailure(null)
    setReading(true)
    try {
      return await retryAfterSignIn(request)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      return null
    } finally {
      setReading(false)
    }
  }

  return { read, failure, isReading, clearFailure: () => setFailure(null) }
}
