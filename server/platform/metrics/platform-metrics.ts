import { findLastBackup } from '../backups.sql.ts'
import type { PageCounts } from '../pages/page-counts.ts'
import type { Platform } from '../platform.ts'
import { versionOf } from '../version.ts'
import type { Reading } from './metrics.ts'

type Deps = Pick<Platform, 'metrics' | 'database' | 'db' | 'clock' | 'jobs' | 'mail' | 'pageCache' | 'readReplicas'> & {
  pageCounts: PageCounts
}

/** What the platform knows of itself: cache, jobs, mails, pool, replicas, version. Read when Prometheus asks. */
export function measurePlatform({ metrics, database, db, clock, jobs, mail, pageCache, readReplicas, pageCounts }: Deps): void {
  const { version, commit } = versionOf()
  const build = () => [{ labels: { version, commit: commit ?? '' }, value: 1 }]
  metrics.reading('memay_build_info', 'The running version', build, { labels: ['version', 'commit'] })

  const pages = () => labelled(pageCounts, 'kind', (counts) => labelled(counts, 'result', (value) => value))
  metrics.reading('memay_page_cache_requests_total', 'Requests to the page cache: hit, stale, miss, or refused', pages, {
    isCount: true,
    labels: ['kind', 'result'],
  })
  metrics.reading('memay_page_cache_bytes', 'Memory of the page cache', () => pageCache.bytes)
  metrics.reading('memay_page_cache_entries', 'Responses in the page cache', () => pageCache.size)
  metrics.reading('memay_page_cache_disk_entries', 'Pages on the disk for which memory has no room', () => pageCache.onDisk)

  metrics.reading('memay_jobs', 'Jobs by state, at most a minute old', async () => jobs.countJobs(), { labels: ['job', 'state'] })
  metrics.reading(
    'memay_job_failures_total',
    'Attempts of jobs and repeated work that failed here',
    () => labelled(jobs.failures, 'job', (value) => value),
    {
      isCount: true,
      labels: ['job'],
    },
  )
  metrics.reading(
    'memay_mails_total',
    'Mails by result: sent, failed (tried again), refused for good',
    () => labelled(mail.counts, 'result', (value) => value),
    {
      isCount: true,
      labels: ['result'],
    },
  )

  const backupAge = async () => {
    const last = await findLastBackup(db)
    return last ? [{ labels: {}, value: (clock.now().getTime() - last.finishedAt.getTime()) / 1_000 }] : []
  }
  metrics.reading(
    'memay_backup_age_seconds',
    'Time since the last backup that was restored and compared; absent before the first',
    backupAge,
  )
  metrics.reading('memay_backup_bytes', 'Size of that backup', async () => {
    const last = await findLastBackup(db)
    return last ? [{ labels: {}, value: last.bytes ?? 0 }] : []
  })

  const { driver } = database
  if ('pool' in driver) {
    const { pool } = driver
    const states = () =>
      labelled({ idle: pool.idleCount, busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }, 'state', (value) => value)
    metrics.reading('memay_pool_connections', 'Connections of the pool, and queries that wait for one', states, { labels: ['state'] })
    metrics.reading('memay_pool_size', 'The limit of the pool (DATABASE_POOL)', () => pool.options.max ?? 0)
  }
  const replicas = () =>
    readReplicas.states().map((state, index) => ({ labels: { replica: String(index) }, value: Number(state === 'ok') }))
  metrics.reading('memay_read_replica_up', 'Whether a read replica serves reads', replicas, { labels: ['replica'] })
}

type Row = { labels: Record<string, string>; value: number }

/** The entries of a record as readings, each with its key as a label. */
function labelled<Value>(record: Record<string, Value>, label: string, read: (value: Value) => number | Row[]): Row[] & Reading {
  return Object.entries(record).flatMap(([key, each]) => {
    const found = read(each)
    const rows: Row[] = typeof found === 'number' ? [{ labels: {}, value: found }] : found
    return rows.map(({ labels, value }) => ({ labels: { [label]: key, ...labels }, value }))
  })
}
