import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, type JobResult, PgBoss } from 'pg-boss'
import type { Config } from './config.ts'
import type { Database, Db } from './database/client.ts'

export type JobOptions = {
  /** Not before this moment. */
  after?: Date
  /** Only one job with this key waits at a time. */
  key?: string
  /** Done before all that is not. */
  isUrgent?: boolean
  /** A UUID: what was sent with it before, done or not, is not sent again. */
  id?: string
}

/** A mail outlasts a mail server that is away for two days: after an hour and a half it is tried once an hour. */
const retryOptions = { retryLimit: 60, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 }
/** How long stopping waits for repeated work; what takes longer is cut off, which it has to bear anyway. */
const farewellMs = 3_000

const nobodysJob = '00000000-0000-0000-0000-000000000000'

/** `atOnce`: so many of them side by side, and the next as soon as these are done; one a second where nothing is said. */
type Pace = { atOnce?: number }

type Handler = (data: never) => Promise<void>
type Log = { error(details: unknown, message: string): void }

/**
 * Work that goes on after an answer: written in the transaction that causes it, done at least once,
 * retried with growing pauses. `repeat` names work done again and again, by one process at a time.
 */
export async function startJobs(database: Database, worker: Config['worker'], log: Log) {
  const working = worker !== 'off'
  const boss = new PgBoss({
    ...('pglite' in database.driver
      ? { db: fromPglite(database.driver.pglite), backend: 'pglite' as const }
      : { connectionString: database.driver.url, max: 4, application_name: 'me-may jobs' }),
    supervise: working,
    schedule: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  await boss.start()

  const handlers = new Map<string, Handler>()
  const timers: NodeJS.Timeout[] = []
  const underWay = new Set<Promise<void>>()
  let stopping = false

  async function define<T extends object>(name: string, handle: (data: T) => Promise<void>, { atOnce = 1 }: Pace = {}): Promise<void> {
    handlers.set(name, handle as Handler)
    await boss.createQueue(name, {
      ...retryOptions,
      expireInSeconds: 120,
      deleteAfterSeconds: 86_400,
    })
    // Makes pg-boss remember the queue now: asking for it while a transaction is open would wait for ever on PGlite's one connection.
    await boss.getJobById(name, nobodysJob)
    if (!working) return
    const pace = { pollingIntervalSeconds: 1, batchSize: atOnce, burstWhenBatchFull: true, perJobResults: true } as const
    await boss.work<T, void, typeof pace>(name, pace, (jobs) => Promise.all(jobs.map(attempt)))

    async function attempt({ id, data }: { id: string; data: T }): Promise<JobResult> {
      try {
        await handle(data)
        return { id, status: 'completed' }
      } catch (error) {
        // pg-boss only does it again, and says nothing.
        log.error({ err: error, job: name }, 'a job failed')
        return { id, status: 'failed', output: { message: String(error) } }
      }
    }
  }

  return {
    define,
    /** Puts a job down in `tx`: it exists exactly if the transaction is committed. */
    async send(tx: Db, name: string, data: object, options: JobOptions = {}): Promise<void> {
      await boss.send(name, data, {
        db: fromDrizzle(tx as never, sql),
        // Said here too: a queue keeps what it was made with.
        ...retryOptions,
        ...(options.after ? { startAfter: options.after } : {}),
        ...(options.key ? { singletonKey: options.key } : {}),
        ...(options.isUrgent ? { priority: 1 } : {}),
        ...(options.id ? { id: options.id } : {}),
      })
    },
    /** Does something every so many seconds while this process lives. The work itself must bear being done by two processes at once. */
    repeat(name: string, seconds: number, work: () => Promise<void>): void {
      if (!working) return
      let isBusy = false
      async function take(): Promise<void> {
        try {
          await work()
        } catch (error) {
          log.error({ err: error, job: name }, 'repeated work failed')
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
    /** Does everything that waits now, in this process; for tests and for `npm run` commands. */
    async drain(): Promise<void> {
      for (let found = true; found; ) {
        found = false
        for (const [name, handle] of handlers) {
          for (const job of await boss.fetch<never>(name, { batchSize: 50 })) {
            found = true
            await handle(job.data)
            await boss.complete(name, job.id)
          }
        }
      }
    },
    async stop(): Promise<void> {
      stopping = true
      for (const timer of timers) clearInterval(timer)
      await Promise.race([Promise.all(underWay), sleep(farewellMs, undefined, { ref: false })])
      await boss.stop({ graceful: true, timeout: 4_000, close: true })
    },
  }
}

export type Jobs = Awaited<ReturnType<typeof startJobs>>
