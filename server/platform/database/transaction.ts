import type { Db } from './client.ts'

type Effect = () => void
type BeforeCommitWork = (tx: Db) => Promise<void>
const effects = new WeakMap<Db, Effect[]>()
const beforeCommitWorks = new WeakMap<Db, Map<string, BeforeCommitWork>>()

/** Serialization failure, deadlock, a plan outdated by a change of its table: a retry can succeed. */
const retryableCodes = new Set(['40001', '40P01', '0A000'])

/**
 * Runs `work` in one transaction and, after the commit, the effects of {@link afterCommit}. Work may run again from the
 * start after a deadlock, so it must have no effects outside the database.
 */
export async function transact<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const collected: Effect[] = []
    try {
      const result = await db.transaction(async (handle) => {
        const tx = handle as unknown as Db
        const last = new Map<string, BeforeCommitWork>()
        effects.set(tx, collected)
        beforeCommitWorks.set(tx, last)
        const done = await work(tx)
        for (const lastWork of last.values()) await lastWork(tx)
        return done
      })
      for (const effect of collected) effect()
      return result
    } catch (error) {
      if (attempt < 4 && retryableCodes.has(databaseErrorCode(error) ?? '')) continue
      throw error
    }
  }
}

/** Runs an effect in this process after the commit; dropped with a rollback. */
export function afterCommit(tx: Db, effect: Effect): void {
  const collected = effects.get(tx)
  if (!collected) throw new Error('afterCommit needs a transaction of transact()')
  collected.push(effect)
}

/**
 * Runs work as the last step of the transaction, once per `key`: for a contended lock that should be held as briefly as
 * possible. False if `tx` is not a transaction of {@link transact}.
 */
export function beforeCommit(tx: Db, key: string, work: BeforeCommitWork): boolean {
  const last = beforeCommitWorks.get(tx)
  if (!last) return false
  if (!last.has(key)) last.set(key, work)
  return true
}

/** The SQLSTATE or socket code of the driver's error, which Drizzle wraps. */
function databaseErrorCode(error: unknown): string | undefined {
  for (let current = error, depth = 0; current && depth < 4; depth++) {
    const code = (current as { code?: unknown }).code
    if (typeof code === 'string') return code
    current = (current as { cause?: unknown }).cause
  }
  return undefined
}

/** The name of the unique index that refused a row, if that is the cause. */
export function violatedUnique(error: unknown): string | undefined {
  for (let current = error, depth = 0; current && depth < 4; depth++) {
    const { code, constraint } = current as { code?: unknown; constraint?: unknown }
    if (code === '23505') return typeof constraint === 'string' ? constraint : ''
    current = (current as { cause?: unknown }).cause
  }
  return undefined
}

/** Whether a foreign key refused a row: its target is gone, or it is still referenced. */
export function violatesReference(error: unknown): boolean {
  return databaseErrorCode(error) === '23503'
}

/** Cancelled after a timeout, a lock timeout, or repeated deadlocks. */
const tooSlow = ['57014', '25P03', '25P04', '55P03', ...retryableCodes]

/** Whether a query was cancelled, or waited too long for a free connection, while the server itself may be well. */
export function isCancelled(error: unknown): boolean {
  return tooSlow.includes(databaseErrorCode(error) ?? '') || hasMessage(error, /timeout exceeded when trying to connect/)
}

const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/** Whether an error means that the database is unreachable or overloaded, rather than a wrong query. */
export function isDatabaseDown(error: unknown): boolean {
  const code = databaseErrorCode(error) ?? ''
  if (
    // 28: authentication failed; 3D000: the server has no such database.
    /^(08|28|57P|53)|^3D000$/.test(code) ||
    tooSlow.includes(code) ||
    unreachable.includes(code)
  )
    return true
  return hasMessage(
    error,
    /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|after calling end on the pool|PGlite is closed|not currently accepting connections/i,
  )
}

function hasMessage(error: unknown, pattern: RegExp): boolean {
  for (let current = error, depth = 0; current && depth < 4; depth++) {
    const { message, cause } = current as { message?: unknown; cause?: unknown }
    if (typeof message === 'string' && pattern.test(message)) return true
    current = cause
  }
  return false
}
