import type { Database } from '../database/client.ts'

export type RevisionCache = { get<T>(name: string, load: () => Promise<T>): Promise<T> }

/**
 * Texts, settings and menus, loaded again after `invalidateAllPages` in any process. Each use costs one small query, which uses
 * of the same event loop turn share; so nothing is out of date, and it serves with CACHE=off too. Not inside a transaction.
 */
export function createRevisionCache(database: Pick<Database, 'query'>): RevisionCache {
  const entries = new Map<string, { revision: string; value: Promise<unknown> }>()
  let current: Promise<string> | null = null

  async function readRevision(): Promise<string> {
    const [row] = await database.query<{ value: string }>({
      name: 'catalogue_revision',
      text: "select value::text as value from revisions where name = 'catalogue'",
      values: [],
    })
    return row?.value ?? ''
  }

  function revisionOfThisTurn(): Promise<string> {
    if (current) return current
    const reading = readRevision()
    current = reading
    // A later use must not get what was read before it.
    process.nextTick(() => {
      if (current === reading) current = null
    })
    return reading
  }

  return {
    async get<T>(name: string, load: () => Promise<T>): Promise<T> {
      const revision = await revisionOfThisTurn()
      const known = entries.get(name)
      if (known?.revision === revision) return known.value as Promise<T>
      const entry = { revision, value: load() }
      entries.set(name, entry)
      entry.value.catch(() => {
        if (entries.get(name) === entry) entries.delete(name)
      })
      return entry.value
    },
  }
}
