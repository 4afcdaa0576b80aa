import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

type Role = 'customer' | 'staff' | 'admin'

/** Who is asking: somebody signed in, a guest with a cart, or nobody we know. */
export type Person = {
  userId: string | null
  role: Role | null
  guestId: string | null
  /** The hash of the session's token, to end all the others. */
  session: string | null
  /** The hash of the token by which an account may know this browser from an earlier sign-in. */
  device: string | null
}

export type SignedInPerson = Person & { userId: string; role: Role }

export const anonymous: Person = { userId: null, role: null, guestId: null, session: null, device: null }

declare module 'fastify' {
  interface FastifyRequest {
    person: Person
  }
}

/** The signed-in person, or a 401. */
export function requireUser(request: Pick<FastifyRequest, 'person'>): SignedInPerson {
  const { person } = request
  if (!person.userId || !person.role) throw new AppError('sign_in_required')
  return person as SignedInPerson
}

/** The signed-in admin: 401 for nobody, 403 for a customer. */
export function requireAdmin(request: Pick<FastifyRequest, 'person'>): SignedInPerson {
  const person = requireUser(request)
  if (person.role !== 'admin') throw new AppError('forbidden')
  return person
}

/** Whether somebody works in the back office: an admin, or staff. */
export function isStaff({ role }: Pick<Person, 'role'>): boolean {
  return role === 'admin' || role === 'staff'
}

/** Somebody signed in who works here: 401 for nobody, 403 for a customer. */
export function requireStaff(request: Pick<FastifyRequest, 'person'>): SignedInPerson {
  const person = requireUser(request)
  if (!isStaff(person)) throw new AppError('forbidden')
  return person
}

/** On a route: asks who is there before anybody looks at what they send. */
export const forUsers = {
  onRequest: async (request: FastifyRequest): Promise<void> => {
    requireUser(request)
  },
}

/** On a route of orders, parcels, stock and reviews: like {@link forAdmins}, for staff too. */
export const forStaff = {
  onRequest: async (request: FastifyRequest): Promise<void> => {
    requireStaff(request)
  },
}

/** Like {@link forUsers}, for admins. */
export const forAdmins = {
  onRequest: async (request: FastifyRequest): Promise<void> => {
    requireAdmin(request)
  },
}
