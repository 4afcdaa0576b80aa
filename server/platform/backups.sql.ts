import { and, desc, gt, isNotNull, lt } from 'drizzle-orm'
import { addDays } from '../../contract/durations.ts'
import { type Db, schema } from './database/client.ts'

const { backups } = schema

/** Older entries are of no use. */
const storedDays = 400

export type BackupEntry = typeof backups.$inferSelect

/** Records a backup, good or not: a good one has `checkedAt`, any other a `problem`. */
export async function recordBackup(db: Db, backup: Omit<typeof backups.$inferInsert, 'id'> & { finishedAt: Date }): Promise<void> {
  await db.insert(backups).values(backup)
  await db.delete(backups).where(lt(backups.finishedAt, addDays(backup.finishedAt, -storedDays)))
}

/** The newest one that was restored and compared. */
export async function findLastBackup(db: Db): Promise<BackupEntry | null> {
  const [last] = await db.select().from(backups).where(isNotNull(backups.checkedAt)).orderBy(desc(backups.finishedAt)).limit(1)
  return last ?? null
}

/** The newest attempt that failed, if no good backup came after it. */
export async function findFailedBackup(db: Db, lastGood: Date | null): Promise<BackupEntry | null> {
  const later = lastGood ? gt(backups.finishedAt, lastGood) : undefined
  const [failed] = await db
    .select()
    .from(backups)
    .where(and(isNotNull(backups.problem), later))
    .orderBy(desc(backups.finishedAt))
    .limit(1)
  return failed ?? null
}
