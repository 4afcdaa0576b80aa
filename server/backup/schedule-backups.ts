import { hourSeconds, minuteMs } from '../../contract/durations.ts'
import { findLastBackup } from '../platform/backups.sql.ts'
import { transact } from '../platform/database/transaction.ts'
import { jobIdOf } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { makeBackup } from './make-backup.ts'
import { lastBackupDueAt } from './schedule.rule.ts'

type Deps = Pick<Platform, 'config' | 'database' | 'db' | 'jobs' | 'clock' | 'log'>

/**
 * One backup every night, by the job system: in one process, retried after a failure, and made as soon as the shop runs again if it
 * was off at that hour.
 */
export async function scheduleBackups(deps: Deps): Promise<void> {
  const { config, db, jobs, clock, log } = deps
  const { place, at } = config.backup
  const dueAt = () => lastBackupDueAt(clock.now(), at)
  const isDone = async () => ((await findLastBackup(db))?.finishedAt ?? new Date(0)) >= dueAt()

  await jobs.define<{ due: string }>(
    'backup',
    async ({ due }) => {
      // A retry of the night before has nothing to do once the next one is due.
      if (!place || due !== dueAt().toISOString() || (await isDone())) return
      const { target, bytes, deleted, pictureCopies } = await makeBackup(deps, { place })
      const pictures = pictureCopies && { all: pictureCopies.all, copied: pictureCopies.copied, deleted: pictureCopies.deleted }
      log.info({ target, bytes, deleted, ...(pictures ? { pictures } : {}) }, 'a backup was written, restored and compared')
      if (pictureCopies?.missing.length)
        log.warn({ missing: pictureCopies.missing.slice(0, 20) }, 'pictures are missing in their bucket, and in the backup')
    },
    { maxSeconds: 3 * hourSeconds },
  )
  if (!place) return
  jobs.repeat('plan-backup', minuteMs / 1_000, async () => {
    if (await isDone()) return
    const due = dueAt().toISOString()
    await transact(db, (tx) => jobs.send(tx, 'backup', { due }, { id: jobIdOf('backup', due) }))
  })
}
