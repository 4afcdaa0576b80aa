import * as schema from '../../../db/schema.ts'
import { setSecretKeys } from '../../../db/secret-text.ts'
import type { Config } from '../config.ts'
import type { Database } from './database.ts'

export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'databasePool' | 'dataDir' | 'secretKeys'>,
): Promise<Database> {
  setSecretKeys(config.secretKeys)
  // Loads one driver: PGlite takes 6 MB even if it is not opened.
  if (!config.databaseUrl) return (await import('./pglite.ts')).openPglite(config.dataDir)
  return (await import('./postgres.ts')).openPostgres(config.databaseUrl, config.databasePool, { ownerUrl: config.databaseOwnerUrl })
}

export type { Condition, Database, Db, Statement } from './database.ts'
export { schema }
