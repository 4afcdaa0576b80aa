import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './db.ts'
import type { Jobs } from './jobs.ts'
import type { MailRoom } from './mail.ts'
import type { PageCache } from './page-cache.ts'
import type { Storage } from './storage.ts'

/** What every area is handed: the tools of the house, and nothing of the shop. */
export type Platform = {
  config: Config
  database: Database
  db: Db
  jobs: Jobs
  mail: MailRoom
  storage: Storage
  pageCache: PageCache
  clock: Clock
  log: FastifyBaseLogger
}
