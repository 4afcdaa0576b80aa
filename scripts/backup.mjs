// `npm run backup [-- file]`: the whole shop in one archive, encrypted if BACKUP_KEY is set, restored into a scratch database and
// compared before it counts. Without a file: where the nightly backups are, else under `backups/`. With the embedded database the
// shop must be stopped. `--list`: the backups there.
import { openBackupStore } from '../server/backup/backup-store.ts'
import { makeBackup, rowsOf } from '../server/backup/make-backup.ts'
import { backupName } from '../server/backup/schedule.rule.ts'
import { readConfig } from '../server/platform/config.ts'
import { openDatabase } from '../server/platform/database/client.ts'

// A backup contains customers' data: other users of the machine must not read it.
process.umask(0o077)

async function list({ place }) {
  if (!place) throw new Error('--list needs BACKUP_DIR or BACKUP_S3_*')
  const store = await openBackupStore(place)
  for (const name of await store.list()) console.log(`${name}  ${megabytes(await store.sizeOf(name))} MB`)
}

async function write(config, file) {
  const { place, publicKey } = config.backup
  const target = !file && place ? { place } : { file: file ?? `backups/${backupName(new Date(), publicKey !== null)}` }
  console.log('• opening the database …')
  const database = await openDatabase(config)
  try {
    console.log('• writing the backup, restoring it into a scratch database, comparing …')
    const { target: written, facts, bytes, deleted, pictureCopies } = await makeBackup({ database, config }, target)
    const { tables, jobs, files } = facts
    console.log(`  ${rowsOf(facts)} rows of ${Object.keys(tables).length} tables, ${jobs} waiting jobs, ${files} files: all equal`)
    if (pictureCopies) {
      const { all, copied, missing } = pictureCopies
      console.log(`  ${all} pictures of the bucket have a copy beside it, ${copied} of them new`)
      for (const key of missing) console.log(`  ${key} is missing in the bucket`)
    } else if (config.s3) console.log('  The pictures are in a bucket and not in it: they are copied to the place of the nightly backups.')
    if (!publicKey) console.log('  It is not encrypted: npm run backup:key')
    for (const name of deleted) console.log(`  ${name}: deleted, see BACKUP_KEEP`)
    console.log(`\n  ${written} (${megabytes(bytes)} MB)\n`)
  } finally {
    await database.close()
  }
}

function megabytes(bytes) {
  return (bytes / 1_048_576).toFixed(1)
}

try {
  const config = readConfig()
  const [, , file] = process.argv
  await (file === '--list' ? list(config.backup) : write(config, file))
} catch (error) {
  console.error(`No good backup was made: ${error.message}`)
  process.exitCode = 1
}
