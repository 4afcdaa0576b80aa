import { type User, UserResponse } from '../../../contract/accounts.ts'
import type { Api } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'

/** For loaders: who is signed in, or null for a guest. */
export async function readCurrentUser(api: Api): Promise<User | null> {
  return (await readVisitor(api)).user
}

/** `hasEnded`: nobody is signed in because the session of this browser ended. */
export async function readVisitor(api: Api): Promise<{ user: User | null; hasEnded: boolean }> {
  try {
    return { user: (await api.get('/api/users/me', UserResponse)).data, hasEnded: false }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { user: null, hasEnded: error.code === 'session_ended' }
    throw error
  }
}
