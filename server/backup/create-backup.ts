import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/client.ts'
import { packFiles } from './archive.ts'
import { type BackupFacts, backupFormat, dumpDatabase } from './dump-database.ts'
import { createFileKey, readPublicKey } from './encryption.ts'
import { openWorkFolder } from './work-folder.ts'

export type BackupConfig = Pick<Config, 'dataDir' | 's3' | 'backup'>

/** `fileKey` decrypts this one file; it exists only in memory, until the backup is checked. */
export type WrittenBackup = { facts: BackupFacts; fileKey: Buffer | null }

/** Writes the whole shop into one archive: every row, and the pictures if they are stored in a folder. */
export async function createBackup(database: Database, config: BackupConfig, target: string): Promise<WrittenBackup> {
  const folder = await mkdtemp(join(await openWorkFolder(config.dataDir), 'dump-'))
  try {
    const dumped = await dumpDatabase(database, folder)
    // After the rows, so that every picture a row references exists.
    const pictures = config.s3 ? [] : await listFiles(filesIn(config.dataDir))
    const facts: BackupFacts = {
      format: backupFormat,
      at: new Date().toISOString(),
      engine: database.engine,
      ...dumped,
      files: pictures.length,
    }
    await writeFile(join(folder, 'backup.json'), JSON.stringify(facts, null, 2), { mode: 0o600 })
    await mkdir(dirname(resolve(target)), { recursive: true })
    const fileKey = config.backup.publicKey ? createFileKey(readPublicKey(config.backup.publicKey)) : null
    const files = [...(await listFiles(folder)), ...pictures.map(({ name, path }) => ({ name: `files/${name}`, path }))]
    await packFiles(`${target}.part`, files, fileKey)
    await rename(`${target}.part`, target)
    return { facts, fileKey: fileKey?.key ?? null }
  } catch (error) {
    await rm(`${target}.part`, { force: true })
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export function filesIn(dataDir: string): string {
  return resolve(dataDir, 'files')
}

/** Files below a folder by their relative names; leaves out those still being written. */
export async function listFiles(folder: string): Promise<{ name: string; path: string }[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ name: relative(folder, path).split(sep).join('/'), path }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
