import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findMismatch, type StoredMismatch, setMismatchSeen } from './unmatched-payments.sql.ts'

type MismatchResolution = { id: number; note: string; adminId: string }

/** An admin records what unmatched money was, once; nothing else changes. */
export async function resolveMismatch(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { id, note, adminId }: MismatchResolution,
): Promise<StoredMismatch> {
  await transact(db, async (tx) => {
    const seen = await setMismatchSeen(tx, id, { seenAt: clock.now(), seenBy: adminId, seenNote: note })
    if (!seen) throw new AppError((await findMismatch(tx, id)) ? 'conflict' : 'not_found')
    const details = { mismatch: id, why: seen.why, orderId: seen.orderId, note }
    await audit(tx, { who: adminId, what: 'payment.mismatch-seen', subject: seen.gatewayOrderId, details })
  })
  const stored = await findMismatch(db, id)
  if (!stored) throw new AppError('not_found')
  return stored
}
