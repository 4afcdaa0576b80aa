// `npm run restore -- file`: restores a backup into an empty database and an empty DATA_DIR; refuses anything else.
import { restore } from '../server/backup/restore.ts'
import { readConfig } from '../server/platform/config.ts'
import { openDatabase } from '../server/platform/database/client.ts'

try {
  const [, , source] = process.argv
  if (!source) throw new Error('name the file: npm run restore -- backups/memay-….tar.gz')
  const config = readConfig()
  console.log('• opening the database …')
  const database = await openDatabase(config)
  try {
    console.log('• restoring …')
    const { tables, at, jobs, files } = await restore(database, config, source)
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    console.log(`\n  As of ${at}: ${rows} rows, ${jobs} waiting jobs, ${files} files. Start the shop with npm start.\n`)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(`Nothing was restored: ${error.message}`)
  process.exitCode = 1
}
