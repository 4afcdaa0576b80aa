import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Statement } from './database.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { sendTogether } from './pipeline.ts'
import { createStatementNamer, prepareStatements } from './prepared-statements.ts'
import { createProbe } from './probe.ts'

/** `waitMs`: how long a query waits for a free connection before it fails. `ownerUrl`: the role that owns the tables, if it is another. */
type Options = { waitMs?: number; ownerUrl?: string | undefined }

export async function openPostgres(url: string, size: number, { waitMs = 5_000, ownerUrl }: Options = {}): Promise<Database> {
  const pool = openPool(url, { max: size, connectionTimeoutMillis: waitMs, statement_timeout: 10_000 })
  await migratePostgres(url, ownerUrl)
  const durable = await isDurable(pool)
  const listeners = createListener(url)
  const probe = createProbe(url, 'select 1')
  return {
    db: openDrizzle(pool),
    query: async <Row>(statement: Statement) => (await pool.query(statement)).rows as Row[],
    engine: 'postgres',
    driver: { pool, url, mayMigrate: ownerUrl === undefined },
    listen: listeners.listen,
    ping: async () => void (await probe.send()),
    durable,
    close: async () => {
      await listeners.close()
      await probe.close()
      await pool.end()
    },
  }
}

export function openPool(url: string, limits: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: true,
    idle_in_transaction_session_timeout: 15_000,
    ...limits,
  })
  // The pool replaces a failed idle connection at the next query.
  pool.on('error', () => undefined)
  // An error between two queries of a transaction fails the next query; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const namer = createStatementNamer()
  pool.on('connect', (client) => {
    sendTogether(client)
    prepareStatements(client, namer)
  })
  return pool
}

/**
 * Drizzle releases the connection of a transaction only once the transaction has begun: one that is cut just before would
 * be missing from the pool until a restart. So the connection is acquired and released here.
 */
function openDrizzle(pool: pg.Pool): Database['db'] {
  const db = drizzle(pool)
  const open = new WeakMap<pg.PoolClient, Pick<typeof db, 'transaction'>>()
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      const own = open.get(client) ?? drizzle(client)
      open.set(client, own)
      return await own.transaction(work, config)
    } finally {
      client.release()
    }
  }
  return Object.assign(db, { transaction }) as unknown as Database['db']
}

async function isDurable(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ fsync: string; commit: string }>(
    "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit",
  )
  return rows[0]?.fsync === 'on' && rows[0]?.commit !== 'off'
}

/** A dedicated LISTEN connection, reopened whenever it is lost. */
function createListener(url: string) {
  const channels = new Map<string, { hear: (payload: string) => void; onGap: () => void }>()
  let client: pg.Client | null = null
  let closed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 })
    next.on('notification', ({ channel, payload }) => channels.get(channel)?.hear(payload ?? ''))
    next.on('error', () => undefined)
    next.on('end', () => {
      if (!closed && client === next) reconnect()
    })
    await next.connect()
    for (const channel of channels.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
  }

  function reconnect(): void {
    client = null
    setTimeout(async () => {
      if (closed) return
      try {
        await connect()
        for (const { onGap } of channels.values()) onGap()
      } catch {
        reconnect()
      }
    }, 500).unref()
  }

  return {
    async listen(channel: string, hear: (payload: string) => void, onGap: () => void) {
      channels.set(channel, { hear, onGap })
      if (client) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      else await connect()
    },
    async close() {
      closed = true
      await client?.end()
    },
  }
}
