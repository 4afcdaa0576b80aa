import { dayMs, hourMs, minuteMs } from '../../contract/durations.ts'

/** Vietnam has one time zone, without daylight saving time. */
const offsetMs = 7 * hourMs

/** How many days, weeks and months a backup of each is stored. */
export type Retention = { days: number; weeks: number; months: number }

/** The last moment at which it was `at` ("03:30") in Vietnam: the backup of this night is due, or written. */
export function lastBackupDueAt(now: Date, at: string): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const today = Math.floor((now.getTime() + offsetMs) / dayMs) * dayMs - offsetMs
  const moment = today + hours * hourMs + minutes * minuteMs
  return new Date(moment <= now.getTime() ? moment : moment - dayMs)
}

/** `memay-2026-11-21-0330.tar.gz`, by universal time: sorted by name is sorted by age. `.enc`: encrypted. */
export function backupName(now: Date, isEncrypted: boolean): string {
  const minute = now.toISOString().slice(0, 16).replace('T', '-').replace(':', '')
  return `memay-${minute}.tar.gz${isEncrypted ? '.enc' : ''}`
}

const named = /^memay-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})\.tar\.gz(?:\.enc)?$/

/** The backups among the files of a folder, oldest first. */
export function listBackupNames(names: readonly string[]): string[] {
  return names.filter((name) => named.test(name)).toSorted()
}

/**
 * The backups that may be deleted: all but the newest one of each of the last days, weeks and months that have one. The newest
 * is always the first of its day, so it stays, however old it is.
 */
export function expiredBackups(names: readonly string[], { days, weeks, months }: Retention): string[] {
  const newestFirst = listBackupNames(names).toReversed()
  const stays = new Set<string>(newestFirst.slice(0, 1))
  const limits: [number, (day: Date) => string][] = [
    [days, (day) => day.toISOString().slice(0, 10)],
    // Weeks begin on Monday; day 4 after the epoch was one.
    [weeks, (day) => String(Math.floor((day.getTime() / dayMs - 4) / 7))],
    [months, (day) => day.toISOString().slice(0, 7)],
  ]
  for (const [limit, periodOf] of limits) {
    const periods = new Set<string>()
    for (const name of newestFirst) {
      const period = periodOf(dayOf(name))
      if (periods.has(period)) continue
      if (periods.size === limit) break
      periods.add(period)
      stays.add(name)
    }
  }
  return newestFirst.filter((name) => !stays.has(name)).toReversed()
}

/** The moment of a name, moved so that its universal date is the date in Vietnam. */
function dayOf(name: string): Date {
  const [, date, hours, minutes] = named.exec(name) ?? []
  return new Date(Date.parse(`${date}T${hours}:${minutes}:00Z`) + offsetMs)
}
