import { type BackupReport, oldBackupHours } from '../../../contract/admin/backups.ts'
import { addHours } from '../../../contract/durations.ts'
import { findFailedBackup, findLastBackup } from '../../platform/backups.sql.ts'
import type { Platform } from '../../platform/platform.ts'

type Deps = Pick<Platform, 'config' | 'db' | 'clock'>

/** The last good backup, and what went wrong since. */
export async function readBackupReport({ config, db, clock }: Deps): Promise<BackupReport['data']> {
  const { place, at } = config.backup
  const last = await findLastBackup(db)
  const failed = await findFailedBackup(db, last?.finishedAt ?? null)
  return {
    schedule: place && { place: 'folder' in place ? 'folder' : 'bucket', at },
    last: last && {
      at: last.finishedAt.toISOString(),
      target: last.target,
      bytes: last.bytes,
      rows: last.rows,
      files: last.files,
    },
    // A new shop makes its first one within minutes.
    isOld: last ? addHours(last.finishedAt, oldBackupHours) <= clock.now() : Boolean(place && failed),
    failed: failed && { at: failed.finishedAt.toISOString(), problem: failed.problem ?? '' },
  }
}
