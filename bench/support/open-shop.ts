import { openShop } from '../../server/app.ts'
import { readConfig } from '../../server/platform/config.ts'
import { openDatabase } from '../../server/platform/database/client.ts'

/** The shop of DATABASE_URL or DATA_DIR in this process: without pages, jobs, logs and limits. */
export async function openBenchShop(environment: Record<string, string> = {}) {
  const settings = { LOG_LEVEL: 'silent', WORKER: 'off', RATE_LIMIT_PER_MINUTE: '10000000' }
  const config = readConfig({ ...process.env, ...settings, ...environment })
  const database = await openDatabase(config)
  return openShop({ config, database, web: { handleWeb: async () => new Response(''), cacheableUrl: () => null } })
}
