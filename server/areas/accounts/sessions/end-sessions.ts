import type { Db } from '../../../platform/database/client.ts'
import { emitSessionsEnded } from '../account-events.ts'
import { deleteSession, deleteSessionsOf } from './sessions.sql.ts'
import { deleteOtherSessions } from './sign-ins.sql.ts'

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

/** Signs a user out everywhere else. Returns the number of ended sessions. */
export async function endOtherSessions(tx: Db, userId: string, session: string): Promise<number> {
  const ended = await deleteOtherSessions(tx, userId, session)
  await emitSessionsEnded(tx, { userId, except: session })
  return ended
}
