import { randomBytes } from 'node:crypto'
import { audit } from '../../../platform/audit.ts'
import { ConfigError } from '../../../platform/config.ts'
import { transact } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashPassword } from '../hash-password.ts'
import { endAllSessions } from '../sessions/end-sessions.ts'
import { hasAdmin, lockFirstAdmin, writeAdmin } from '../users.sql.ts'
import { findWeakness } from '../weak-password.ts'

/**
 * Creates the first admin if there is none, however many processes start at once. The password is ADMIN_PASSWORD; without
 * it a random one is generated, returned once and not stored. In a protected shop a generated password has to be changed first.
 */
export async function createFirstAdmin({
  db,
  config,
  clock,
}: Pick<Platform, 'db' | 'config' | 'clock'>): Promise<{ email: string; password: string | null }> {
  const { email, password } = config.admin
  if (await hasAdmin(db)) return { email, password: null }
  if (config.isStrict && password) refuseConfigured(findWeakness(config, password, { email }))
  const made = password ?? randomBytes(15).toString('base64url')
  const passwordHash = await hashPassword(made)
  const isNew = await transact(db, async (tx) => {
    await lockFirstAdmin(tx)
    if (await hasAdmin(tx)) return false
    const userId = await writeAdmin(tx, { email, passwordHash, isPrinted: config.admin.isGenerated, now: clock.now() })
    await endAllSessions(tx, userId)
    await audit(tx, { who: 'system', what: 'admin.created', subject: userId })
    return true
  })
  return { email, password: isNew && password === undefined ? made : null }
}

function refuseConfigured(weakness: ReturnType<typeof findWeakness>): void {
  if (weakness === 'common_password') throw new ConfigError('ADMIN_PASSWORD is one of the most common passwords')
  if (weakness === 'personal_password') throw new ConfigError("ADMIN_PASSWORD is made of the shop's name or of ADMIN_EMAIL")
}
