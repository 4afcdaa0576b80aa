import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/** Who is asking: somebody signed in, a guest with a cart, or nobody we know. */
export type Person = {
  userId: string | null
  role: 'customer' | 'admin' | null
  guestId: string | null
  /** The hash of the session's token, to end all the others. */
  session: string | null
}

export type SignedInPerson = Person & { userId: string; role: 'customer' | 'admin' }

export const nobody: Person = { userId: null, role: null, guestId: null, session: null }

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
