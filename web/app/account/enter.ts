import type { User } from '../../../contract/accounts.ts'
import { usernamesFrom } from '../../../contract/free-username.ts'
import { type Api, trusted } from '../api.ts'
import { ApiError } from '../api-error.ts'

/** Why somebody was not let in, in words for the page; `retryAfter` in seconds where they were stopped. */
export type Refusal = {
  status: number
  code: string
  message: string
  fields: Record<string, string[]>
  retryAfter?: number | undefined
}
/** `message` is the shop's word of welcome: it also tells what became of the guest's cart. */
type Entered = { user: User; message: string; refusal: null } | { user: null; refusal: Refusal }
/** Name and password, or Google's word, were right; the account asks for a code as well. */
type AwaitsCode = { user: null; refusal: null }

const signedIn = trusted<{ data: User; message: string }>(({ data, message }) => isUser(data) && typeof message === 'string')
const signedInOrAsked = trusted<{ data: User | null; message: string; twoFactor?: true }>(
  ({ data, message, twoFactor }) => (isUser(data ?? undefined) || twoFactor === true) && typeof message === 'string',
)
const messageOrAsked = trusted<{ message: string; twoFactor?: true }>(({ message }) => typeof message === 'string')
const me = trusted<{ data: User }>(({ data }) => isUser(data))
export const anyMessage = trusted<{ message: string }>(({ message }) => typeof message === 'string')

/** Signs in by e-mail or name; the cart and the wishlist of the guest come along. */
export function signIn(api: Api, { name, password }: { name: string; password: string }): Promise<Entered | AwaitsCode> {
  return enter(() => api.send('POST', '/api/users/login', { email: name, password }, signedInOrAsked))
}

/** The second step: the code of an app, or a recovery code. */
export function enterByCode(api: Api, code: string): Promise<Entered> {
  return enter(() => api.send('POST', '/api/users/login/code', { code }, signedIn))
}

/** Takes up an invitation to work here: with a name and a password where one is new. */
export function acceptInvitation(api: Api, token: string, answer: { fullName?: string; password?: string }): Promise<Entered> {
  return enter(() => api.send('POST', `/api/invitations/${encodeURIComponent(token)}`, answer, signedIn))
}

type NewAccount = { fullName: string; email: string; password: string; phone?: string }

/** Makes an account under the first name that is free, and signs in. */
export async function register(api: Api, form: NewAccount): Promise<Entered> {
  const [first = 'khach', ...others] = usernamesFrom(form.email)
  let answer = await enter(() => api.send('POST', '/api/users/register', { ...form, username: first }, signedIn))
  for (const username of others) {
    if (answer.refusal?.code !== 'username_taken') return answer
    answer = await enter(() => api.send('POST', '/api/users/register', { ...form, username }, signedIn))
  }
  return answer
}

/** Signs in with what Google's script hands over; `password` where the e-mail already has an account of its own. Who it is is asked afterwards. */
export function enterWithGoogle(api: Api, proof: { credential: string; password?: string }): Promise<Entered | AwaitsCode> {
  return enter(async () => {
    const { message, twoFactor } = await api.send('POST', '/api/users/google-login', proof, messageOrAsked)
    if (twoFactor) return { data: null, message }
    const { data } = await api.get('/api/users/me', me)
    return { data, message }
  })
}

async function enter(ask: () => Promise<{ data: User; message: string }>): Promise<Entered>
async function enter(ask: () => Promise<{ data: User | null; message: string }>): Promise<Entered | AwaitsCode>
async function enter(ask: () => Promise<{ data: User | null; message: string }>): Promise<Entered | AwaitsCode> {
  try {
    const { data: user, message } = await ask()
    return user ? { user, message, refusal: null } : { user: null, refusal: null }
  } catch (error) {
    return { user: null, refusal: refusalOf(error) }
  }
}

/** What the shop said no with; whatever is no answer of the shop is thrown on. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) throw error
  const { status, code, message, issues, retryAfter } = error
  return { status: status || 503, code, message, fields: fieldsOf(issues), retryAfter }
}

function fieldsOf(issues: ApiError['issues']): Record<string, string[]> {
  return Object.fromEntries(issues.map(({ path, message }) => [path, [message]]))
}

function isUser(user: Partial<User> | undefined): boolean {
  return typeof user?._id === 'string'
}
