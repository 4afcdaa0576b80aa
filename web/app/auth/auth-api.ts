import type { User } from '../../../contract/accounts.ts'
import { suggestUsernames } from '../../../contract/suggest-username.ts'
import { type Api, shallowSchema } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'

/** Why a sign-in was refused, as text for the page; `retryAfter` in seconds if it was rate-limited. */
export type AuthRefusal = {
  status: number
  code: string
  message: string
  fields: Record<string, string[]>
  retryAfter?: number | undefined
}
/** `message` is the shop's welcome: it also says what happened to the guest's cart. */
type SignInResult = { user: User; message: string; refusal: null } | { user: null; refusal: AuthRefusal }
/** The password, or Google's credential, was right; the account also requires a code. */
type TwoFactorRequired = { user: null; refusal: null }

const signedInResponse = shallowSchema<{ data: User; message: string }>(({ data, message }) => isUser(data) && typeof message === 'string')
const signInResponse = shallowSchema<{ data: User | null; message: string; twoFactor?: true }>(
  ({ data, message, twoFactor }) => (isUser(data ?? undefined) || twoFactor === true) && typeof message === 'string',
)
const googleSignInResponse = shallowSchema<{ message: string; twoFactor?: true }>(({ message }) => typeof message === 'string')
const currentUserResponse = shallowSchema<{ data: User }>(({ data }) => isUser(data))
export const messageResponse = shallowSchema<{ message: string }>(({ message }) => typeof message === 'string')

/** Signs in by e-mail or user name; the guest's cart and wishlist are merged. */
export function signIn(api: Api, { name, password }: { name: string; password: string }): Promise<SignInResult | TwoFactorRequired> {
  return toSignInResult(() => api.send('POST', '/api/users/login', { email: name, password }, signInResponse))
}

/** The second step: the code of an authenticator app, or a recovery code. */
export function signInWithCode(api: Api, code: string): Promise<SignInResult> {
  return toSignInResult(() => api.send('POST', '/api/users/login/code', { code }, signedInResponse))
}

/** Accepts a staff invitation: with a name and a password for a new account. */
export function acceptInvitation(api: Api, token: string, result: { fullName?: string; password?: string }): Promise<SignInResult> {
  return toSignInResult(() => api.send('POST', `/api/invitations/${encodeURIComponent(token)}`, result, signedInResponse))
}

type NewAccount = { fullName: string; email: string; password: string; phone?: string }

/** Creates an account under the first free user name, and signs in. */
export async function register(api: Api, form: NewAccount): Promise<SignInResult> {
  const [first = 'khach', ...others] = suggestUsernames(form.email)
  let result = await toSignInResult(() => api.send('POST', '/api/users/register', { ...form, username: first }, signedInResponse))
  for (const username of others) {
    if (result.refusal?.code !== 'username_taken') return result
    result = await toSignInResult(() => api.send('POST', '/api/users/register', { ...form, username }, signedInResponse))
  }
  return result
}

/**
 * Signs in with the credential of Google's script; `password` where the e-mail already has an account. The user is fetched
 * afterwards.
 */
export function signInWithGoogle(api: Api, proof: { credential: string; password?: string }): Promise<SignInResult | TwoFactorRequired> {
  return toSignInResult(async () => {
    const { message, twoFactor } = await api.send('POST', '/api/users/google-login', proof, googleSignInResponse)
    if (twoFactor) return { data: null, message }
    const { data } = await api.get('/api/users/me', currentUserResponse)
    return { data, message }
  })
}

async function toSignInResult(request: () => Promise<{ data: User; message: string }>): Promise<SignInResult>
async function toSignInResult(request: () => Promise<{ data: User | null; message: string }>): Promise<SignInResult | TwoFactorRequired>
async function toSignInResult(request: () => Promise<{ data: User | null; message: string }>): Promise<SignInResult | TwoFactorRequired> {
  try {
    const { data: user, message } = await request()
    return user ? { user, message, refusal: null } : { user: null, refusal: null }
  } catch (error) {
    return { user: null, refusal: refusalOf(error) }
  }
}

/** The refusal of the shop; rethrows every other error. */
export function refusalOf(error: unknown): AuthRefusal {
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
