/**
 * `npm run bench:plans [-- --full]`: the query plans of lists and search on a temporary PostgreSQL with BENCH_PRODUCTS (10,000)
 * products and, with BENCH_ORDERS, those of the admin's lists with that many orders. Exits with 1 if a list of the storefront
 * scans all products that should not.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openFilledDatabase } from '../support/filled-database.ts'

const products = Number(process.env.BENCH_PRODUCTS ?? 10_000)
const orders = Number(process.env.BENCH_ORDERS ?? 0)
const filled = await openFilledDatabase({ port: 54_383, products, orders })

async function explain(file: string): Promise<void> {
  const command = new URL(file, import.meta.url).pathname
  const env = { ...process.env, DATABASE_URL: filled.databaseUrl, DATA_DIR: filled.dataDir }
  const [code] = await once(spawn(process.execPath, [command, ...process.argv.slice(2)], { env, stdio: 'inherit' }), 'exit')
  if (code !== 0) process.exitCode = 1
}

try {
  await explain('query-plans.ts')
  if (orders > 0) await explain('order-plans.ts')
} finally {
  filled.close()
}
