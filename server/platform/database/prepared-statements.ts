import { createHash } from 'node:crypto'
import type pg from 'pg'

/** A rarer statement is not worth its memory in each connection. */
const worthNaming = 20
/** Each connection caches the plans of these. */
const maxNamed = 150
const maxCounted = 2_000
/** Its best plan depends on the searched value, or on the offset. */
const needsOwnPlan = /\b(like|ilike|offset)\b|<%|%>/i
/** A table changed under a cached plan: https://www.postgresql.org/docs/current/sql-prepare.html */
const planOutlived = '0A000'

/**
 * Names frequent statements, so that PostgreSQL parses and plans them once per connection: half of an order's cost. A name
 * always belongs to one text, across connections and processes.
 */
export function createStatementNamer() {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  let age = 0

  function nameOf(text: string): string | undefined {
    const name = names.get(text)
    if (name || names.size >= maxNamed || needsOwnPlan.test(text)) return name
    const count = (counts.get(text) ?? 0) + 1
    if (counts.size >= maxCounted) counts.clear()
    counts.set(text, count)
    if (count < worthNaming) return undefined
    counts.delete(text)
    const fresh = `s${age}_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`
    names.set(text, fresh)
    return fresh
  }

  /** Afterwards every statement is planned again, under a new name. */
  function look(error: unknown): void {
    if ((error as { code?: unknown } | null)?.code !== planOutlived) return
    names.clear()
    age += 1
  }

  return { nameOf, look }
}

type StatementNamer = ReturnType<typeof createStatementNamer>
type Query = { text: string; values?: unknown[]; name?: string }
type QueryResult = (error: unknown, result: unknown) => void

/** Names the client's statements from now on, except those without values (`begin`, `commit`). */
export function prepareStatements(client: pg.ClientBase, namer: StatementNamer): void {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown
  const query = (first: unknown, ...rest: unknown[]) => {
    const query = readQuery(first)
    const name = query && !query.name && hasValues(query, rest[0]) ? namer.nameOf(query.text) : undefined
    if (!name) return ask(first, ...rest)
    const response = ask({ ...query, name }, ...rest.map((part) => (typeof part === 'function' ? lookFirst(part as QueryResult) : part)))
    if (response instanceof Promise) response.catch(namer.look)
    return response
  }
  const lookFirst =
    (tell: QueryResult): QueryResult =>
    (error, result) => {
      namer.look(error)
      tell(error, result)
    }
  Object.assign(client, { query })
}

function readQuery(first: unknown): Query | null {
  if (typeof first === 'string') return { text: first }
  const query = first as Query & { submit?: unknown }
  return typeof query.text === 'string' && query.submit === undefined ? query : null
}

function hasValues({ values }: Query, second: unknown): boolean {
  const given = Array.isArray(second) ? second : values
  return given !== undefined && given.length > 0
}
