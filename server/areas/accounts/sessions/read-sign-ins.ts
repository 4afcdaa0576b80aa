import type { OpenSession, SignIn } from '../../../../contract/two-factor.ts'
import type { SignedInPerson } from '../../../platform/http/auth-guards.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listOpenSessions, listSignIns } from './sign-ins.sql.ts'

/** The user's own sign-ins; which of them are still open, and which one this request belongs to. */
export async function readSignIns({ db, clock }: Platform, { userId, session }: SignedInPerson): Promise<SignIn[]> {
  const now = clock.now()
  const found = await listSignIns(db, userId)
  return found.map(({ signIn: { id, at, way, withCode, device, ip, session: own }, seenAt, expiresAt }) => ({
    ...{ id, way, withCode, device, ip },
    at: at.toISOString(),
    isOpen: expiresAt !== null && expiresAt > now,
    isHere: own === session,
    seenAt: seenAt?.toISOString() ?? null,
  }))
}

/** The user's own open sessions. */
export async function readOpenSessions({ db, clock }: Platform, { userId, session }: SignedInPerson): Promise<OpenSession[]> {
  const found = await listOpenSessions(db, userId, clock.now())
  return found.map(({ signIn: { id, at, way, device, ip }, seenAt, tokenHash }) => ({
    ...{ id, way, device, ip },
    at: at.toISOString(),
    isHere: tokenHash === session,
    seenAt: seenAt.toISOString(),
  }))
}
