import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ConfigError } from './config.ts'
import { type ObservedProcess, ownerState, type ProcessIdentity } from './lock-owner.rule.ts'
import { makeDataFolder } from './make-folder.ts'

type Lock = ProcessIdentity & { token: string }

const heartbeatMs = 1_000
/** An owner that cannot be seen from here and does not touch its lock for this long is dead. */
const silenceMs = 3_500
/** A process that dies while it takes a lock over leaves the guard behind. */
const guardMs = 10_000

/**
 * Two processes on one embedded database would destroy it: the second is refused, in one line. A lock whose owner was
 * killed is taken over at once where this machine can see that, else after its heartbeat has been silent for a while.
 * Returns the function that unlocks.
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  makeDataFolder(dataDir)
  const path = join(dataDir, 'pglite.lock')
  const own: Lock = { ...readIdentity(process.pid), token: randomUUID() }
  for (;;) {
    const current = readLock(path)
    if (current && (await isOwned(path, current))) {
      throw new ConfigError(`DATA_DIR is in use by process ${current.pid} on ${current.host}; a second process needs DATABASE_URL`)
    }
    if (await takeOver(path, own, current)) return keepAlive(path, own)
  }
}

/** A lock in the format of earlier versions (a pid alone) counts as one whose owner cannot be told from another process. */
function readLock(path: string): Lock | null {
  try {
    const text = readFileSync(path, 'utf8')
    if (!text.startsWith('{')) return { ...readIdentity(process.pid), pid: Number(text), startTime: null, token: text }
    return JSON.parse(text) as Lock
  } catch {
    return null
  }
}

async function isOwned(path: string, lock: Lock): Promise<boolean> {
  const state = ownerState(lock, readIdentity(process.pid), observe(lock.pid))
  if (state !== 'unknown') return state === 'alive'
  // Compares two readings of the owner's clock, never that clock with ours.
  const before = modifiedAt(path)
  await wait(silenceMs)
  return modifiedAt(path) !== before
}

/** Replaces the dead owner's lock by ours; false where somebody else was faster. One at a time, by a folder only one can make. */
async function takeOver(path: string, own: Lock, dead: Lock | null): Promise<boolean> {
  const guard = `${path}.takeover`
  try {
    mkdirSync(guard)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const since = modifiedAt(guard)
    if (since !== null && Date.now() - since > guardMs) rmSync(guard, { recursive: true, force: true })
    await wait(100)
    return false
  }
  try {
    if (readLock(path)?.token !== dead?.token) return false
    const next = `${path}.${own.token}`
    writeFileSync(next, JSON.stringify(own), { mode: 0o600 })
    renameSync(next, path)
    return true
  } finally {
    rmSync(guard, { recursive: true, force: true })
  }
}

/** Touches the lock; ends the process where another one has taken it, because both would write to the same files. */
function keepAlive(path: string, own: Lock): () => void {
  protectDatabaseFolder(path)
  const heartbeat = setInterval(() => {
    if (readLock(path)?.token !== own.token) {
      console.error('DATA_DIR was taken over by another process; this one stops.')
      process.exit(1)
    }
    const now = new Date()
    utimesSync(path, now, now)
  }, heartbeatMs).unref()
  return () => {
    clearInterval(heartbeat)
    if (readLock(path)?.token === own.token) rmSync(path, { force: true })
  }
}

/** The engine writes its files readable for everyone, so the folder around them is closed to others. */
function protectDatabaseFolder(lockPath: string): void {
  const folder = lockPath.replace(/\.lock$/, '')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
}

function readIdentity(pid: number): ProcessIdentity {
  return {
    pid,
    host: hostname(),
    bootId: attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    pidNamespace: attempt(() => readlinkSync('/proc/self/ns/pid')),
    startTime: observe(pid)?.startTime ?? null,
  }
}

function observe(pid: number): ObservedProcess | null {
  if (!Number.isInteger(pid) || pid <= 0 || !hasProcess(pid)) return null
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  if (stat === null) return { isZombie: false, startTime: null }
  // The name in parentheses may hold blanks; state is field 3, the start time field 22 (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { isZombie: fields[0] === 'Z' || fields[0] === 'X', startTime: fields[19] ?? null }
}

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function modifiedAt(path: string): number | null {
  return attempt(() => statSync(path).mtimeMs)
}

function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
