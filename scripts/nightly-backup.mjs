// `node scripts/nightly-backup.mjs <folder> [--at=03:30] [--keep=30] [--now]`: writes a backup every night (Vietnam time), deletes
// those older than `--keep` days, and goes on after a failure. `--now`: one at once, then exits.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createBackup } from '../server/backup/create-backup.ts'
import { backupName, expiredBackups, nextBackupAt } from '../server/backup/nightly.rule.ts'
import { readConfig } from '../server/platform/config.ts'
import { openDatabase } from '../server/platform/database/client.ts'

// A backup contains customers' data: other users of the machine must not read it.
process.umask(0o077)
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { at: { type: 'string', default: '03:30' }, keep: { type: 'string', default: '30' }, now: { type: 'boolean', default: false } },
})
const [folder = 'backups'] = positionals
const keepDays = Number(values.keep)
if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(values.at)) throw new Error('--at is a time as in 03:30')
if (!Number.isInteger(keepDays) || keepDays < 1) throw new Error('--keep is a number of days, at least 1')

async function writeBackup() {
  const config = readConfig()
  const database = await openDatabase(config)
  try {
    const target = join(folder, backupName(new Date()))
    await createBackup(database, config, target)
    console.log(`${target}: ${Math.ceil((await stat(target)).size / 1_048_576)} MB`)
  } finally {
    await database.close()
  }
  for (const name of expiredBackups(await readdir(folder), new Date(), keepDays)) {
    await rm(join(folder, name))
    console.log(`${name}: deleted, older than ${keepDays} days`)
  }
}

async function tryBackup() {
  try {
    await writeBackup()
    return true
  } catch (error) {
    console.error(`No backup was made: ${error.message}`)
    return false
  }
}

if (values.now) {
  process.exit((await tryBackup()) ? 0 : 1)
}
for (;;) {
  const next = nextBackupAt(new Date(), values.at)
  console.log(`The next backup is written at ${next.toISOString()}.`)
  // In steps: a clock that is set does not move the night.
  while (Date.now() < next.getTime()) await sleep(Math.min(60_000, Math.max(1, next.getTime() - Date.now())))
  await tryBackup()
}
