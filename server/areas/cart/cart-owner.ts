import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Bilingual } from '../../../contract/language/language.schema.ts'
import type { Db } from '../../platform/database/client.ts'
import type { Person } from '../../platform/http/auth-guards.ts'
import type { Platform } from '../../platform/platform.ts'
import type { CartOwner } from './cart.sql.ts'

/** `written`: rejects where too many guests started from this IP. */
export type StartedGuest = { guestId: string; written: Promise<unknown> }

/** What the cart needs from the accounts area; it has no other way to identify a user. */
export type Guests = {
  limitNewGuests(platform: Platform, request: Pick<FastifyRequest, 'person' | 'ip'>): Promise<void>
  ensureGuest(tx: Db, platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<string>
  startGuest(tx: Db, platform: Platform, request: FastifyRequest, reply: FastifyReply): StartedGuest
  onSignIn(hook: (tx: Db, who: { userId: string; guestId: string; now: Date }) => Promise<Bilingual | undefined>): void
}

/** The owner of a request's cart; null for a visitor who has no guest id yet. */
export function ownerOf({ userId, guestId }: Pick<Person, 'userId' | 'guestId'>): CartOwner | null {
  if (userId) return { userId }
  return guestId ? { guestId } : null
}
