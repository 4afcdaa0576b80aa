import { type User, UserResponse } from '../../../contract/accounts.ts'
import type { Api } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'

/** For loaders: who is signed in, or null for a guest. */
export async function readCurrentUser(api: Api): Promise<User | null> {
  try {
    return (await api.get('/api/users/me', UserResponse)).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
