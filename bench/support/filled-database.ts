import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTempPostgres } from './temp-postgres.ts'

type Wanted = { port: number; products: number; orders?: number }

/**
 * A temporary PostgreSQL that `bench:fill` has filled, and the data directory of its shop. BENCH_DATABASE_URL names one that was
 * filled before, so that several measurements of a large catalogue fill it once.
 */
export async function openFilledDatabase({ port, products, orders = 0 }: Wanted) {
  const dataDir = mkdtempSync(join(tmpdir(), 'memay-bench-'))
  const databaseUrl = process.env.BENCH_DATABASE_URL
  if (databaseUrl) return { databaseUrl, dataDir, close: () => rmSync(dataDir, { recursive: true, force: true }) }
  const postgres = await openTempPostgres(port)
  const close = () => {
    postgres.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const command = new URL('../fill/fill.ts', import.meta.url).pathname
  const env = { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: dataDir }
  const fill = spawn(process.execPath, [command, String(products), '--orders', String(orders)], { env, stdio: 'inherit' })
  const [code] = await once(fill, 'exit')
  if (code !== 0) {
    close()
    throw new Error('the database could not be filled')
  }
  return { databaseUrl: postgres.url, dataDir, close }
}
