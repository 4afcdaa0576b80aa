import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database, Db } from '../platform/database/client.ts'
import { findTables, findWaitingJobs, readRows, type Table } from './tables.sql.ts'

/** Increased when an older version could no longer read the format. */
export const backupFormat = 1

export type BackupFacts = {
  format: number
  at: string
  engine: Database['engine']
  /** The number of rows per table. */
  tables: Record<string, { columns: string[]; rows: number }>
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
      const tables: Dumped['tables'] = {}
      for (const table of await findTables(tx)) {
        const rows = await dumpTable(tx, table, join(folder, 'tables', `${table.name}.jsonl`))
        tables[table.name] = { columns: table.columns, rows }
      }
      const jobs = await findWaitingJobs(tx)
      await writeFile(join(folder, 'jobs.json'), JSON.stringify(jobs))
      return { tables, jobs: jobs.length }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function dumpTable(tx: Db, table: Table, path: string): Promise<number> {
  let count = 0
  async function* lines() {
    for await (const some of readRows(tx, table)) {
      count += some.length
      yield `${some.join('\n')}\n`
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path))
  return count
}
