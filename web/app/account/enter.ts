import { type User, UserAnswer } from '../../../contract/accounts.ts'
import type { Api, Reader } from '../api.ts'
import { ApiError } from '../api-error.ts'
import { usernamesFrom } from './free-username.ts'

/** Why somebody was not let in, in words for the page; `retryAfter` in seconds where they were stopped. */
export type Refusal = { code: string; message: string; fields: Record<string, string[]>; retryAfter?: number | undefined }
export type Entered = { user: User; refusal: null } | { user: null; refusal: Refusal }

const entered: Reader<{ data: User }> = UserAnswer

/** Signs in by e-mail or name; the cart and the wishlist of the guest come along. */
export function signIn(api: Api, { name, password }: { name: string; password: string }): Promise<Entered> {
  return enter(() => api.send('POST', '/api/users/login', { email: name, password }, entered))
}

/** Makes an account under the first name that is free, and signs in. */
export async function register(api: Api, form: { fullName: string; email: string; password: string }): Promise<Entered> {
  const [first = 'khach', ...others] = usernamesFrom(form.email)
  let answer = await enter(() => api.send('POST', '/api/users/register', { ...form, username: first }, entered))
  for (const username of others) {
    if (answer.refusal?.code !== 'username_taken') return answer
    answer = await enter(() => api.send('POST', '/api/users/register', { ...form, username }, entered))
  }
  return answer
}

async function enter(ask: () => Promise<{ data: User }>): Promise<Entered> {
  try {
    return { user: (await ask()).data, refusal: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { code, message, issues, retryAfter } = error
    const fields = Object.fromEntries(issues.map(({ path, message: reason }) => [path, [reason]]))
    return { user: null, refusal: { code, message, fields, retryAfter } }
  }
}
