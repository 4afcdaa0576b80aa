import type { Database } from '../database/client.ts'

export type RevisionCache = {
  get<T>(name: string, load: () => Promise<T>): Promise<T>
  /** What was loaded last, for a statement that reads the revision beside its rows ({@link currentRevision}) and compares it. */
  latest<T>(name: string): { value: T; revision: string } | undefined
}

/** An expression of SQL: the revision of everything that is cached so. */
export const currentRevision = "(select r.value::text from revisions r where r.name = 'catalogue')"

/**
 * Texts, settings and menus, loaded again after `invalidateAllPages` in any process. Each use costs one small query, which uses
 * of the same event loop turn share; so nothing is out of date, and it serves with CACHE=off too. Not inside a transaction.
 */
export function createRevisionCache(database: Pick<Database, 'query'>): RevisionCache {
  const entries = new Map<string, { revision: string; value: Promise<unknown> }>()
  const loaded = new Map<string, { revision: string; value: unknown }>()
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
      entry.value.then(
        (value) => {
          if (entries.get(name) === entry) loaded.set(name, { revision, value })
        },
        () => {
          if (entries.get(name) === entry) entries.delete(name)
        },
      )
      return entry.value
    },
    latest<T>(name: string) {
      return loaded.get(name) as { value: T; revision: string } | undefined
    },
  }
}
