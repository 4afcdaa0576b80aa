import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockDataDir } from './data-dir-lock.ts'
import type { Database, Statement } from './database.ts'

const migrationsFolder = new URL('../../../db/migrations', import.meta.url).pathname

/** The embedded database in a folder, or in memory (for tests; optionally from a dump). */
export async function openPglite(dataDir: string | { memory: true; dump?: Blob }): Promise<Database> {
  const unlock = typeof dataDir === 'string' ? await lockDataDir(dataDir) : async () => undefined
  const pglite = await PGlite.create(
    typeof dataDir === 'string'
      ? { dataDir: join(dataDir, 'pglite'), extensions: { pg_trgm } }
      : { extensions: { pg_trgm }, ...(dataDir.dump ? { loadDataDir: dataDir.dump } : {}) },
  )
  const db = drizzle(pglite)
  await migrate(db, { migrationsFolder })
  return {
    db: db as unknown as Database['db'],
    query: async <Row>({ text, values }: Statement) => (await pglite.query<Row>(text, values)).rows,
    engine: 'pglite',
    driver: { pglite },
    listen: async (channel, hear) => {
      await pglite.listen(channel, hear)
    },
    // Without a query: it would queue behind others in this process and prove nothing.
    ping: async () => {
      if (pglite.closed) throw new Error('the embedded database is closed')
    },
    durable: false,
    close: async () => {
      await pglite.close()
      await unlock()
    },
  }
}
