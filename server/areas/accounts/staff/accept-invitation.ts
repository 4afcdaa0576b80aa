import type { InvitationResponse, OpenInvitation } from '../../../../contract/staff.ts'
import { suggestUsernames } from '../../../../contract/suggest-username.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import type { Person } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emitEmailVerified } from '../account-events.ts'
import { noticeOfRole, writeAccountNotice } from '../account-notices.ts'
import { hashPassword } from '../hash-password.ts'
import { endAllSessions } from '../sessions/end-sessions.ts'
import type { LoginContext } from '../sessions/login-context.ts'
import { type NewSession, startSession } from '../sessions/start-session.ts'
import { hashToken, isTokenShaped } from '../tokens.ts'
import { confirmEmail, findByName, findStoredUser, insertUser, lockActiveUser } from '../users.sql.ts'
import { refuseWeakPassword } from '../weak-password.ts'
import { deleteInvitation, findInvitation, raiseRole } from './staff.sql.ts'

export async function readInvitation(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  token: string,
  person: Person,
): Promise<OpenInvitation['data']> {
  const { email, role, invitedBy } = await requireInvitation(db, token, clock.now())
  const holder = await findByName(db, email)
  return { email, role, invitedBy, account: !holder ? 'none' : holder.id === person.userId ? 'signed-in' : 'other' }
}

type AcceptedInvitation = { token: string; answer: InvitationResponse; person: Person; login: LoginContext }

/**
 * Accepts an invitation by its link, once. If the e-mail has an account, the user must be signed in to it (the
 * link alone signs nobody in); else one is created. A link that was mailed verifies the e-mail, one that an admin passed on
 * does not. All other sessions of the user end, because their role changed.
 */
export async function acceptInvitation(
  platform: Platform,
  { token, answer: response, person, login }: AcceptedInvitation,
): Promise<{ userId: string; session: NewSession }> {
  const { db, clock } = platform
  const now = clock.now()
  const { email } = await requireInvitation(db, token, now)
  const holder = await findByName(db, email)
  if (holder && holder.id !== person.userId) throw new AppError('sign_in_required')
  const passwordHash = holder ? null : await hashNewPassword(platform, email, response)
  return transact(db, async (tx) => {
    const { id, role, inviterId, isMailed } = await requireInvitation(tx, token, now)
    if (!(await deleteInvitation(tx, id))) throw new AppError('wrong_invitation')
    const userId = holder?.id ?? (await makeUser(tx, { email, fullName: response.fullName ?? '', passwordHash: passwordHash ?? '', now }))
    if (!(await lockActiveUser(tx, userId))) throw new AppError('wrong_invitation')
    const user = await findStoredUser(tx, userId)
    await raiseRole(tx, userId, role)
    if (user && holder && user.role !== 'admin' && user.role !== role)
      await writeAccountNotice(tx, platform, { user, language: login.language, notice: noticeOfRole(role) })
    if (isMailed) {
      await confirmEmail(tx, userId, now)
      await emitEmailVerified(tx, { userId, email })
    }
    await endAllSessions(tx, userId, person.session)
    await audit(tx, { who: userId, what: 'staff.joined', subject: userId, details: { role, invitedBy: inviterId } })
    return { userId, session: await startSession(tx, platform, person, userId, login) }
  })
}

async function requireInvitation(db: Db, token: string, now: Date) {
  const found = isTokenShaped(token) ? await findInvitation(db, hashToken(token), now) : undefined
  if (!found) throw new AppError('wrong_invitation')
  return found
}

async function hashNewPassword(
  { config }: Pick<Platform, 'config'>,
  email: string,
  { fullName, password }: InvitationResponse,
): Promise<string> {
  const missing = [...(fullName ? [] : ['fullName']), ...(password ? [] : ['password'])]
  if (!password || missing.length > 0) throw new AppError('invalid_input', { issues: missing.map((path) => ({ path, key: 'required' })) })
  refuseWeakPassword(config, password, { email, path: 'password' })
  return hashPassword(password)
}

async function makeUser(tx: Db, user: { email: string; fullName: string; passwordHash: string; now: Date }): Promise<string> {
  for (const username of suggestUsernames(user.email)) {
    const userId = await insertUser(tx, { ...user, username })
    if (userId) return userId
  }
  // A concurrent request registered the e-mail.
  throw new AppError('conflict')
}
