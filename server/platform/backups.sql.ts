import { desc, lt } from 'drizzle-orm'
import { dayMs } from '../../contract/durations.ts'
import { type Db, schema } from './database/client.ts'

const { backups } = schema

/** Older entries tell nothing. */
const keptDays = 400

/** Records a backup that was written to the end. */
export async function recordBackup(db: Db, backup: Pick<typeof backups.$inferInsert, 'target' | 'rows' | 'files'>): Promise<void> {
  await db.insert(backups).values(backup)
  await db.delete(backups).where(lt(backups.finishedAt, new Date(Date.now() - keptDays * dayMs)))
}

export async function findLastBackup(db: Db): Promise<Date | null> {
  const [last] = await db.select({ finishedAt: backups.finishedAt }).from(backups).orderBy(desc(backups.finishedAt)).limit(1)
  return last?.finishedAt ?? null
}
