import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { addMinutes } from '../../../contract/durations.ts'
import type { Bilingual, Language } from '../../../contract/language/language.schema.ts'
import { newId } from '../../../db/new-id.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { consume, resetLimit } from '../../platform/http/rate-limit.ts'
import type { MailOutcome } from '../../platform/mail/mail.ts'
import { mailboxKey } from '../../platform/mail/mail-limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { emitEmailVerified, readAccountSender } from './account-events.ts'
import { emailCodeMail } from './account-mails.ts'
import { codeMinutes, codesOfMailbox, codeTries } from './sessions/account-limits.ts'
import { confirmEmail, findStoredUser } from './users.sql.ts'
import { deleteCode, putCode, tryCode } from './verification-codes.sql.ts'

/** Mails a new six-digit code, which replaces the former one. The former one stays valid if the mailbox is over its mail limit. */
export async function sendEmailCode(
  platform: Platform,
  tx: Db,
  { userId, email, language }: { userId: string; email: string; language: Language },
): Promise<MailOutcome> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const mail = emailCodeMail(await readAccountSender(tx, platform.config), { code, language })
  const outcome = await platform.mail.write(tx, { key: `email-code:${newId('cod')}`, to: email, ...mail })
  if (outcome.state !== 'written') return outcome
  const now = platform.clock.now()
  const expiresAt = addMinutes(now, codeMinutes)
  await putCode(tx, { userId, kind: 'email-code', secretHash: hashCode(userId, code), now, expiresAt })
  return outcome
}

/** Sends another code; false if the e-mail is already verified. Refused (429) if the mailbox is over its mail limit. */
export async function resendEmailCode(platform: Platform, userId: string, language: Language): Promise<boolean> {
  const user = await findStoredUser(platform.db, userId)
  if (!user || user.emailVerifiedAt) return false
  await transact(platform.db, async (tx) => {
    const outcome = await sendEmailCode(platform, tx, { userId, email: user.email, language })
    if (outcome.state === 'off') throw new AppError('mail_off')
    if (outcome.state === 'limited') throw new AppError('too_many_requests', { retryAfter: outcome.retryAfter })
  })
  return true
}

/**
 * Verifies the e-mail by its code, and returns the messages of the hooks. Each attempt counts before the comparison, for
 * the code and for the mailbox: neither a new code nor a new account adds attempts. A verified e-mail stays verified.
 */
export async function verifyEmail(platform: Platform, userId: string, code: string): Promise<Bilingual[]> {
  const { db, clock } = platform
  const now = clock.now()
  const user = await findStoredUser(db, userId)
  if (!user || user.emailVerifiedAt) return []
  const mailbox = mailboxKey(user.email)
  // Outside the transaction that follows, so that a wrong attempt stays counted.
  const wanted = await tryCode(db, userId, now, codeTries)
  if (wanted) await consume(platform, codesOfMailbox, mailbox)
  if (!wanted || !timingSafeEqual(Buffer.from(wanted), Buffer.from(hashCode(userId, code)))) {
    throw new AppError('wrong_code', { issues: [{ path: 'otp', key: 'wrong_code' }] })
  }
  return transact(db, async (tx) => {
    await confirmEmail(tx, userId, now)
    await deleteCode(tx, userId, 'email-code')
    await resetLimit(tx, codesOfMailbox, mailbox)
    return emitEmailVerified(tx, { userId, email: user.email })
  })
}

function hashCode(userId: string, code: string): string {
  return createHash('sha256').update(`${userId}:${code}`).digest('hex')
}
