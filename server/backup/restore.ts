import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, ConfigError } from '../platform/config.ts'
import type { Database } from '../platform/database/client.ts'
import { unpackFiles } from './archive.ts'
import { filesIn, listFiles } from './create-backup.ts'
import { type BackupFacts, backupFormat } from './dump-database.ts'
import { loadDatabase, requireEmpty } from './load-database.ts'

type Place = Pick<Config, 'dataDir' | 's3'>

/** Restores a backup into an empty target. Refuses any other before anything is written. */
export async function restore(database: Database, config: Place, source: string): Promise<BackupFacts> {
  if (!existsSync(source)) throw new ConfigError(`there is no file ${source}`)
  if (!config.s3 && (await listFiles(filesIn(config.dataDir))).length > 0)
    throw new ConfigError(`${filesIn(config.dataDir)} is not empty; restore into a new DATA_DIR`)
  await requireEmpty(database)
  const folder = await mkdtemp(join(tmpdir(), 'memay-restore-'))
  try {
    await unpackFiles(source, folder)
    const facts = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')) as BackupFacts
    if (facts.format !== backupFormat) throw new ConfigError(`the backup has format ${facts.format}, this program reads ${backupFormat}`)
    await loadDatabase(database, folder, facts)
    if (!config.s3 && existsSync(join(folder, 'files'))) await cp(join(folder, 'files'), filesIn(config.dataDir), { recursive: true })
    return facts
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
