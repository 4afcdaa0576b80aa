// `npm run backup [-- file]`: the whole shop in one archive. With the embedded database the shop must be stopped.
import { createBackup } from '../server/backup/create-backup.ts'
import { backupName } from '../server/backup/nightly.rule.ts'
import { readConfig } from '../server/platform/config.ts'
import { openDatabase } from '../server/platform/database/client.ts'

// A backup contains customers' data: other users of the machine must not read it.
process.umask(0o077)

try {
  const config = readConfig()
  const target = process.argv[2] ?? `backups/${backupName(new Date())}`
  console.log('• opening the database …')
  const database = await openDatabase(config)
  try {
    console.log('• writing the backup …')
    const { tables, jobs, files } = await createBackup(database, config, target)
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    console.log(`  ${rows} rows of ${Object.keys(tables).length} tables, ${jobs} waiting jobs, ${files} files`)
    if (config.s3) console.log('  The pictures lie in S3 and are not in it: keep versions of the bucket.')
    console.log(`\n  ${target}\n`)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(`No backup was made: ${error.message}`)
  process.exitCode = 1
}
