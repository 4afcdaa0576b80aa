import { type User, UserAnswer } from '../../../contract/accounts.ts'
import type { Api } from '../api.ts'
import { ApiError } from '../api-error.ts'

/** For loaders: who is signed in, or null for a guest. */
export async function readMe(api: Api): Promise<User | null> {
  try {
    return (await api.get('/api/users/me', UserAnswer)).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
