import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { ConfigError } from '../config.ts'
import { createDataDir } from './data-dir.ts'
import { ownerState, type ProcessIdentity } from './lock-owner.rule.ts'
import { momentOfStart, observeProcess, readOwnIdentity } from './process-identity.ts'

const heartbeatMs = 400
/** After this long without a heartbeat, an owner that is not visible from here is dead. */
const silenceMs = 2_500
const maxTries = 5

/** `owner` is null if the file cannot be read: its machine may have lost power. */
type Claim = { name: string; owner: ProcessIdentity | null }

/**
 * Two processes on one embedded database would destroy it: the second is refused, in one line. Every candidate writes a
 * claim into the folder `pglite.lock` and then looks for others: of two at once, at least one sees the other and
 * withdraws. Claims of dead owners are removed; a name is never reused, so that no process can remove the claim of a
 * living one by mistake. Returns the unlock function. `self`: the claiming identity, for tests.
 */
export async function lockDataDir(dataDir: string, self: ProcessIdentity = readOwnIdentity()): Promise<() => Promise<void>> {
  createDataDir(dataDir)
  const folder = join(dataDir, 'pglite.lock')
  removeFormerLock(folder)
  for (let attempt = 1; attempt <= maxTries; attempt++) {
    const living = await findLiving(folder, self)
    if (living) throw inUse(living.owner)
    const name = writeClaim(folder, self)
    if (readClaims(folder).every((claim) => claim.name === name)) {
      closeDatabaseFolder(dataDir)
      return startHeartbeat(folder, name)
    }
    rmSync(join(folder, name), { force: true })
    await wait(Math.random() * 300)
  }
  throw new ConfigError('DATA_DIR could not be locked: several processes start on it at once')
}

function inUse(owner: Pick<ProcessIdentity, 'pid' | 'host'> | null): ConfigError {
  const who = owner ? `process ${owner.pid} on ${owner.host}` : 'another process'
  return new ConfigError(`DATA_DIR is in use by ${who}; a second process needs DATABASE_URL`)
}

/** Finds a claim whose owner runs; removes those of dead owners. */
async function findLiving(folder: string, self: ProcessIdentity): Promise<Claim | undefined> {
  const claims = readClaims(folder)
  const alive = await Promise.all(claims.map((claim) => isAlive(join(folder, claim.name), claim.owner, self)))
  for (const [at, { name }] of claims.entries()) if (!alive[at]) rmSync(join(folder, name), { force: true })
  return claims.find((_, at) => alive[at])
}

async function isAlive(path: string, owner: ProcessIdentity | null, self: ProcessIdentity): Promise<boolean> {
  const state = owner ? ownerState(owner, self, observeProcess(owner.pid)) : 'unknown'
  if (state !== 'unknown') return state === 'alive'
  // Compares two timestamps of the owner's clock, never that clock with ours.
  const before = touchedAt(path)
  for (const end = performance.now() + silenceMs; performance.now() < end; ) {
    await wait(heartbeatMs / 4)
    const now = touchedAt(path)
    if (now !== before) return now !== null
  }
  return false
}

function readClaims(folder: string): Claim[] {
  const names = ifExists(() => readdirSync(folder)) ?? []
  return names
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const text = ifExists(() => readFileSync(join(folder, name), 'utf8'))
      return text === undefined ? [] : [{ name, owner: readOwner(text) }]
    })
}

function readOwner(text: string): ProcessIdentity | null {
  try {
    return JSON.parse(text) as ProcessIdentity
  } catch {
    return null
  }
}

/** Writes the claim atomically. Returns its name. */
function writeClaim(folder: string, self: ProcessIdentity): string {
  const name = `${randomUUID()}.json`
  const part = join(folder, `${name}.part`)
  for (;;) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    try {
      writeFileSync(part, JSON.stringify(self), { mode: 0o600 })
      renameSync(part, join(folder, name))
      return name
    } catch (error) {
      // A process that unlocked at this moment has removed the empty folder.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

function startHeartbeat(folder: string, name: string): () => Promise<void> {
  const path = join(folder, name)
  const heartbeat = new Worker(new URL('./lock-heartbeat.ts', import.meta.url), {
    workerData: { path, everyMs: heartbeatMs },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  })
  heartbeat.unref()
  return async () => {
    // First: without its claim the heartbeat thread would end this process.
    await heartbeat.terminate()
    rmSync(path, { force: true })
    removeIfEmpty(folder)
  }
}

/**
 * The lock used to be a file with the owner's pid. A running owner is older than its lock. The folder in its place
 * prevents an older version of the shop from starting beside this one.
 */
function removeFormerLock(path: string): void {
  const stats = ifExists(() => statSync(path))
  if (!stats?.isFile()) return
  const pid = Number(readFileSync(path, 'utf8'))
  const observed = observeProcess(pid)
  const startedAt = momentOfStart(observed?.startTime ?? null)
  const isReused = startedAt !== null && startedAt > stats.mtimeMs + 2_000
  if (observed && !observed.isZombie && !isReused && pid !== process.pid) throw inUse({ pid, host: 'this machine' })
  rmSync(path, { force: true })
}

/** The engine writes world-readable files, so the folder around them is closed to other users. */
function closeDatabaseFolder(dataDir: string): void {
  const folder = join(dataDir, 'pglite')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
}

function touchedAt(path: string): number | null {
  return ifExists(() => statSync(path).mtimeMs) ?? null
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // The claim of a process that is just starting.
  }
}

/** Undefined if the file is gone; any other failure prevents the start. */
function ifExists<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
