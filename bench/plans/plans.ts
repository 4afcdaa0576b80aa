/**
 * `npm run bench:plans [-- --full]`: the query plans of lists and search on a temporary PostgreSQL with BENCH_PRODUCTS (10,000)
 * products. Exits with 1 if a query scans all products that should not.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openFilledDatabase } from '../support/filled-database.ts'

const filled = await openFilledDatabase({ port: 54_383, products: Number(process.env.BENCH_PRODUCTS ?? 10_000) })
try {
  const command = new URL('query-plans.ts', import.meta.url).pathname
  const env = { ...process.env, DATABASE_URL: filled.databaseUrl, DATA_DIR: filled.dataDir }
  const [code] = await once(spawn(process.execPath, [command, ...process.argv.slice(2)], { env, stdio: 'inherit' }), 'exit')
  process.exitCode = code ?? 1
} finally {
  filled.close()
}
