import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import * as schema from '../../db/schema.ts'
import { ConfigError } from './config.ts'
import type { Database } from './db.ts'
import { makeDataFolder } from './make-folder.ts'

const migrationsFolder = new URL('../../db/migrations', import.meta.url).pathname

/** The embedded database in a folder, or in memory (for tests; from a dump where one is given). */
export async function openPglite(dataDir: string | { memory: true; dump?: Blob }): Promise<Database> {
  const unlock = typeof dataDir === 'string' ? lockFolder(dataDir) : () => undefined
  const pglite = await PGlite.create(
    typeof dataDir === 'string'
      ? { dataDir: join(dataDir, 'pglite'), extensions: { pg_trgm } }
      : { extensions: { pg_trgm }, ...(dataDir.dump ? { loadDataDir: dataDir.dump } : {}) },
  )
  const db = drizzle(pglite, { schema })
  await migrate(db, { migrationsFolder })
  return {
    db: db as unknown as Database['db'],
    engine: 'pglite',
    driver: { pglite },
    listen: async (channel, hear) => {
      await pglite.listen(channel, hear)
    },
    ping: async () => {
      await pglite.query('select 1')
    },
    durable: false,
    close: async () => {
      await pglite.close()
      unlock()
    },
  }
}

/** Two processes on one embedded database would destroy it: the second one is told so and stops. */
function lockFolder(dataDir: string): () => void {
  makeDataFolder(dataDir)
  const path = join(dataDir, 'pglite.lock')
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const file = openSync(path, 'wx')
      writeSync(file, String(process.pid))
      closeSync(file)
      return () => rmSync(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = Number(readFileSync(path, 'utf8'))
      if (holder !== process.pid && isAlive(holder)) {
        throw new ConfigError(`DATA_DIR is in use by process ${holder}; a second process needs DATABASE_URL`)
      }
      rmSync(path, { force: true })
    }
  }
  throw new ConfigError('DATA_DIR could not be locked')
}

function isAlive(pid: number): boolean {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
