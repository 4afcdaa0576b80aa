import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import type { SignedInPerson } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { emitSessionsEnded } from '../account-events.ts'
import { deleteDevices } from './known-devices.sql.ts'
import { deleteSession, deleteSessionsOf } from './sessions.sql.ts'
import { deleteOtherSessions, findSessionOfSignIn } from './sign-ins.sql.ts'

/** Signs a user out of one session. */
export async function endSession(tx: Db, userId: string, session: string): Promise<void> {
  await deleteSession(tx, session)
  await emitSessionsEnded(tx, { userId, session })
}

/** Signs a user out everywhere. `goesOn`: the session of a browser that gets a new one right away. */
export async function endAllSessions(tx: Db, userId: string, goesOn?: string | null): Promise<void> {
  await deleteSessionsOf(tx, userId)
  await emitSessionsEnded(tx, { userId, except: goesOn ?? undefined })
}

/** Signs a user out of all other sessions and forgets their other browsers. Returns the number of ended sessions. */
export async function endElsewhere(tx: Db, { userId, session, device }: SignedInPerson): Promise<number> {
  await deleteDevices(tx, userId, device)
  const ended = await deleteOtherSessions(tx, userId, session ?? '')
  await emitSessionsEnded(tx, { userId, except: session ?? '' })
  return ended
}

export function signOutElsewhere(db: Db, person: SignedInPerson): Promise<number> {
  return transact(db, (tx) => endElsewhere(tx, person))
}

/** Ends one of the user's own sessions. Its browser stays known: it may be the user's own that was only left open. */
export async function signOutOne(db: Db, { userId, signInId }: { userId: string; signInId: number }): Promise<void> {
  await transact(db, async (tx) => {
    const session = await findSessionOfSignIn(tx, { userId, signInId })
    if (!session) throw new AppError('not_found')
    await endSession(tx, userId, session)
  })
}
