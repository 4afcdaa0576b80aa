import { type Clock, systemClock } from '../clock.ts'
import { type Config, ConfigError } from '../config.ts'
import { AppError } from '../http/errors.ts'
import type { Database } from './database.ts'
import { createReadSource, type ReadSource } from './read-source.ts'
import { openReplica, openWalReader, type Replica, type WalPosition, type WalReader } from './replica.ts'
import { addSample, type Freshness, freshnessOf, isBehind, isFresh, type Sample, unknownFreshness } from './replica-freshness.rule.ts'
import { isCancelled, isDatabaseDown } from './transaction.ts'

/** `behind`: it lags. `mismatched`: it is no replica of this primary. All but `ok` are left out. */
export type ReplicaState = 'ok' | 'behind' | 'unreachable' | 'mismatched'

/** Reads from a replica where one is fresh enough, else from the primary. */
export type ReadReplicas = {
  primary: ReadSource
  /** Runs a read with one server. It must write nothing: if its replica fails, it runs again on the primary. */
  read<T>(work: (source: ReadSource) => Promise<T>): Promise<T>
  /** A change was announced: from now on a replica is read only once it has replayed it. */
  recordChange(): void
  /** The state of each replica, in the order of DATABASE_READ_URLS. */
  states(): ReplicaState[]
  /** Checks the replicas once, then all the time. */
  start(): Promise<void>
  close(): Promise<void>
}

type Log = { info(details: object, message: string): void; warn(details: object, message: string): void }

/** Older data than this is never served. */
const maxLagMs = 5_000
const checkMs = 1_000
/** After a change the replicas are checked soon, and then ever less often. */
const firstCheckMs = 5

export async function openReadReplicas(
  { databaseReadUrls, databasePool, worker }: Pick<Config, 'databaseReadUrls' | 'databasePool' | 'worker'>,
  database: Database,
  log: Log,
  clock: Clock = systemClock,
): Promise<ReadReplicas> {
  if (databaseReadUrls.length === 0 || worker === 'only' || !('url' in database.driver)) return withoutReplicas(database, clock)
  await requireSynchronousCommit(database)
  const replicas = databaseReadUrls.map((url) => openReplica(url, databasePool))
  return createReadReplicas({ database, wal: openWalReader(database.driver.url), replicas, log, clock })
}

function withoutReplicas(database: Database, clock: Clock): ReadReplicas {
  const primary = createReadSource(database, clock)
  const nothing = async () => undefined
  return { primary, read: (work) => work(primary), recordChange: () => undefined, states: () => [], start: nothing, close: nothing }
}

/** Without it a change is announced before it is flushed, and the flushed position would not cover it. */
async function requireSynchronousCommit(database: Database): Promise<void> {
  const [row] = await database.query<{ value: string }>({ text: "select current_setting('synchronous_commit') as value", values: [] })
  if (row?.value === 'off') throw new ConfigError('DATABASE_READ_URLS needs synchronous_commit on the primary, which is off')
}

type Member = {
  replica: Replica
  /** A new one after each failure: a replica that restarts may have lost what it had replayed. */
  source: ReadSource
  freshness: Freshness
  failure: 'unreachable' | 'mismatched' | null
  checking: Promise<void> | null
  failedAt: number
  reported: ReplicaState
  /** Rejects the reads in progress. */
  reads: Set<(error: Error) => void>
}

type Parts = { database: Pick<Database, 'db' | 'query'>; wal: WalReader; replicas: readonly Replica[]; log: Log; clock?: Clock }

const now = () => performance.now()

