import type { FastifyInstance } from 'fastify'
import { openCdnPurge } from './cdn/purge-cdn.ts'
import type { Database } from './database/client.ts'
import { openReadReplicas, type ReadReplicas } from './database/read-replicas.ts'
import { createEventStreams, type StreamTiming } from './http/event-streams.ts'
import { startJobs } from './jobs.ts'
import { openLiveEvents } from './live-events.ts'
import { type MailTimeouts, startMail } from './mail/mail.ts'
import type { PageCache } from './pages/page-cache.ts'
import type { Platform } from './platform.ts'
import { openStorage } from './storage.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'clock' | 'metrics'> & {
  app: FastifyInstance
  pageCache: PageCache
  replicasOf: ((database: Database) => ReadReplicas) | undefined
  mailTimeouts: MailTimeouts | undefined
  streamTiming: StreamTiming | undefined
}

/** Opens what every area works with: jobs, mail, storage, live events and replicas. Nothing runs yet. */
export async function openPlatform({
  config,
  database,
  clock,
  metrics,
  app,
  pageCache,
  replicasOf,
  mailTimeouts,
  streamTiming,
}: Parts): Promise<Platform> {
  const { db } = database
  const readReplicas = replicasOf?.(database) ?? (await openReadReplicas(config, database, app.log, clock))
  const jobs = await startJobs(database, config.worker, app.log)
  const mail = await startMail({ db, jobs, config, clock }, mailTimeouts)
  const storage = await openStorage(config)
  const events = await openLiveEvents(database, app.log)
  const streams = createEventStreams(app, events, streamTiming)
  const purgeCdn = config.cdn ? await openCdnPurge(jobs, config.cdn) : null
  return {
    ...{ config, database, db, readReplicas, jobs, mail, storage, events, streams, clock, metrics },
    pageCache: Object.assign(pageCache, { purgeCdn }),
    log: app.log,
  }
}
