import * as schema from '../../../db/schema.ts'
import type { Config } from '../config.ts'
import type { Database } from './database.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>): Promise<Database> {
  return config.databaseUrl ? openPostgres(config.databaseUrl, config.databasePool) : openPglite(config.dataDir)
}

export type { Condition, Database, Db, Statement } from './database.ts'
export { schema }
