import type { Language } from '../../../contract/language/language.schema.ts'
import { transact } from '../../platform/database/transaction.ts'
import type { SignedInPerson } from '../../platform/http/auth-guards.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { writeAccountNotice } from './account-notices.ts'
import { hashPassword } from './hash-password.ts'
import { endAllSessions } from './sessions/end-sessions.ts'
import { deleteDevices } from './sessions/known-devices.sql.ts'
import { requireOwnPassword } from './sessions/limit-password-tries.ts'
import { type NewSession, startSession } from './sessions/start-session.ts'
import { writePassword } from './users.sql.ts'
import { deleteCode } from './verification-codes.sql.ts'
import { refuseWeakPassword } from './weak-password.ts'

/**
 * Changes the password, given the old one: all sessions of the user end, only this browser stays known and gets a new
 * session, and an open reset link becomes invalid.
 */
export async function changePassword(
  platform: Platform,
  person: SignedInPerson,
  { currentPassword, newPassword, language }: { currentPassword: string; newPassword: string; language: Language },
): Promise<NewSession> {
  const { db, config } = platform
  const user = await requireOwnPassword(platform, person, { password: currentPassword, path: 'currentPassword' })
  const stored = user.passwordHash
  if (stored === null) throw wrongPassword()
  refuseWeakPassword(config, newPassword, { ...user, path: 'newPassword' })
  if (newPassword === currentPassword) throw new AppError('same_password', { issues: [{ path: 'newPassword', key: 'same_password' }] })
  const passwordHash = await hashPassword(newPassword)
  return transact(db, async (tx) => {
    if (!(await writePassword(tx, person.userId, passwordHash, stored))) throw wrongPassword()
    for (const kind of ['password-reset', 'password-link'] as const) await deleteCode(tx, person.userId, kind)
    await endAllSessions(tx, person.userId, person.session)
    await deleteDevices(tx, person.userId, person.device)
    await writeAccountNotice(tx, platform, { user, language, notice: 'passwordChanged' })
    return startSession(tx, platform, person, person.userId, null)
  })
}

function wrongPassword(): AppError {
  return new AppError('wrong_password', { issues: [{ path: 'currentPassword', key: 'wrong_password' }] })
}
