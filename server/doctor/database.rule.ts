import { oldBackupHours } from '../../contract/admin/backups.ts'
import type { Finding } from '../../contract/admin/doctor.ts'
import { hourMs } from '../../contract/durations.ts'
import { failed, ok, warning } from './finding.rule.ts'

/** PostgreSQL 14 ends in November 2026, 15 a year later. */
const oldestMajor = 15

export type DatabaseFacts = { version: string; ms: number; isDurable: boolean }

export function assessDatabase({ version, ms, isDurable }: DatabaseFacts): Finding {
  if (!isDurable) return warning('database.notDurable')
  return Number.parseInt(version, 10) < oldestMajor ? warning('database.old', { version }) : ok('database.ok', { version, ms })
}

/** `hasOwner`: another role migrates. */
export type PrivilegeFacts = {
  isSuperuser: boolean
  canCreate: boolean
  hasOwner: boolean
  freeConnections: number
  neededConnections: number
}

export function assessPrivileges(facts: PrivilegeFacts): Finding {
  const { isSuperuser, canCreate, hasOwner, freeConnections: free, neededConnections: needed } = facts
  if (!canCreate && !hasOwner) return failed('privileges.missing')
  if (free < needed) return warning('privileges.connections', { free: Math.max(0, free), needed })
  if (isSuperuser) return warning('privileges.superuser')
  if (!hasOwner) return ok('privileges.owned')
  return canCreate ? warning('privileges.create') : ok('privileges.ok')
}

/** The times that identify migrations: those in the database, and those of the running version. */
export function assessMigrations(applied: readonly number[], known: readonly number[]): Finding {
  if (applied.length === 0) return warning('migrations.empty')
  // Drizzle runs whatever is younger than the newest one.
  const newest = Math.max(0, ...applied)
  const missing = known.filter((at) => at > newest).length
  if (missing > 0) return failed('migrations.pending', { missing })
  return newest > Math.max(0, ...known) ? warning('migrations.newer') : ok('migrations.ok', { applied: applied.length })
}

/** `isPlanned`: the shop knows where its backups go, and makes the first one soon after its first start. */
export type BackupFacts = { last: Date | null; now: Date; isPublic: boolean; isPlanned: boolean }

export function assessBackup({ last, now, isPublic, isPlanned }: BackupFacts): Finding {
  if (!last) return isPublic ? warning(isPlanned ? 'backup.first' : 'backup.never') : ok('backup.local')
  const hours = Math.floor((now.getTime() - last.getTime()) / hourMs)
  if (hours < oldBackupHours) return ok('backup.ok', { hours })
  return (isPublic ? failed : warning)('backup.old', { hours })
}
