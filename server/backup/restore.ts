import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigError } from '../platform/config.ts'
import type { Database } from '../platform/database/client.ts'
import { isEncryptedFile, unpackFiles } from './archive.ts'
import { filesIn, listFiles } from './create-backup.ts'
import { type BackupFacts, backupFormat } from './dump-database.ts'
import { createDecryption, readPrivateKey } from './encryption.ts'
import { loadDatabase, requireEmpty } from './load-database.ts'
import { openWorkFolder } from './work-folder.ts'

type Place = Pick<Config, 'dataDir' | 's3'>

/** `privateKey`: the PEM text of the owner's key; needed for an encrypted backup alone. */
type Source = { file: string; privateKey?: string | null }

/** Restores a backup into an empty target. Refuses any other before anything is written. */
export async function restore(database: Database, config: Place, { file, privateKey = null }: Source): Promise<BackupFacts> {
  if (!existsSync(file)) throw new ConfigError(`there is no file ${file}`)
  if (!config.s3 && (await listFiles(filesIn(config.dataDir))).length > 0)
    throw new ConfigError(`${filesIn(config.dataDir)} is not empty; restore into a new DATA_DIR`)
  const decryption = (await isEncryptedFile(file)) ? createDecryption({ privateKey: parseKey(privateKey) }) : null
  await requireEmpty(database)
  if (!config.s3) await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(await openWorkFolder(config.dataDir), 'restore-'))
  try {
    await unpackFiles(file, folder, decryption)
    const facts = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')) as BackupFacts
    if (facts.format !== backupFormat) throw new ConfigError(`the backup has format ${facts.format}, this program reads ${backupFormat}`)
    await loadDatabase(database, folder, facts)
    if (!config.s3 && existsSync(join(folder, 'files'))) await cp(join(folder, 'files'), filesIn(config.dataDir), { recursive: true })
    return facts
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function parseKey(text: string | null) {
  if (!text) throw new ConfigError('the backup is encrypted: name the private key, as in --key=backup-private-key.pem')
  try {
    return readPrivateKey(text)
  } catch {
    throw new ConfigError('the private key cannot be read: it has to be the one that `npm run backup:key` wrote')
  }
}
