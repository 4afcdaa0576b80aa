import type { ErrorCode } from '../../../contract/errors.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError, type IssueKey } from '../../platform/http/errors.ts'

/** An order that is refused, and why: an expected result, not an exception. `retryAfter`: in seconds, where it is known. */
export type CheckoutRefusal = {
  kind: 'refused'
  code: ErrorCode
  issues: IssueKey[]
  values?: Record<string, string>
  retryAfter?: number
}

export function refuse(code: ErrorCode, ...issues: IssueKey[]): CheckoutRefusal {
  return { kind: 'refused', code, issues }
}

export function isRefusal(value: object): value is CheckoutRefusal {
  return 'kind' in value && value.kind === 'refused'
}

class RolledBack extends Error {
  readonly refusal: CheckoutRefusal
  constructor(refusal: CheckoutRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Runs `work` in a transaction, and rolls back where it returns a refusal. */
export async function transactOrRefuse<T extends object>(
  db: Db,
  work: (tx: Db) => Promise<T | CheckoutRefusal>,
): Promise<T | CheckoutRefusal> {
  try {
    return await transact(db, async (tx) => {
      const result = await work(tx)
      if (isRefusal(result)) throw new RolledBack(result)
      return result
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal
    throw error
  }
}

/** `unpaidSeconds`: after these, one of too many unpaid orders has expired, at the latest. */
export function asError({ code, issues, values, retryAfter }: CheckoutRefusal, unpaidSeconds: number): AppError {
  const isOfUnpaid = code === 'too_many_unpaid_orders' || code === 'too_many_unconfirmed_orders'
  const wait = isOfUnpaid ? unpaidSeconds : retryAfter
  return new AppError(code, { issues, ...(values ? { values } : {}), ...(wait === undefined ? {} : { retryAfter: wait }) })
}
