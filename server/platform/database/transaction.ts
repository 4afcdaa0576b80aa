import type { Db } from './client.ts'

type Effect = () => void
type LastWork = (tx: Db) => Promise<void>
/** `withCommit`: the statements that are sent together with the commit. */
type LastWorks = { beforeCommit: Map<string, LastWork>; withCommit: Map<string, LastWork> }
const effects = new WeakMap<Db, Effect[]>()
const lastWorks = new WeakMap<Db, LastWorks>()

/** Serialization failure, deadlock, a plan outdated by a change of its table: a retry can succeed. */
const retryableCodes = new Set(['40001', '40P01', '0A000'])

/**
 * Runs `work` in one transaction and, after the commit, the effects of {@link afterCommit}. Work may run again from the
 * start after a deadlock, so it must have no effects outside the database.
 */
export async function transact<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const collected: Effect[] = []
    let closing: Promise<unknown> = Promise.resolve()
    /** Why the commit fails: the embedded database reports only that the transaction is aborted. */
    let cause: unknown
    try {
      const result = await db.transaction(async (handle) => {
        const tx = handle as unknown as Db
        const last: LastWorks = { beforeCommit: new Map(), withCommit: new Map() }
        effects.set(tx, collected)
        lastWorks.set(tx, last)
        const done = await work(tx)
        for (const lastWork of last.beforeCommit.values()) await lastWork(tx)
        // If one of them fails, the database turns the commit into a rollback.
        closing = Promise.all([...last.withCommit.values()].map((lastWork) => lastWork(tx)))
        closing.catch((error) => {
          cause = error
        })
        return done
      })
      await closing
      for (const effect of collected) effect()
      return result
    } catch (failure) {
      const error = cause ?? failure
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

/** Runs work as the last step of the transaction, once per `key`. False if `tx` is not a transaction of {@link transact}. */
export function beforeCommit(tx: Db, key: string, work: LastWork): boolean {
  return addLastWork(lastWorks.get(tx)?.beforeCommit, key, work)
}

/**
 * The same for a single statement (`runStatement`) that takes a contended lock: it is sent in one packet with the commit, so
 * that the lock is held while the database commits, and never while this process is busy.
 */
export function withCommit(tx: Db, key: string, work: LastWork): boolean {
  return addLastWork(lastWorks.get(tx)?.withCommit, key, work)
}

function addLastWork(works: Map<string, LastWork> | undefined, key: string, work: LastWork): boolean {
  if (!works) return false
  if (!works.has(key)) works.set(key, work)
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
  return violatedConstraint(error, '23505')
}

/** The name of the foreign key that refused a row, if that is the cause: its target is gone, or it is still referenced. */
export function violatedReference(error: unknown): string | undefined {
  return violatedConstraint(error, '23503')
}

function violatedConstraint(error: unknown, state: string): string | undefined {
  for (let current = error, depth = 0; current && depth < 4; depth++) {
    const { code, constraint } = current as { code?: unknown; constraint?: unknown }
    if (code === state) return typeof constraint === 'string' ? constraint : ''
    current = (current as { cause?: unknown }).cause
  }
  return undefined
}

/** Whether a foreign key refused a row: its target is gone, or it is still referenced. */
export function violatesReference(error: unknown): boolean {
  return violatedReference(error) !== undefined
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
