import type { Db } from './db.ts'
import { schema } from './db.ts'

/** Leaves a row of who changed what, in the transaction of the change. Never put a secret into `details`. */
export async function audit(tx: Db, entry: { who: string; what: string; subject: string; details?: unknown }): Promise<void> {
  await tx.insert(schema.auditEntries).values(entry)
}
