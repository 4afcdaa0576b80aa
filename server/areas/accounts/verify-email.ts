import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Bilingual, Language } from '../../../contract/language.ts'
import { newId } from '../../../db/new-id.ts'
import type { Db } from '../../platform/db.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { admitTry } from '../../platform/rate-limit.ts'
import { transact } from '../../platform/transact.ts'
import { emailCodeMail } from './account-mails.ts'
import { codeMails, codeMinutes, codeTries } from './limits.ts'
import { tellEmailVerified } from './person-hooks.ts'
import { dropProof, putProof, tryCode } from './proofs.sql.ts'
import { confirmEmail, findStoredUser } from './users.sql.ts'

/** Mails a new six-digit code; the one before is worth nothing from then on. */
export async function sendEmailCode(
  platform: Platform,
  tx: Db,
  { userId, email, language }: { userId: string; email: string; language: Language },
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const now = platform.clock.now()
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000)
  await putProof(tx, { userId, kind: 'email-code', secretHash: hashCode(userId, code), now, expiresAt })
  await platform.mail.write(tx, {
    key: `email-code:${newId('cod')}`,
    to: email,
    secret: true,
    ...emailCodeMail(platform.config, { code, language }),
  })
}

/** Another code, at most three an hour; none (false) where the address is confirmed already. */
export async function resendEmailCode(platform: Platform, userId: string, language: Language): Promise<boolean> {
  const user = await findStoredUser(platform.db, userId)
  if (!user || user.emailVerifiedAt) return false
  await admitTry(platform, codeMails, userId)
  await transact(platform.db, (tx) => sendEmailCode(platform, tx, { userId, email: user.email, language }))
  return true
}

/**
 * Confirms the address by its code, and answers what that brought with it. Each try counts before it is
 * compared; an address already confirmed stays so.
 */
export async function verifyEmail({ db, clock }: Platform, userId: string, code: string): Promise<Bilingual[]> {
  const now = clock.now()
  const user = await findStoredUser(db, userId)
  if (!user || user.emailVerifiedAt) return []
  // Not in one transaction with what follows: a wrong try stays counted.
  const wanted = await tryCode(db, userId, now, codeTries)
  if (!wanted || !timingSafeEqual(Buffer.from(wanted), Buffer.from(hashCode(userId, code)))) {
    throw new AppError('wrong_code', { issues: [{ path: 'otp', key: 'wrong_code' }] })
  }
  return transact(db, async (tx) => {
    await confirmEmail(tx, userId, now)
    await dropProof(tx, userId, 'email-code')
    return tellEmailVerified(tx, { userId, email: user.email })
  })
}

function hashCode(userId: string, code: string): string {
  return createHash('sha256').update(`${userId}:${code}`).digest('hex')
}
