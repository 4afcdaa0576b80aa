// `npm run secrets:rotate`: encrypts all stored secrets with the first of SECRET_KEYS; afterwards the others can be removed.
import { readConfig } from '../server/platform/config.ts'
import { openDatabase } from '../server/platform/database/client.ts'
import { rotateColumn, secretColumns } from '../server/platform/database/rotate-secrets.sql.ts'

try {
  const config = readConfig()
  if (config.secretKeys.length === 0) throw new Error('SECRET_KEYS is empty. Make a key with: openssl rand -base64 32')
  const database = await openDatabase(config)
  try {
    for (const each of secretColumns) console.log(`• ${each.name}: ${await rotateColumn(database.db, each)} encrypted with the current key`)
    console.log('\n  Done: the former keys can be removed from SECRET_KEYS.\n')
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(`The secrets were not rotated: ${error.message}`)
  process.exitCode = 1
}
