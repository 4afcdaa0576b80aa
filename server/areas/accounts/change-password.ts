import { AppError } from '../../platform/http/errors.ts'
import type { SignedInPerson } from '../../platform/http/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { admitTry, forgetTries } from '../../platform/rate-limit.ts'
import { transact } from '../../platform/transact.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'
import { passwordsOfAccount } from './limits.ts'
import { dropProof } from './proofs.sql.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { deleteSessionsOf } from './sessions.sql.ts'
import { type NewSession, startSession } from './sign-in.ts'
import { findStoredUser, writePassword } from './users.sql.ts'

/** A new password by the old one: all sessions of the user end, this browser gets a new one, a reset link on its way dies. */
export async function changePassword(
  platform: Platform,
  person: SignedInPerson,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<NewSession> {
  const { db } = platform
  refuseCommonPassword(newPassword, 'newPassword')
  // Counted with the wrong passwords at sign-in: it is the same guess.
  await admitTry(platform, passwordsOfAccount, person.userId)
  const user = await findStoredUser(db, person.userId)
  const stored = user?.passwordHash ?? null
  if (!(await verifyPassword(stored, currentPassword)) || stored === null) throw wrongPassword()
  await forgetTries(db, passwordsOfAccount, person.userId)
  const passwordHash = await hashPassword(newPassword)
  return transact(db, async (tx) => {
    if (!(await writePassword(tx, person.userId, passwordHash, stored))) throw wrongPassword()
    await dropProof(tx, person.userId, 'password-reset')
    await deleteSessionsOf(tx, person.userId)
    return startSession(tx, platform, person, person.userId, null)
  })
}

function wrongPassword(): AppError {
  return new AppError('wrong_password', { issues: [{ path: 'currentPassword', key: 'wrong_password' }] })
}
