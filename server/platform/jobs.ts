import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { fromPglite, type JobResult, PgBoss } from 'pg-boss'
import type { Config } from './config.ts'
import type { Database, Db } from './database/client.ts'
import { runStatement } from './database/run-statement.ts'
import { maskEmails } from './mask-emails.ts'

export type JobOptions = {
  /** The earliest start. */
  after?: Date
  /** Runs before all other jobs. */
  isUrgent?: boolean
  /** A UUID (`jobIdOf`): a second job with the same id is not created, whether or not the first has run in the last day. */
  id?: string
}

/** The same id for the same parts, formatted as a UUID: the same work is queued once. */
export function jobIdOf(...parts: string[]): string {
  const hex = createHash('sha256').update(parts.join('\n')).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

/** Thrown by a job whose retry would fail the same way: it has failed at once. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError'
}

/** Mails survive two days without a mail server: after an hour and a half they are retried once an hour. */
const retryOptions = { retryLimit: 60, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 }
/** How long stopping waits for repeated work; longer work is aborted, which it must tolerate anyway. */
const stopTimeoutMs = 3_000

const nobodysJob = '00000000-0000-0000-0000-000000000000'

/**
 * `atOnce`: this many concurrently, the next ones without a pause; by default one a second, because pg-boss fetches full batches
 * without a pause only where a batch has several jobs. Where every order or visitor causes a job, use `atOnce` or `defineBatch`. `maxSeconds`: a job that takes longer is
 * taken for one whose process died, and begins again.
 */
type Pace = { atOnce?: number; maxSeconds?: number }

type Handler = { handle: (data: never[]) => Promise<void>; isBatch: boolean }
type Log = { error(details: unknown, message: string): void }

/**
 * Work after a response: queued in the transaction that causes it, run at least once, retried with growing delays.
 * `repeat` is periodic work, in one process at a time.
 */
export async function startJobs(database: Database, worker: Config['worker'], log: Log) {
  const working = worker !== 'off'
  const boss = new PgBoss({
    ...('pglite' in database.driver
      ? { db: fromPglite(database.driver.pglite), backend: 'pglite' as const }
      : { connectionString: database.driver.url, migrate: database.driver.mayMigrate, max: 4, application_name: 'me-may jobs' }),
    supervise: working,
    schedule: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  await boss.start()

  const handlers = new Map<string, Handler>()
  /** Start polling for the jobs of each name. */
  const pollers: (() => Promise<unknown>)[] = []
  const timers: NodeJS.Timeout[] = []
  const underWay = new Set<Promise<void>>()
  let stopping = false
  /** Failed attempts of each job in this process. */
  const failures: Record<string, number> = {}

  function recordFailure(error: unknown, name: string, message: string): void {
    failures[name] = (failures[name] ?? 0) + 1
    log.error({ err: error, job: name }, message)
  }

  async function openQueue(name: string, handler: Handler, maxSeconds = 120): Promise<void> {
    handlers.set(name, handler)
    await boss.createQueue(name, {
      ...retryOptions,
      expireInSeconds: maxSeconds,
      deleteAfterSeconds: 86_400,
    })
    // Makes pg-boss cache the queue now: loading it during a transaction would deadlock on PGlite's one connection.
    await boss.getJobById(name, nobodysJob)
  }

  /** All jobs that are due are handled by one call, and retried together. */
  async function defineBatch<T extends object>(name: string, handle: (tasks: T[]) => Promise<void>): Promise<void> {
    await openQueue(name, { handle: (tasks) => handle(tasks), isBatch: true })
    if (!working) return
    const pace = { pollingIntervalSeconds: 1, batchSize: 1_000 } as const
    pollers.push(() =>
      boss.work<T>(name, pace, async (jobs) => {
        try {
          await handle(jobs.map(({ data }) => data))
        } catch (error) {
          recordFailure(error, name, 'a job failed')
          throw new Error(maskEmails(String(error)))
        }
      }),
    )
  }

  async function define<T extends object>(
    name: string,
    handle: (data: T) => Promise<void>,
    { atOnce = 1, maxSeconds }: Pace = {},
  ): Promise<void> {
    await openQueue(name, { handle: async ([data]) => handle(data as never), isBatch: false }, maxSeconds)
    if (!working) return
    const pace = { pollingIntervalSeconds: 1, batchSize: atOnce, burstWhenBatchFull: true, perJobResults: true } as const
    pollers.push(() => boss.work<T, void, typeof pace>(name, pace, (jobs) => Promise.all(jobs.map(attempt))))

    async function attempt({ id, data }: { id: string; data: T }): Promise<JobResult> {
      try {
        await handle(data)
        return { id, status: 'completed' }
      } catch (error) {
        // pg-boss retries silently.
        recordFailure(error, name, 'a job failed')
        // Without a queue for dead letters, `deadletter` only means that it is not retried.
        const status = error instanceof PermanentJobError ? 'deadletter' : 'failed'
        return { id, status, output: { message: maskEmails(String(error)) } }
      }
    }
  }

  return {
    define,
    defineBatch,
    failures,
    /** Jobs by state, as pg-boss last counted them: once a minute, in a process that runs them. */
    async countJobs() {
      const queues = await boss.getQueues([...handlers.keys()])
      return queues.flatMap(({ name, readyCount, deferredCount, activeCount, failedCount }) =>
        Object.entries({ waiting: readyCount, deferred: deferredCount, active: activeCount, failed: failedCount }).map(
          ([state, value]) => ({
            labels: { job: name, state },
            value,
          }),
        ),
      )
    },
    /**
     * Begins to run jobs, once all are defined. Earlier, a job left by the previous process could send one that is not
     * defined yet: on PGlite its transaction would wait forever for its own connection.
     */
    async work(): Promise<void> {
      for (const poll of pollers.splice(0)) await poll()
    },
    /** Queues a job in `tx`: it exists exactly if the transaction commits. */
    async send(tx: Db, name: string, data: object, options: JobOptions = {}): Promise<void> {
      await boss.send(name, data, {
        db: { executeSql: async (text, values = []) => ({ rows: await runStatement(tx, { text, values }) }) },
        // Repeated here, because an existing queue keeps its original options.
        ...retryOptions,
        ...(options.after ? { startAfter: options.after } : {}),
        ...(options.isUrgent ? { priority: 1 } : {}),
        ...(options.id ? { id: options.id } : {}),
      })
    },
    /** Deletes the jobs for an e-mail whose account is erased, those that are done as well: they would stay for a day. */
    async forget(tx: Db, email: string): Promise<void> {
      await runStatement(tx, { text: "delete from pgboss.job where data->>'email' = $1 and state <> 'active'", values: [email] })
    },
    /** Runs periodic work while this process lives. The work must tolerate two processes at once. */
    repeat(name: string, seconds: number, work: () => Promise<void>): void {
      if (!working) return
      let isBusy = false
      async function take(): Promise<void> {
        try {
          await work()
        } catch (error) {
          recordFailure(error, name, 'repeated work failed')
        } finally {
          isBusy = false
        }
      }
      const timer = setInterval(() => {
        if (isBusy || stopping) return
        isBusy = true
        const turn = take()
        underWay.add(turn)
        void turn.then(() => underWay.delete(turn))
      }, seconds * 1_000)
      timers.push(timer.unref())
    },
    /** Runs everything that waits now, in this process; for tests and for `npm run` commands. */
    async drain(): Promise<void> {
      for (let found = true; found; ) {
        found = false
        for (const [name, { handle, isBatch }] of handlers) {
          const due = await boss.fetch<never>(name, { batchSize: 50 })
          for (const group of isBatch ? [due] : due.map((job) => [job])) {
            if (group.length === 0) continue
            found = true
            await handle(group.map((job) => job.data))
            for (const job of group) await boss.complete(name, job.id)
          }
        }
      }
    },
    async stop(): Promise<void> {
      stopping = true
      for (const timer of timers) clearInterval(timer)
      await Promise.race([Promise.all(underWay), sleep(stopTimeoutMs, undefined, { ref: false })])
      await boss.stop({ graceful: true, timeout: 4_000, close: true })
    },
  }
}

export type Jobs = Awaited<ReturnType<typeof startJobs>>
