import { dayMs, hourMs, minuteMs } from '../../contract/durations.ts'

/** Vietnam has one time zone, without daylight saving time. */
const offsetMs = 7 * hourMs

/** The next moment at which it is `at` ("03:30") in Vietnam; never now, so that a run of a second is not repeated. */
export function nextBackupAt(now: Date, at: string): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const today = Math.floor((now.getTime() + offsetMs) / dayMs) * dayMs - offsetMs
  const moment = today + hours * hourMs + minutes * minuteMs
  return new Date(moment > now.getTime() ? moment : moment + dayMs)
}

/** `memay-2026-11-21-0330.tar.gz`, by universal time: sorted by name is sorted by age. */
export function backupName(now: Date): string {
  return `memay-${now.toISOString().slice(0, 16).replace('T', '-').replace(':', '')}.tar.gz`
}

/** The backups that may be deleted: written by this command more than `keepDays` ago, but never the newest one. */
export function expiredBackups(names: readonly string[], now: Date, keepDays: number): string[] {
  const ours = names.filter((name) => /^memay-\d{4}-\d{2}-\d{2}-\d{4}\.tar\.gz$/.test(name)).toSorted()
  const oldest = backupName(new Date(now.getTime() - keepDays * dayMs))
  return ours.slice(0, -1).filter((name) => name < oldest)
}
