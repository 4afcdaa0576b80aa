import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

type Role = 'customer' | 'staff' | 'admin'

/** The caller: a signed-in user, a guest with data, or unknown. */
export type Person = {
  userId: string | null
  role: Role | null
  guestId: string | null
  /** The hash of the session's token, to end all others. */
  session: string | null
  /** Not signed in, in a browser that was until its session ended. */
  hasEndedSession: boolean
  /** The hash of the token by which an account may know this browser from an earlier sign-in. */
  device: string | null
  /** Signed in, or entered the password again, in the last ten minutes. */
  isRecentlyProven: boolean
  /** An admin who must set up a second factor first: until then they have the rights of a customer. */
  lacksSecondFactor: boolean
  /** An admin who still has the password that was made for them, and must choose one first; as above. */
  lacksOwnPassword: boolean
  /** The caller is another program with this key: limited to its scopes, and never trusted with actions of weight. */
  apiKeyId: string | null
  /** Actions of weight need a recent proof of identity (ADMIN_PROTECTION). */
  isProtected: boolean
}

export type SignedInPerson = Person & { userId: string; role: Role }

export const anonymous: Person = {
  userId: null,
  role: null,
  guestId: null,
  session: null,
  hasEndedSession: false,
  device: null,
  isRecentlyProven: false,
  lacksSecondFactor: false,
  lacksOwnPassword: false,
  apiKeyId: null,
  isProtected: false,
}

declare module 'fastify' {
  interface FastifyRequest {
    person: Person
  }
}

/** The signed-in user, or a 401. */
export function requireUser(request: Pick<FastifyRequest, 'person'>): SignedInPerson {
  const { person } = request
  if (!person.userId || !person.role) throw new AppError(person.hasEndedSession ? 'session_ended' : 'sign_in_required')
  return person as SignedInPerson
}

/** Refuses an admin whose account is not protected yet, with what has to be done first. */
function requireSetUpAccount(person: SignedInPerson): void {
  if (person.lacksOwnPassword) throw new AppError('own_password_required')
  if (person.lacksSecondFactor) throw new AppError('second_factor_required')
}

/** The signed-in admin: 401 for a guest, 403 for a customer. */
export function requireAdmin(request: Pick<FastifyRequest, 'person'>): SignedInPerson {
  const person = requireUser(request)
  requireSetUpAccount(person)
  if (person.role !== 'admin') throw new AppError('forbidden')
  return person
}

/** Whether the user is staff or an admin. */
export function isStaff({ role }: Pick<Person, 'role'>): boolean {
  return role === 'admin' || role === 'staff'
}

/** The signed-in staff member: 401 for a guest, 403 for a customer. */
export function requireStaff(request: Pick<FastifyRequest, 'person'>): SignedInPerson {
  const person = requireUser(request)
  requireSetUpAccount(person)
  if (!isStaff(person)) throw new AppError('forbidden')
  return person
}

/** Who gets past a route's own guard: `anyone` may still be refused somebody else's entity. */
export type Access = 'anyone' | 'users' | 'staff' | 'admins'

const guarded = new WeakMap<object, Access>()

/** Names a guard, for the OpenAPI document and the list of who may call what. */
export function asGuard<Guard extends { onRequest: object }>(access: Access, guard: Guard): Guard {
  guarded.set(guard.onRequest, access)
  return guard
}

/** Who may call a route with these hooks. */
export function accessOf(hooks: unknown): Access {
  for (const hook of [hooks].flat()) if (typeof hook === 'function') return guarded.get(hook) ?? 'anyone'
  return 'anyone'
}

/** Route option: authenticates before the body is validated. */
export const forUsers = asGuard('users', {
  onRequest: async (request: FastifyRequest): Promise<void> => {
    requireUser(request)
  },
})

/** For routes of orders, parcels, stock and reviews: like {@link forAdmins}, but for staff too. */
export const forStaff = asGuard('staff', {
  onRequest: async (request: FastifyRequest): Promise<void> => {
    requireStaff(request)
  },
})

/** Like {@link forUsers}, for admins. */
export const forAdmins = asGuard('admins', {
  onRequest: async (request: FastifyRequest): Promise<void> => {
    requireAdmin(request)
  },
})

/** Refuses an action on the user's own account in a session that was left open. */
export function requireRecentProof(person: SignedInPerson): void {
  if (person.apiKeyId) throw new AppError('api_key_not_allowed')
  if (!person.isRecentlyProven) throw new AppError('password_again')
}

/** Refuses an admin's action of weight in a session that was left open: rights, money, deletion, exports of personal data. */
export function requireProofIfProtected(person: SignedInPerson): void {
  if (person.isProtected || person.apiKeyId) requireRecentProof(person)
}

/** Like {@link forAdmins}, for actions of weight. */
export const forProvenAdmins = asGuard('admins', {
  onRequest: async (request: FastifyRequest): Promise<void> => {
    requireProofIfProtected(requireAdmin(request))
  },
})
