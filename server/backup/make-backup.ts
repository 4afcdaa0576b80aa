import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { recordBackup } from '../platform/backups.sql.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/client.ts'
import { PermanentJobError } from '../platform/jobs.ts'
import { maskEmails } from '../platform/mask-emails.ts'
import { type Bucket, openBucket } from '../platform/storage.ts'
import { type BackupPlace, type BackupStore, openBackupStore } from './backup-store.ts'
import { type CheckTask, checkBackup } from './check-backup.ts'
import { type CopiedPictures, copyPictures } from './copy-pictures.ts'
import { createBackup, filesIn, type WrittenBackup } from './create-backup.ts'
import type { BackupFacts } from './dump-database.ts'
import { backupName, expiredBackups } from './schedule.rule.ts'
import { openWorkFolder, removeUnfinished, reserveUnchecked } from './work-folder.ts'

export type BackupDeps = {
  database: Database
  config: Pick<Config, 'dataDir' | 's3' | 'backup' | 'databaseUrl'>
  clock?: Clock
}

/** `pictureCopies`: of a shop whose pictures are in a bucket; null where they are in the archive, or stay where they are. */
export type MadeBackup = {
  target: string
  facts: BackupFacts
  bytes: number
  deleted: string[]
  pictureCopies: CopiedPictures | null
}

/** A file that somebody named, or a new one in the place of the scheduled backups. */
export type BackupTarget = { file: string } | { place: BackupPlace }

/** Writes a backup, restores it into a scratch database, and records it. Only a good one makes older ones expire. */
export async function makeBackup(deps: BackupDeps, to: BackupTarget): Promise<MadeBackup> {
  const { database, config, clock = systemClock } = deps
  const place = 'place' in to ? to.place : null
  const name = backupName(clock.now(), config.backup.publicKey !== null)
  const target = 'file' in to ? to.file : 'folder' in to.place ? join(to.place.folder, name) : `s3://${to.place.bucket.bucket}/${name}`
  const store = place && (await openBackupStore(place))
  if (place && 'folder' in place) await removeUnfinished(place.folder)
  const file = 'file' in to ? resolve(to.file) : 'folder' in to.place ? resolve(to.place.folder, name) : null
  const entry = { target, rows: 0, files: 0, bytes: 0 }
  let unchecked: string | null = null
  try {
    unchecked = file && (await reserveUnchecked(file))
    const { facts, fileKey, bytes } = await write(deps, unchecked ? { file: unchecked } : to, name)
    Object.assign(entry, { rows: rowsOf(facts), files: facts.files, bytes })
    const source: CheckTask['source'] = unchecked ? { file: unchecked } : { place: place as BackupPlace, name }
    const pictures = config.s3 ? null : filesIn(config.dataDir)
    const workFolder = await openWorkFolder(config.dataDir)
    const checked = await checkBackup({ source, fileKey, facts, databaseUrl: config.databaseUrl, pictures, workFolder })
    const isBad = checked.problem && !checked.isCopyGood
    if (isBad && !unchecked) await store?.remove(name)
    if (isBad) throw new Error(`the backup ${checked.problem}`)
    if (unchecked && file) await rename(unchecked, file)
    if (checked.problem) throw new PermanentJobError(`${target} was written, but does not count: ${checked.problem}`)
    const pictureCopies = store && config.s3 ? await copyToStore(deps, store, config.s3) : null
    if (pictureCopies) entry.files = pictureCopies.all
    const now = clock.now()
    await recordBackup(database.db, { ...entry, finishedAt: now, checkedAt: now })
    const deleted = store ? expiredBackups(await store.list(), config.backup.retention) : []
    for (const old of deleted) await store?.remove(old)
    return { target, facts, bytes, deleted, pictureCopies }
  } catch (error) {
    const problem = maskEmails(error instanceof Error ? error.message : String(error)).slice(0, 500)
    // Without the database nothing can be recorded; the caller logs the error itself.
    await recordBackup(database.db, { ...entry, finishedAt: clock.now(), problem }).catch(() => undefined)
    throw error
  } finally {
    if (unchecked) await rm(unchecked, { force: true })
  }
}

async function copyToStore({ database, config, clock = systemClock }: BackupDeps, store: BackupStore, bucket: Bucket) {
  const workFolder = await openWorkFolder(config.dataDir)
  const parts = { publicKey: config.backup.publicKey, workFolder, now: clock.now() }
  return copyPictures({ db: database.db, pictures: await openBucket(bucket), store, ...parts })
}

/** To a file directly; for a bucket, whose client needs the size first, by way of a file. */
async function write({ database, config }: BackupDeps, to: BackupTarget, name: string): Promise<WrittenBackup & { bytes: number }> {
  if ('file' in to) return { ...(await createBackup(database, config, to.file)), bytes: (await stat(to.file)).size }
  const folder = await mkdtemp(join(await openWorkFolder(config.dataDir), 'upload-'))
  try {
    const path = join(folder, name)
    const written = await createBackup(database, config, path)
    await (await openBackupStore(to.place)).add(name, path)
    return { ...written, bytes: (await stat(path)).size }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export function rowsOf({ tables }: Pick<BackupFacts, 'tables'>): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)
}
