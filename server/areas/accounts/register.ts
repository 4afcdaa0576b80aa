import type { Registration } from '../../../contract/accounts.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import type { Person } from '../../platform/http/auth-guards.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashPassword } from './hash-password.ts'
import type { LoginContext } from './sessions/login-context.ts'
import { type NewSession, startSession } from './sessions/start-session.ts'
import { insertUser, isEmailTaken } from './users.sql.ts'
import { sendEmailCode } from './verify-email.ts'
import { refuseWeakPassword } from './weak-password.ts'

/** Creates an account, signs it in and mails a code. Refuses an e-mail or name that is taken. */
export async function register(
  platform: Platform,
  {
    registration,
    person,
    language,
    arrival: login,
  }: { registration: Registration; person: Person; language: Language; arrival: LoginContext },
): Promise<{ userId: string; session: NewSession }> {
  const { username, email, password, fullName, phone } = registration
  refuseWeakPassword(platform.config, password, { email, username, path: 'password' })
  const passwordHash = await hashPassword(password)
  const now = platform.clock.now()
  return transact(platform.db, async (tx) => {
    const userId = await insertUser(tx, {
      username,
      email,
      passwordHash,
      ...(fullName ? { fullName } : {}),
      ...(phone ? { phone } : {}),
      now,
    })
    if (!userId) throw await takenError(tx, email)
    const session = await startSession(tx, platform, person, userId, login)
    await sendEmailCode(platform, tx, { userId, email, language })
    return { userId, session }
  })
}

async function takenError(tx: Db, email: string): Promise<AppError> {
  return (await isEmailTaken(tx, email))
    ? new AppError('email_taken', { issues: [{ path: 'email', key: 'email_taken' }] })
    : new AppError('username_taken', { issues: [{ path: 'username', key: 'username_taken' }] })
}
