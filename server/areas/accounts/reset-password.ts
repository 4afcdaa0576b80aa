import type { Language } from '../../../contract/language.ts'
import { newId } from '../../../db/new-id.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { forgetTries } from '../../platform/rate-limit.ts'
import { transact } from '../../platform/transact.ts'
import { resetMail } from './account-mails.ts'
import { hashPassword } from './hash-password.ts'
import { passwordsOfAccount } from './limits.ts'
import { tellEmailVerified } from './person-hooks.ts'
import { isLiveReset, putProof, takeReset } from './proofs.sql.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { deleteSessionsOf } from './sessions.sql.ts'
import { hashToken, isTokenShaped, newToken } from './tokens.ts'
import { confirmEmail, findByName, writePassword } from './users.sql.ts'

const job = 'password-reset-mail'
type Forgotten = { request: string; email: string; language: Language }

/** Puts down that somebody forgot a password. Whether the e-mail is known shows neither in the answer nor in its time: the job looks. */
export async function askForReset({ db, jobs }: Platform, email: string, language: Language): Promise<void> {
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
      const mail = resetMail(platform.config, { token, minutes, language })
      // Counted here and not where it is asked for: a refusal there would tell that the e-mail is known.
      const { state } = await platform.mail.write(tx, { key: `password-reset:${request}`, to: user.email, ...mail })
      // Neither a job done twice nor a mail too many may overwrite the link that is already on its way.
      if (state !== 'written') return
      const expiresAt = new Date(now.getTime() + minutes * 60_000)
      await putProof(tx, { userId: user.id, kind: 'password-reset', secretHash: hashToken(token), now, expiresAt })
    })
  })
}

/** Refuses a link that does not work any more, or never did. */
export async function requireLiveReset({ db, clock }: Pick<Platform, 'db' | 'clock'>, token: string): Promise<void> {
  if (!isTokenShaped(token) || !(await isLiveReset(db, hashToken(token), clock.now()))) throw new AppError('wrong_reset_token')
}

/** A new password by the link of the newest mail: once, in time, and every session of the user ends. */
export async function resetPassword(platform: Platform, token: string, newPassword: string): Promise<void> {
  const { db, clock } = platform
  await requireLiveReset(platform, token)
  const secretHash = hashToken(token)
  const now = clock.now()
  refuseCommonPassword(newPassword, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  const userId = await transact(db, async (tx) => {
    const owner = await takeReset(tx, secretHash, now)
    if (!owner) throw new AppError('wrong_reset_token')
    await writePassword(tx, owner, passwordHash)
    const email = await confirmEmail(tx, owner, now)
    if (email) await tellEmailVerified(tx, { userId: owner, email })
    await deleteSessionsOf(tx, owner)
    return owner
  })
  await forgetTries(db, passwordsOfAccount, userId)
}
