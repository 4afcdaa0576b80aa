import { SignedIn, type User } from '../../../contract/accounts.ts'
import type { Api } from '../api.ts'
import { ApiError } from '../api-error.ts'
import { usernamesFrom } from './free-username.ts'

/** Why somebody was not let in, in words for the page; `retryAfter` in seconds where they were stopped. */
export type Refusal = { code: string; message: string; fields: Record<string, string[]>; retryAfter?: number | undefined }
/** `message` is the shop's word of welcome: it also tells what became of the guest's cart. */
export type Entered = { user: User; message: string; refusal: null } | { user: null; refusal: Refusal }

/** Signs in by e-mail or name; the cart and the wishlist of the guest come along. */
export function signIn(api: Api, { name, password }: { name: string; password: string }): Promise<Entered> {
  return enter(() => api.send('POST', '/api/users/login', { email: name, password }, SignedIn))
}

/** Makes an account under the first name that is free, and signs in. */
export async function register(api: Api, form: { fullName: string; email: string; password: string }): Promise<Entered> {
  const [first = 'khach', ...others] = usernamesFrom(form.email)
  let answer = await enter(() => api.send('POST', '/api/users/register', { ...form, username: first }, SignedIn))
  for (const username of others) {
    if (answer.refusal?.code !== 'username_taken') return answer
    answer = await enter(() => api.send('POST', '/api/users/register', { ...form, username }, SignedIn))
  }
  return answer
}

async function enter(ask: () => Promise<{ data: User; message: string }>): Promise<Entered> {
  try {
    const { data: user, message } = await ask()
    return { user, message, refusal: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { code, message, issues, retryAfter } = error
    const fields = Object.fromEntries(issues.map(({ path, message: reason }) => [path, [reason]]))
    return { user: null, refusal: { code, message, fields, retryAfter } }
  }
}
