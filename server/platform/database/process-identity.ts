import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import type { ObservedProcess, ProcessIdentity } from './lock-owner.rule.ts'

/** A hundred clock ticks per second on every Linux. */
const ticksPerSecond = 100

export function readOwnIdentity(): ProcessIdentity {
  return {
    pid: process.pid,
    host: hostname(),
    bootId: attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    pidNamespace: attempt(() => readlinkSync('/proc/self/ns/pid')),
    startTime: observeProcess(process.pid)?.startTime ?? null,
  }
}

/** The process with this pid on this machine, or in this container; null if there is none. */
export function observeProcess(pid: number): ObservedProcess | null {
  if (!Number.isInteger(pid) || pid <= 0 || !hasProcess(pid)) return null
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  if (stat === null) return { isZombie: false, startTime: null }
  // The name in parentheses may contain blanks; state is field 3, the start time field 22 (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { isZombie: fields[0] === 'Z' || fields[0] === 'X', startTime: fields[19] ?? null }
}

/** The time of a start time from {@link observeProcess}, in milliseconds since 1970; null without /proc. */
export function momentOfStart(startTime: string | null): number | null {
  const bootedAt = attempt(() => /^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1]) ?? null
  return startTime === null || bootedAt === null ? null : (Number(bootedAt) + Number(startTime) / ticksPerSecond) * 1_000
}

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
