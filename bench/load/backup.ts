/**
 * `npm run bench:backup [-- orders]`: fills a database with orders (100,000), writes an encrypted backup of it, restores it into a
 * scratch database and compares, then restores it once more with the private key. Prints the times and the size; exits with 1 if one
 * takes more than five minutes or the rows differ.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { checkBackup } from '../../server/backup/check-backup.ts'
import { createBackup, filesIn } from '../../server/backup/create-backup.ts'
import { generateBackupKeys } from '../../server/backup/encryption.ts'
import { rowsOf } from '../../server/backup/make-backup.ts'
import { restore } from '../../server/backup/restore.ts'
import { openWorkFolder } from '../../server/backup/work-folder.ts'
import { readConfig } from '../../server/platform/config.ts'
import { openDatabase } from '../../server/platform/database/client.ts'
import { openFilledDatabase } from '../support/filled-database.ts'

const orders = Number(process.argv[2] ?? 100_000)
const limitSeconds = 300
const keys = generateBackupKeys()
const filled = await openFilledDatabase({ port: 54_381, products: 1_000, orders })
const folder = mkdtempSync(join(tmpdir(), 'memay-bench-backup-'))
const file = join(folder, 'backup.tar.gz.enc')

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const result = await work()
  const seconds = (performance.now() - begun) / 1_000
  console.log(`${name}: ${seconds.toFixed(1)} s`)
  if (seconds > limitSeconds) process.exitCode = 1
  return result
}

const configOf = (databaseUrl: string, dataDir: string) =>
  readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, BACKUP_KEY: keys.publicKey })

try {
  const config = configOf(filled.databaseUrl, filled.dataDir)
  const database = await openDatabase(config)
  const { facts, fileKey } = await timed('backup', () => createBackup(database, config, file))
  console.log(`  ${orders} orders, ${rowsOf(facts)} rows, ${(statSync(file).size / 1_048_576).toFixed(1)} MB`)
  const workFolder = await openWorkFolder(config.dataDir)
  const task = { source: { file }, fileKey, facts, databaseUrl: config.databaseUrl, pictures: filesIn(config.dataDir), workFolder }
  const { problem, isCopyGood } = await timed('check by a restore into a scratch database', () => checkBackup(task))
  await database.close()
  // Generated orders have no payments, which the invariants notice.
  if (!isCopyGood) throw new Error(problem ?? 'the copy differs')
  const url = new URL(filled.databaseUrl)
  const client = new pg.Client({ connectionString: filled.databaseUrl })
  await client.connect()
  await client.query('create database restored')
  await client.end()
  url.pathname = '/restored'
  const target = configOf(url.href, join(folder, 'data'))
  const other = await openDatabase(target)
  await timed('restore', () => restore(other, target, { file, privateKey: keys.privateKey }))
  await other.close()
} finally {
  filled.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()
