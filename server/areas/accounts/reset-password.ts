import { addMinutes } from '../../../contract/durations.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import { newId } from '../../../db/new-id.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { resetLimit } from '../../platform/http/rate-limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { emitEmailVerified, readAccountSender } from './account-events.ts'
import { resetMail } from './account-mails.ts'
import { writeAccountNotice } from './account-notices.ts'
import { claimAccount } from './claim-account.ts'
import { hashPassword } from './hash-password.ts'
import { secondCodesOfAccount } from './sessions/account-limits.ts'
import { endAllSessions } from './sessions/end-sessions.ts'
import { deleteDevices, rememberDevice } from './sessions/known-devices.sql.ts'
import { hashToken, isTokenShaped, newToken } from './tokens.ts'
import { confirmEmail, findByName, findStoredUser, writePassword } from './users.sql.ts'
import { deleteCode, findResetOwner, putCode, takeReset } from './verification-codes.sql.ts'
import { type PasswordOwner, refuseWeakPassword } from './weak-password.ts'

const job = 'password-reset-mail'
type Forgotten = { request: string; email: string; language: Language }

/** Queues a password reset. Whether the e-mail is known shows neither in the response nor in its timing: the job looks it up. */
export async function requestReset({ db, jobs }: Platform, email: string, language: Language): Promise<void> {
  const forgotten: Forgotten = { request: newId('fgt'), email, language }
  await transact(db, (tx) => jobs.send(tx, job, forgotten))
}

export async function defineResetMail(platform: Platform): Promise<void> {
  await platform.jobs.define<Forgotten>(job, async ({ request, email, language }) => {
    const user = await findByName(platform.db, email)
    if (!user || user.blockedAt) return
    const token = newToken()
    const now = platform.clock.now()
    const minutes = platform.config.resetTokenMinutes
    await transact(platform.db, async (tx) => {
      const mail = resetMail(await readAccountSender(tx, platform.config), { token, minutes, language })
      // Counted here and not at the request: a refusal there would reveal that the e-mail is known.
      const { state } = await platform.mail.write(tx, { key: `password-reset:${request}`, to: user.email, ...mail })
      // A repeated job or a mail over the limit must not overwrite the link that is already sent.
      if (state !== 'written') return
      const expiresAt = addMinutes(now, minutes)
      await putCode(tx, { userId: user.id, kind: 'password-reset', secretHash: hashToken(token), now, expiresAt })
    })
  })
}

/** The owner of a link; refuses an expired or unknown one. */
export async function requireLiveReset({ db, clock }: Pick<Platform, 'db' | 'clock'>, token: string): Promise<PasswordOwner> {
  const owner = isTokenShaped(token) ? await findResetOwner(db, hashToken(token), clock.now()) : undefined
  if (!owner) throw new AppError('wrong_reset_token')
  return owner
}

/**
 * Sets a new password by the link of the newest mail: once, before it expires. Every session of the user ends, only this
 * browser stays known, and all attempt counters are reset: a user who reads the mails can always get in again. If the link
 * is the first proof of the e-mail, earlier data does not count. Returns the token by which the account knows this
 * browser.
 */
export async function resetPassword(
  platform: Platform,
  { token, newPassword, device, language }: { token: string; newPassword: string; device: string | null; language: Language },
): Promise<string> {
  const { db, clock, config } = platform
  const known = await requireLiveReset(platform, token)
  const secretHash = hashToken(token)
  const now = clock.now()
  refuseWeakPassword(config, newPassword, { ...known, path: 'newPassword' })
  const passwordHash = await hashPassword(newPassword)
  return transact(db, async (tx) => {
    const taken = await takeReset(tx, secretHash, now)
    if (!taken) throw new AppError('wrong_reset_token')
    const { userId: owner, isByMail } = taken
    await writePassword(tx, owner, passwordHash)
    // After the write, which locks the row: whether the e-mail was verified before cannot change any more.
    const user = await findStoredUser(tx, owner)
    if (!user) throw new AppError('wrong_reset_token')
    // A link handed over by an admin verifies no e-mail.
    if (isByMail) {
      await claimAccount(tx, platform, user)
      await confirmEmail(tx, owner, now)
      await emitEmailVerified(tx, { userId: owner, email: user.email })
    }
    for (const kind of ['password-reset', 'password-link'] as const) await deleteCode(tx, owner, kind)
    await endAllSessions(tx, owner)
    // Password attempts are counted per password: a new one starts at zero.
    await resetLimit(tx, secondCodesOfAccount, owner)
    await deleteDevices(tx, owner)
    await writeAccountNotice(tx, platform, { user, language, notice: 'passwordChanged' })
    return rememberDevice(tx, { tokenHash: device, userId: owner, now })
  })
}
