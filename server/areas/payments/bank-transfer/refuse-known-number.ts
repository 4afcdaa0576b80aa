import type { Db } from '../../../platform/database/client.ts'
import { violatedUnique } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findOrderOfBankNumber } from '../payments.sql.ts'
import { bankNumberOf } from './bank-number.rule.ts'

/** Runs `work`, which records a typed number. Refused where the transfer is recorded already; the error names the order. */
export async function refuseKnownNumber<T>(db: Db, reference: string | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (violatedUnique(error) !== 'payments_bank_number') throw error
    const order = await findOrderOfBankNumber(db, bankNumberOf(reference))
    throw new AppError('reference_taken', { issues: order ? [{ path: 'reference', key: `noted_for:${order}` }] : [] })
  }
}
