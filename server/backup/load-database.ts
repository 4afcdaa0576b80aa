import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ConfigError } from '../platform/config.ts'
import type { Database, Db } from '../platform/database/client.ts'
import { transact } from '../platform/database/transaction.ts'
import { startJobs } from '../platform/jobs.ts'
import type { BackupFacts } from './dump-database.ts'
import { findTables, hasRows, moveCounters, type Table, type WaitingJob, writeRows } from './tables.sql.ts'

const atOnce = 500

/** Refuses a database with content: a restore never merges. */
export async function requireEmpty({ db }: Pick<Database, 'db'>): Promise<void> {
  for (const table of await findTables(db))
    if (await hasRows(db, table)) throw new ConfigError(`the database is not empty (${table.name} has rows); restore into a new one`)
}

/** Loads a dump into an empty database, all of it or nothing, and queues the waiting jobs again. */
export async function loadDatabase(database: Database, folder: string, facts: Pick<BackupFacts, 'tables'>): Promise<void> {
  await transact(database.db, async (tx) => {
    const known = await findTables(tx)
    refuseNewer(facts, known)
    for (const table of known) {
      const dumped = facts.tables[table.name]
      if (dumped) await loadTable(tx, { ...table, columns: dumped.columns }, join(folder, 'tables', `${table.name}.jsonl`))
    }
    await moveCounters(tx)
  })
  await putJobs(database, JSON.parse(await readFile(join(folder, 'jobs.json'), 'utf8')) as WaitingJob[])
}

/** An older backup fits into newer tables, whose new columns have defaults; the other way round data would be lost. */
function refuseNewer({ tables }: Pick<BackupFacts, 'tables'>, known: Table[]): void {
  for (const [name, { columns }] of Object.entries(tables)) {
    const table = known.find((each) => each.name === name)
    const isKnown = table && columns.every((column) => table.columns.includes(column))
    if (!isKnown) throw new ConfigError(`the backup was made by another version of the shop (table ${name}); restore it with that one`)
  }
}

async function loadTable(tx: Db, table: Table, path: string): Promise<void> {
  let lines: string[] = []
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    lines.push(line)
    if (lines.length < atOnce) continue
    await writeRows(tx, table, lines)
    lines = []
  }
  if (lines.length > 0) await writeRows(tx, table, lines)
}

async function putJobs(database: Database, waiting: WaitingJob[]): Promise<void> {
  const jobs = await startJobs(database, 'off', console)
  try {
    for (const name of new Set(waiting.map((job) => job.name))) await jobs.define(name, async () => undefined)
    await transact(database.db, async (tx) => {
      for (const { name, data, after } of waiting) await jobs.send(tx, name, data, { after: new Date(after) })
    })
  } finally {
    await jobs.stop()
  }
}
