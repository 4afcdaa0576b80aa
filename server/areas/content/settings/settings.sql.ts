import { eq, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'

const { settings } = schema

/** Changes with every change of the settings, and with nothing else. */
export async function findSettingsVersion(db: Db): Promise<string> {
  const [row] = await db
    .select({
      version: sql<string>`count(*)::text || '.' || coalesce(extract(epoch from max(${settings.updatedAt})) * 1000, 0)::bigint::text`,
    })
    .from(settings)
  return row?.version ?? ''
}

export async function deleteSetting(tx: Db, name: string): Promise<void> {
  await tx.delete(settings).where(eq(settings.name, name))
}
