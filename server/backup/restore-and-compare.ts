import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import type { Database, Db } from '../platform/database/client.ts'
import { openBackupStore } from './backup-store.ts'
import type { CheckResult, CheckTask } from './check-backup.ts'
import type { BackupFacts } from './dump-database.ts'
import { createDecryption } from './encryption.ts'
import { findInvariantErrors } from './invariants.sql.ts'
import { loadDatabase } from './load-database.ts'
import { createRowDigest } from './row-digest.ts'
import { openScratchDatabase } from './scratch-database.ts'
import { allowLongStatements, findTables, findWaitingJobs, readRows, useUniversalTime } from './tables.sql.ts'

/** Errors that mean "this backup is bad" are results; those of the machine (no space, no connection) are thrown. */
export async function restoreAndCompare(task: CheckTask): Promise<CheckResult> {
  const folder = await mkdtemp(join(task.workFolder, 'check-'))
  try {
    const problem = await unpack(task, folder).catch((error: Error) => `cannot be read: ${error.message}`)
    if (problem) return { problem, isCopyGood: false }
    const scratch = await openScratchDatabase(task)
    try {
      return await compare(scratch.database, folder, task.facts)
    } finally {
      await scratch.remove()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Reads the file where it was stored. Rows go into a folder; pictures are compared with the live ones, and not written. */
async function unpack(task: CheckTask, folder: string): Promise<string | null> {
  const source =
    'file' in task.source ? createReadStream(task.source.file) : await (await openBackupStore(task.source.place)).read(task.source.name)
  const decryption = task.fileKey ? [createDecryption({ fileKey: Buffer.from(task.fileKey) })] : []
  const decoder = createTarDecoder({ strict: true })
  let files = 0
  let problem: string | null = null
  async function readEntries(): Promise<void> {
    for await (const { header, body } of decoder.readable) {
      const content = Readable.fromWeb(body as never)
      if (!header.name.startsWith('files/')) {
        await writeRowFile(folder, header.name, content)
        continue
      }
      files++
      const stored = await hashOf(content)
      const live = task.pictures && join(task.pictures, header.name.slice('files/'.length))
      // One that was deleted meanwhile cannot be compared.
      if (live && existsSync(live) && (await hashOf(createReadStream(live))) !== stored) problem ??= `${header.name} differs`
    }
  }
  const bytes = (Readable.toWeb(await through(source, [...decryption, createGunzip()])) as ReadableStream<Uint8Array>).pipeTo(
    decoder.writable,
  )
  await Promise.all([bytes, readEntries()])
  if (files !== task.facts.files) problem ??= `${files} of ${task.facts.files} files are in it`
  return problem
}

/** A chain of streams whose errors reach the reader of the last one. */
async function through(source: Readable, steps: NodeJS.ReadWriteStream[]): Promise<Readable> {
  let last: Readable = source
  for (const step of steps) {
    const next = step as unknown as Readable & Writable
    pipeline(last, next).catch((error: Error) => next.destroy(error))
    last = next
  }
  return last
}

async function writeRowFile(folder: string, name: string, content: Readable): Promise<void> {
  if (!/^(backup\.json|jobs\.json|tables\/\w+\.jsonl)$/.test(name)) throw new Error(`${name} does not belong into a backup`)
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await pipeline(content, createWriteStream(join(folder, name), { mode: 0o600 }))
}

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

async function compare(scratch: Database, folder: string, facts: BackupFacts): Promise<CheckResult> {
  try {
    await loadDatabase(scratch, folder, facts)
  } catch (error) {
    return { problem: `cannot be restored: ${(error as Error).message}`, isCopyGood: false }
  }
  return scratch.db.transaction(async (handle) => {
    const tx = handle as unknown as Db
    await allowLongStatements(tx)
    await useUniversalTime(tx)
    const tables = await findTables(tx)
    for (const [name, dumped] of Object.entries(facts.tables)) {
      const table = tables.find((each) => each.name === name)
      const restored = createRowDigest()
      if (table) for await (const lines of readRows(tx, table)) restored.add(lines)
      if (restored.rows !== dumped.rows) return bad(`${name}: ${restored.rows} of ${dumped.rows} rows`)
      if (dumped.digest && restored.text !== dumped.digest) return bad(`${name}: other rows than in the shop`)
    }
    const jobs = (await findWaitingJobs(tx)).length
    if (jobs !== facts.jobs) return bad(`${jobs} of ${facts.jobs} waiting jobs`)
    const [error] = await findInvariantErrors(tx)
    return { problem: error ? `the shop's rows contradict each other: ${error}` : null, isCopyGood: true }
  })
}

function bad(problem: string): CheckResult {
  return { problem, isCopyGood: false }
}
