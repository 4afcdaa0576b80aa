import type { Db } from './database/client.ts'
import { schema } from './database/client.ts'

/** Writes an audit entry in the transaction of the change. Never put a secret into `details`. */
export async function audit(tx: Db, entry: { who: string; what: string; subject: string; details?: unknown }): Promise<void> {
  await tx.insert(schema.auditEntries).values(entry)
}