/** One pool per replica, and a check of all of them every second. */
export function createReadReplicas({ database, wal, replicas, log, clock = systemClock }: Parts): ReadReplicas {
  const primary = createReadSource(database, clock)
  const members = replicas.map(openMember)
  let changes = 0
  let samples: Sample[] = []
  let turn = 0
  let wait = firstCheckMs
  let timer: NodeJS.Timeout | undefined
  let checking: Promise<void> | null = null
  let isClosed = false

  function openMember(replica: Replica): Member {
    const member: Member = {
      replica,
      source: createReadSource(replica, clock),
      freshness: unknownFreshness,
      failure: 'unreachable',
      checking: null,
      failedAt: Number.NEGATIVE_INFINITY,
      reported: 'ok',
      reads: new Set(),
    }
    replica.onLost((error) => leaveOut(member, 'unreachable', error))
    return member
  }

  function leaveOut(member: Member, failure: 'unreachable' | 'mismatched', error: Error): void {
    Object.assign(member, { failure, failedAt: now(), freshness: unknownFreshness, source: createReadSource(member.replica, clock) })
    for (const reject of member.reads) reject(error)
    member.reads.clear()
    report(member, error)
  }

  function stateOf({ failure, freshness }: Member): ReplicaState {
    return failure ?? (isBehind(freshness, { time: now() }, maxLagMs) ? 'behind' : 'ok')
  }

  function report(member: Member, error?: Error): void {
    const state = stateOf(member)
    if (state === member.reported || isClosed) return
    member.reported = state
    const details = { replica: member.replica.host, state, ...(error ? { err: error } : {}) }
    if (state === 'ok') log.info(details, 'a read replica is used again')
    else log.warn(details, 'a read replica is left out')
  }

  async function checkAll(): Promise<void> {
    const before = { time: now(), changes }
    try {
      const { isReplica, position, identity } = await wal.read()
      if (isReplica) throw new Error('DATABASE_URL leads to a replica')
      samples = addSample(samples, { ...before, position }, maxLagMs)
      for (const member of members) checkSoon(member, identity)
    } catch (error) {
      for (const member of members) report(member, error as Error)
    }
  }

  /** Nothing waits for it: a replica that does not respond must not delay the others. */
  function checkSoon(member: Member, identity: string): void {
    if (now() - member.failedAt < checkMs) return
    member.checking ??= check(member, identity).finally(() => {
      member.checking = null
    })
  }

  async function check(member: Member, identity: string): Promise<void> {
    const { failedAt } = member
    const outcome = await member.replica.readPosition().catch((error: Error) => error)
    if (outcome instanceof Error) return leaveOut(member, 'unreachable', outcome)
    if (!isOf(identity, outcome)) return leaveOut(member, 'mismatched', new Error('it is no replica of DATABASE_URL'))
    // What it said before it failed may no longer be true.
    if (member.failedAt !== failedAt) return
    member.failure = null
    member.freshness = freshnessOf(outcome.position, samples) ?? member.freshness
    report(member)
  }

  function run(): Promise<void> {
    clearTimeout(timer)
    checking ??= checkAll().finally(() => {
      checking = null
      if (isClosed) return
      const isSettled = members.every(({ failure, freshness }) => failure !== null || freshness.changes >= changes)
      timer = setTimeout(run, isSettled ? checkMs : wait).unref()
      wait = Math.min(wait * 2, checkMs)
    })
    return checking
  }

  function pick(): Member | undefined {
    const at = { time: now(), changes }
    for (let tried = 0; tried < members.length; tried++) {
      const member = members[turn++ % members.length] as Member
      if (member.failure === null && isFresh(member.freshness, at, maxLagMs)) return member
    }
    return undefined
  }

  /** Rejects as soon as the replica is left out, even if its connection hangs. */
  function readFrom<T>({ source, reads }: Member, work: (source: ReadSource) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      reads.add(reject)
      work(source)
        .then(resolve, reject)
        .finally(() => reads.delete(reject))
    })
  }

  return {
    primary,
    async read(work) {
      const member = pick()
      if (!member) return work(primary)
      const { source } = member
      try {
        return await readFrom(member, work)
      } catch (error) {
        if (error instanceof AppError) throw error
        const isLeftOut = member.source !== source
        if (!isLeftOut && isDatabaseDown(error) && !isCancelled(error)) leaveOut(member, 'unreachable', error as Error)
        else if (!isLeftOut) log.warn({ replica: member.replica.host, err: error }, 'a read failed on a replica')
        return work(primary)
      }
    },
    recordChange() {
      changes += 1
      wait = firstCheckMs
      if (!isClosed) void run()
    },
    states: () => members.map(stateOf),
    async start() {
      await run()
      await Promise.all(members.map(({ checking }) => checking))
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await checking
      await Promise.all(members.map((member) => member.checking))
      await wal.close()
      await Promise.all(replicas.map((replica) => replica.close()))
    },
  }
}

function isOf(identity: string, { isReplica, identity: own }: WalPosition): boolean {
  return isReplica && own === identity
}
