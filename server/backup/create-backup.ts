import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { recordBackup } from '../platform/backups.sql.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/client.ts'
import { packFiles } from './archive.ts'
import { type BackupFacts, backupFormat, dumpDatabase } from './dump-database.ts'

/** Writes the whole shop into one archive: every row, and the pictures if they are stored in a folder. */
export async function createBackup(database: Database, config: Pick<Config, 'dataDir' | 's3'>, target: string): Promise<BackupFacts> {
  const folder = await mkdtemp(join(tmpdir(), 'memay-backup-'))
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
    await writeFile(join(folder, 'backup.json'), JSON.stringify(facts, null, 2))
    await mkdir(dirname(resolve(target)), { recursive: true })
    await packFiles(`${target}.part`, [
      ...(await listFiles(folder)),
      ...pictures.map(({ name, path }) => ({ name: `files/${name}`, path })),
    ])
    await rename(`${target}.part`, target)
    const rows = Object.values(facts.tables).reduce((sum, table) => sum + table.rows, 0)
    await recordBackup(database.db, { target, rows, files: facts.files })
    return facts
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
