import type { Language } from '../../../contract/language.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { SignedInPerson } from '../../platform/http/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { transact } from '../../platform/transact.ts'
import { writeAccountNotice } from './account-notices.ts'
import { endAllSessions } from './end-sessions.ts'
import { requireOwnPassword } from './guess-limits.ts'
import { hashPassword } from './hash-password.ts'
import { forgetDevices } from './known-devices.sql.ts'
import { dropProof } from './proofs.sql.ts'
import { type NewSession, startSession } from './sign-in.ts'
import { writePassword } from './users.sql.ts'
import { refuseWeakPassword } from './weak-password.ts'

/** A new password by the old one: all sessions of the user end, this browser alone stays known and gets a new one, a reset link on its way dies. */
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
  const passwordHash = await hashPassword(newPassword)
  return transact(db, async (tx) => {
    if (!(await writePassword(tx, person.userId, passwordHash, stored))) throw wrongPassword()
    for (const kind of ['password-reset', 'password-link'] as const) await dropProof(tx, person.userId, kind)
    await endAllSessions(tx, person.userId, person.session)
    await forgetDevices(tx, person.userId, person.device)
    await writeAccountNotice(tx, platform, { user, language, notice: 'passwordChanged' })
    return startSession(tx, platform, person, person.userId, null)
  })
}

function wrongPassword(): AppError {
  return new AppError('wrong_password', { issues: [{ path: 'currentPassword', key: 'wrong_password' }] })
}
