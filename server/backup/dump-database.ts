import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database, Db } from '../platform/database/client.ts'
import { createRowDigest } from './row-digest.ts'
import { findTables, findWaitingJobs, readRows, type Table, useUniversalTime } from './tables.sql.ts'

/** Increased when an older version could no longer read the format. */
export const backupFormat = 1

export type BackupFacts = {
  format: number
  at: string
  engine: Database['engine']
  /** Rows of each table, and the sum of their hashes (`row-digest.ts`); archives of earlier versions have none. */
  tables: Record<string, { columns: string[]; rows: number; digest?: string }>
  jobs: number
  files: number
}

type Dumped = Pick<BackupFacts, 'tables' | 'jobs'>

/**
 * Dumps every row of the shop as lines into a folder, as one consistent snapshot that does not disturb a running shop.
 * Both engines write the same format, so that either can read it.
 */
export async function dumpDatabase({ db }: Pick<Database, 'db'>, folder: string): Promise<Dumped> {
  await mkdir(join(folder, 'tables'), { recursive: true })
  return db.transaction(
    async (handle) => {
      const tx = handle as unknown as Db
      await useUniversalTime(tx)
      const tables: Dumped['tables'] = {}
      for (const table of await findTables(tx)) {
        const dumped = await dumpTable(tx, table, join(folder, 'tables', `${table.name}.jsonl`))
        tables[table.name] = { columns: table.columns, ...dumped }
      }
      const jobs = await findWaitingJobs(tx)
      await writeFile(join(folder, 'jobs.json'), JSON.stringify(jobs))
      return { tables, jobs: jobs.length }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function dumpTable(tx: Db, table: Table, path: string): Promise<{ rows: number; digest: string }> {
  const digest = createRowDigest()
  async function* lines() {
    for await (const some of readRows(tx, table)) {
      digest.add(some)
      yield `${some.join('\n')}\n`
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path, { mode: 0o600 }))
  return { rows: digest.rows, digest: digest.text }
}
