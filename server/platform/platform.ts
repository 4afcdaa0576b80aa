import type { FastifyBaseLogger } from 'fastify'
import type { PurgeCdn } from './cdn/purge-cdn.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './database/client.ts'
import type { ReadReplicas } from './database/read-replicas.ts'
import type { EventStreams } from './http/event-streams.ts'
import type { Jobs } from './jobs.ts'
import type { LiveEvents } from './live-events.ts'
import type { Mailer } from './mail/mail.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { PageCache } from './pages/page-cache.ts'
import type { Storage } from './storage.ts'

/** The infrastructure for every area; knows nothing of the shop. */
export type Platform = {
  config: Config
  database: Database
  db: Db
  readReplicas: ReadReplicas
  jobs: Jobs
  mail: Mailer
  storage: Storage
  /** `purgeCdn`: null without a CDN. */
  pageCache: PageCache & { purgeCdn: PurgeCdn | null }
  /** Live events of this and all other processes; `streams` sends them to open pages. */
  events: LiveEvents
  streams: EventStreams
  clock: Clock
  /** Figures for Prometheus; nothing is kept where none are read. */
  metrics: Metrics
  log: FastifyBaseLogger
}
