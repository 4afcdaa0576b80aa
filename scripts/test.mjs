// `npm test`: all checks and tests, on a machine with only Node and npm. `--fast` runs the checks alone. For hosts that run
// several jobs, `--part=check|areas|pglite|journeys` runs one part, and `--shard=1/2` half of the journeys.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, install, node, root, step, tools, withProjectNode } from './tasks.mjs'

process.chdir(root)
const results = mkdtempSync(join(tmpdir(), 'memay-results-'))
const { values: options } = parseArgs({
  options: { fast: { type: 'boolean' }, part: { type: 'string' }, shard: { type: 'string' } },
})
const partNames = ['check', 'areas', 'pglite', 'journeys']
const part = options.fast ? 'check' : options.part
if (part && !partNames.includes(part)) throw new Error(`--part is one of ${partNames.join(', ')}`)
const isWanted = (name) => !part || part === name
const totals = { passed: 0, failed: 0 }
/** Rows of the table at the end. */
const timings = []
let broken = false

async function timed(title, run) {
  const started = Date.now()
  try {
    return await run()
  } finally {
    timings.push({ title, seconds: Math.round((Date.now() - started) / 1_000) })
  }
}

function printTimings() {
  const width = Math.max(0, ...timings.map(({ title }) => title.length))
  for (const { title, seconds } of timings) console.log(`  ${title.padEnd(width)}  ${String(seconds).padStart(5)} s`)
}

async function check(title, args, options = {}) {
  const code = await timed(title, () => step(title, node, args, { show: true, mayFail: true, ...options }))
  if (code !== 0) {
    broken = true
    console.error(`✗ ${title}`)
  }
}

/**
 * The purchase, its stock and its order. The area tests below cover what else depends on the engine, and an order that expires
 * after a minute.
 */
const onBothDatabases = ['admin/orders', 'admin/stock', 'checkout/buy'].map((name) => `e2e/${name}.journey.ts`)

// A renamed file would silently drop out of the run.
for (const file of onBothDatabases) if (!existsSync(file)) throw new Error(`${file} does not exist`)

const bin = (name, file) => join('node_modules', name, file)

/**
 * Where the engines differ: transactions and locks, notifications, jobs, backups, text search. With a PostgreSQL at hand
 * everything runs there, and these run on PGlite too.
 */
const engineDependent = [
  'server/platform/database/prepared-statements',
  'server/platform/database/transaction',
  'server/platform/jobs',
  'server/platform/http/health',
  'server/platform/mail/retention',
  'server/platform/pages/cache-invalidation',
  'server/backup/',
  'server/areas/checkout/',
  'server/areas/cart/',
  'server/areas/orders/exchanges/',
  'server/areas/catalogue/inventory/',
  'server/areas/catalogue/search/',
  'server/areas/orders/reservations/',
  'server/areas/owner-alerts/admin-events',
  // Reading a message queries products once and writes nothing.
  '--exclude=server/areas/checkout/read-message/**',
]

async function vitest(title, environment, filters = []) {
  const file = join(results, `${title.replace(/\W+/g, '-')}.json`)
  await check(title, [bin('vitest', 'vitest.mjs'), 'run', ...filters, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`], {
    spawn: { env: { ...withProjectNode, ...environment } },
  })
  if (!existsSync(file)) return
  const report = JSON.parse(readFileSync(file, 'utf8'))
  totals.passed += report.numPassedTests
  totals.failed += report.numFailedTests
}

/**
 * Browser journeys: all of them on PostgreSQL if there is one, and those that write orders, payments and stock on PGlite too. A failed
 * journey runs once more, alone, on a fresh shop, and with a recording; it is reported either way.
 */
async function journeys(title, environment, more = []) {
  const first = await journey(title, environment, more)
  totals.passed += first.expected
  if (first.isFine) return
  console.log(`• ${title}: what failed is tried once more, alone on a fresh shop`)
  const second = await journey(`${title}, once more`, { ...environment, E2E_WORKERS: '1' }, [
    ...more.filter((option) => !option.startsWith('--shard')),
    ...['--last-failed', '--trace=on'],
  ])
  totals.passed += second.expected
  totals.failed += second.unexpected
  if (second.isFine) return
  broken = true
  console.error(`✗ ${title}`)
}

async function journey(title, environment, more) {
  const file = join(results, `${title.replace(/\W+/g, '-')}.json`)
  const args = [bin('@playwright/test', 'cli.js'), 'test', '--config', 'e2e/playwright.config.ts', ...more]
  const spawn = { env: { ...withProjectNode, ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file } }
  const code = await timed(title, () => step(title, node, args, { show: true, mayFail: true, spawn }))
  if (!existsSync(file)) return { isFine: false, expected: 0, unexpected: 1 }
  const { expected, unexpected } = JSON.parse(readFileSync(file, 'utf8')).stats
  return { isFine: code === 0, expected, unexpected }
}

function quickChecks() {
  return Promise.all([
    check('lint and format', [join(tools, bin('@biomejs/biome', 'bin/biome')), 'check', '--error-on-warnings']),
    check('names', ['scripts/check-names.mjs']),
    check('module boundaries', ['scripts/check-boundaries.mjs']),
    check('types of the routes', [bin('@react-router/dev', 'bin.cjs'), 'typegen']),
  ])
}

async function allJourneys(databaseUrl, CHROMIUM_PATH) {
  await timed('build', build)
  await check('bundle size of the first page', ['scripts/check-bundle-size.mjs'])
  const onPglite = { CHROMIUM_PATH, TEST_DATABASE_URL: '' }
  const shard = options.shard ? [`--shard=${options.shard}`] : []
  if (!databaseUrl) return journeys('journeys on PGlite', onPglite, shard)
  await journeys('journeys on PostgreSQL', { CHROMIUM_PATH, TEST_DATABASE_URL: databaseUrl }, shard)
  // Each worker has a shop to start, and the embedded database takes its time.
  await journeys('journeys on PGlite', { ...onPglite, E2E_WORKERS: '2' }, [...onBothDatabases, '--grep-invert', '@look|@minute', ...shard])
}

try {
  await timed('installation', () => install({ withTools: true }))
  const { findChromium, findPostgres } = await import('./find-test-tools.mjs')
  const databaseUrl = await findPostgres()
  if (!databaseUrl && part !== 'check') console.log('• no PostgreSQL found: set TEST_DATABASE_URL to test on one')
  if (isWanted('check')) await quickChecks()
  // The area tests wait for the database now and then; the type check uses that time.
  await Promise.all([
    isWanted('check') && check('types', [join(tools, bin('typescript', 'bin/tsc')), '--noEmit', '-p', '.']),
    isWanted('areas') && vitest(`rules and areas on ${databaseUrl ? 'PostgreSQL' : 'PGlite'}`, { TEST_DATABASE_URL: databaseUrl ?? '' }),
  ])
  if (isWanted('pglite') && databaseUrl) await vitest('engine-dependent areas on PGlite', { TEST_DATABASE_URL: '' }, engineDependent)
  if (isWanted('journeys')) await allJourneys(databaseUrl, await findChromium())
} catch (error) {
  broken = true
  console.error(error.message)
} finally {
  rmSync(results, { recursive: true, force: true })
}
printTimings()
if (part !== 'check') console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(broken || totals.failed > 0 ? 1 : 0)
