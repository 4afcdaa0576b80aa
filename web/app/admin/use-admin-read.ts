import { useState } from 'react'
import { ApiError } from '../api-error.ts'
import { type AdminFailure, sendSignedIn } from './use-admin-call.ts'

/** Reads something once more while a form is open. `read` gives null where that cannot be; `unread` says why. */
export function useAdminRead() {
  const [unread, setUnread] = useState<AdminFailure | null>(null)
  const [isReading, setReading] = useState(false)

  async function read<T>(ask: () => Promise<T>): Promise<T | null> {
    setUnread(null)
    setReading(true)
    try {
      return await sendSignedIn(ask)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setUnread(error)
      return null
    } finally {
      setReading(false)
    }
  }

  return { read, unread, isReading, forget: () => setUnread(null) }
}
