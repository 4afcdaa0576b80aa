// `npm run restore -- file [--key=backup-private-key.pem]`: restores a backup into an empty database and an empty DATA_DIR; refuses
// anything else. The file may also be the name of a backup in BACKUP_DIR or in the bucket (`npm run backup -- --list`).
import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { openBackupStore } from '../server/backup/backup-store.ts'
import { restorePictures } from '../server/backup/copy-pictures.ts'
import { rowsOf } from '../server/backup/make-backup.ts'
import { restore } from '../server/backup/restore.ts'
import { listBackupNames } from '../server/backup/schedule.rule.ts'
import { readConfig } from '../server/platform/config.ts'
import { openDatabase } from '../server/platform/database/client.ts'
import { openBucket } from '../server/platform/storage.ts'

process.umask(0o077)

/** The file, or a copy of the stored backup of that name. */
async function withFile(named, { place }, work) {
  if (existsSync(named) || !place || listBackupNames([named]).length === 0) return work(named)
  const folder = await mkdtemp(join(tmpdir(), 'memay-fetch-'))
  try {
    console.log('• fetching the backup …')
    const file = join(folder, named)
    await pipeline(await (await openBackupStore(place)).read(named), createWriteStream(file))
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The copies beside the backups, into the bucket of the restored shop. */
async function bringBackPictures({ db }, { s3, backup }, privateKey) {
  if (!backup.place) return console.log('  The pictures are in a bucket: set BACKUP_DIR or BACKUP_S3_* to bring back their copies.')
  const [store, pictures] = [await openBackupStore(backup.place), await openBucket(s3)]
  const { restored, missing } = await restorePictures({ db, pictures, store, privateKey })
  console.log(`  ${restored} pictures were written into the bucket`)
  for (const key of missing) console.log(`  ${key} has no copy`)
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } })
  const [source] = positionals
  if (!source) throw new Error('name the file: npm run restore -- backups/memay-….tar.gz.enc --key=backup-private-key.pem')
  const privateKey = values.key ? readFileSync(values.key, 'utf8') : null
  const config = readConfig()
  console.log('• opening the database …')
  const database = await openDatabase(config)
  try {
    await withFile(source, config.backup, async (file) => {
      console.log('• restoring …')
      const facts = await restore(database, config, { file, privateKey })
      if (config.s3) await bringBackPictures(database, config, privateKey)
      console.log(
        `\n  As of ${facts.at}: ${rowsOf(facts)} rows, ${facts.jobs} waiting jobs, ${facts.files} files. Start the shop with npm start.\n`,
      )
    })
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(`Nothing was restored: ${error.message}`)
  process.exitCode = 1
}
