// `npm run doctor [-- --send-mail=you@mail.example] [--lang=vi] [--json]`: looks at settings, DNS, TLS, proxy, mail, payment keys,
// clock, disk, permissions, database, migrations and backups, and says what to do. Exits with 1 if something has failed.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { doctorText } from '../contract/admin/doctor-texts.ts'
import { checkKeys } from '../server/areas/payments/momo/check-keys.ts'
import { runDoctor } from '../server/doctor/run-doctor.ts'
import { readConfig } from '../server/platform/config.ts'

const { values: options } = parseArgs({
  options: { 'send-mail': { type: 'string' }, lang: { type: 'string', default: 'en' }, json: { type: 'boolean', default: false } },
})
const language = options.lang === 'vi' ? 'vi' : 'en'
const words = { en: { ok: 'ok', warning: 'warning', failed: 'failed' }, vi: { ok: 'tốt', warning: 'chú ý', failed: 'hỏng' } }[language]

function print({ status, code, values }) {
  const { found, fix } = doctorText(code, language, values)
  console.log(`${words[status].padEnd(8)} ${found}`)
  if (status !== 'ok' && fix) console.log(`${' '.repeat(8)} → ${fix}`)
}

/** Not the shop's own connection: that one would run the migrations. */
function connect({ databaseUrl }) {
  if (!databaseUrl) return { query: null, close: async () => {} }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 3, connectionTimeoutMillis: 5_000, statement_timeout: 5_000 })
  pool.on('error', () => {})
  return { query: async ({ text, values }) => (await pool.query(text, values)).rows, close: () => pool.end() }
}

try {
  const config = readConfig()
  const { query, close } = connect(config)
  const findings = await runDoctor({
    config,
    query,
    engine: config.databaseUrl ? 'postgres' : 'pglite',
    readWallet: () => checkKeys(config),
    request: null,
    sendMailTo: options['send-mail'] ?? null,
  })
  await close()
  if (options.json) console.log(JSON.stringify(findings, null, 2))
  else for (const finding of findings) print(finding)
  process.exit(findings.some(({ status }) => status === 'failed') ? 1 : 0)
} catch (error) {
  // A setting that stops the start, in one line.
  console.error(`${words.failed.padEnd(8)} ${error.message}`)
  process.exit(1)
}
