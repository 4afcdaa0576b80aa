import { randomBytes } from 'node:crypto'
import { renderSVG } from 'uqr'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import type { SignedInPerson } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { consume, type RateLimit, type RateLimitSubject, resetLimit } from '../../../platform/http/rate-limit.ts'
import { brandOf } from '../../../platform/mail/template.ts'
import type { Platform } from '../../../platform/platform.ts'
import { writeAccountNotice } from '../account-notices.ts'
import { secondCodesOfSession } from '../sessions/account-limits.ts'
import { endElsewhere } from '../sessions/end-sessions.ts'
import { requireOwnPassword } from '../sessions/limit-password-tries.ts'
import { hashToken } from '../tokens.ts'
import { findStoredUser } from '../users.sql.ts'
import { matchTotpStep, newTotpSecret, totpUri } from './totp.ts'
import {
  countRecoveryCodes,
  deleteTwoFactor,
  enableSecret,
  findTwoFactor,
  lockTwoFactor,
  putRecoveryCodes,
  putSecret,
  spendRecoveryCode,
  spendStep,
} from './two-factor.sql.ts'

const recoveryCodeCount = 10

export async function readTwoFactor(db: Db, userId: string) {
  const found = await findTwoFactor(db, userId)
  const enabledAt = found?.enabledAt ?? null
  return {
    enabled: enabledAt !== null,
    enabledAt: enabledAt?.toISOString() ?? null,
    recoveryCodes: enabledAt ? await countRecoveryCodes(db, userId) : 0,
  }
}

/** Creates a secret for the app; no sign-in needs it until a code proves that the app has it. */
export async function setUpTwoFactor(platform: Platform, person: SignedInPerson, password: string | undefined) {
  const { db, clock, config } = platform
  const { userId } = person
  const user = await requireOwnPassword(platform, person, { password })
  const secret = newTotpSecret()
  if (!(await putSecret(db, userId, secret, clock.now()))) throw new AppError('two_factor_on')
  const uri = totpUri({ shop: brandOf(config).name, account: user.email, secret })
  return { secret, uri, qr: renderSVG(uri, { border: 2 }) }
}

/** Every sign-in needs a code from now on. The other sessions, which had none, end. Returns the recovery codes once. */
export async function enableTwoFactor(
  platform: Platform,
  person: SignedInPerson,
  { code, language }: { code: string; language: Language },
): Promise<string[]> {
  const { db, clock } = platform
  const { userId } = person
  const { limit, who } = triesOfSession(person)
  await consume(platform, limit, who)
  const codes = await transact(db, async (tx) => {
    const [found, user] = [await lockTwoFactor(tx, userId), await findStoredUser(tx, userId)]
    if (!user) throw new AppError('sign_in_required')
    if (!found) throw new AppError('two_factor_off')
    if (found.enabledAt) throw new AppError('two_factor_on')
    const now = clock.now()
    const step = matchTotpStep(found.secret, digitsOf(code), now)
    if (step === undefined || !(await spendStep(tx, userId, step))) throw wrongSecondCode()
    await enableSecret(tx, userId, now)
    await endElsewhere(tx, person)
    await audit(tx, { who: userId, what: 'two-factor.enabled', subject: userId })
    await writeAccountNotice(tx, platform, { user, language, notice: 'twoFactorOn' })
    return renewRecoveryCodes(tx, userId)
  })
  await resetLimit(db, limit, who)
  return codes
}

export async function disableTwoFactor(
  platform: Platform,
  person: SignedInPerson,
  { password, code, language }: { password?: string | undefined; code: string; language: Language },
): Promise<void> {
  const { userId } = person
  const user = await requireOwnPassword(platform, person, { password })
  await withSecondCode(platform, { userId, code, tries: triesOfSession(person) }, async (tx) => {
    await deleteTwoFactor(tx, userId)
    await audit(tx, { who: userId, what: 'two-factor.disabled', subject: userId })
    await writeAccountNotice(tx, platform, { user, language, notice: 'twoFactorOff' })
  })
}

/** Replaces the ten recovery codes; the former ones become invalid. */
export async function replaceRecoveryCodes(
  platform: Platform,
  person: SignedInPerson,
  { code, language }: { code: string; language: Language },
): Promise<string[]> {
  const { userId } = person
  return withSecondCode(platform, { userId, code, tries: triesOfSession(person) }, async (tx) => {
    await audit(tx, { who: userId, what: 'two-factor.recovery-codes', subject: userId })
    const user = await findStoredUser(tx, userId)
    if (user) await writeAccountNotice(tx, platform, { user, language, notice: 'recoveryCodesNew' })
    return renewRecoveryCodes(tx, userId)
  })
}

/**
 * Runs an action after a correct code, in the transaction that uses the code up: no code works twice. Each attempt counts
 * before it is compared, for both kinds of code.
 */
export async function withSecondCode<T>(platform: Platform, { userId, code, tries }: GivenCode, work: (tx: Db) => Promise<T>): Promise<T> {
  await consume(platform, tries.limit, tries.who)
  const result = await transact(platform.db, async (tx) => {
    if (!(await takeCode(tx, userId, code, platform.clock.now()))) throw wrongSecondCode()
    return work(tx)
  })
  await resetLimit(platform.db, tries.limit, tries.who)
  return result
}

/** `tries`: the budget that counts wrong codes. */
type GivenCode = { userId: string; code: string; tries: { limit: RateLimit; who: RateLimitSubject } }

/** For a signed-in user: attempts of strangers at sign-in do not count. */
function triesOfSession({ session, userId }: SignedInPerson): GivenCode['tries'] {
  return { limit: secondCodesOfSession, who: session ?? userId }
}

async function takeCode(tx: Db, userId: string, code: string, now: Date): Promise<boolean> {
  const found = await lockTwoFactor(tx, userId)
  if (!found?.enabledAt) throw new AppError('two_factor_off')
  if (!/^\d{6}$/.test(digitsOf(code))) return spendRecoveryCode(tx, userId, hashRecoveryCode(userId, code), now)
  const step = matchTotpStep(found.secret, digitsOf(code), now)
  return step !== undefined && spendStep(tx, userId, step)
}

async function renewRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  await putRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(userId, code)),
  )
  return codes
}

/** 120 random bits in unambiguous letters and digits: too many to find from a stored hash (ASVS 6.5.2 asks for 112). */
function newRecoveryCode(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
  const code = [...randomBytes(24)].map((byte) => letters[byte & 31]).join('')
  return (code.match(/.{4}/g) ?? []).join('-')
}

function hashRecoveryCode(userId: string, code: string): string {
  return hashToken(`${userId}:${code.toLowerCase().replace(/[\s-]/g, '')}`)
}

function digitsOf(code: string): string {
  return code.replace(/[\s-]/g, '')
}

function wrongSecondCode(): AppError {
  return new AppError('wrong_second_code', { issues: [{ path: 'code', key: 'wrong_second_code' }] })
}
