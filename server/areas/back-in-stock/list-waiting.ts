import { maxProductionRows, type WaitingPeople } from '../../../contract/admin/production.ts'
import type { Db } from '../../platform/database/client.ts'
import { listAlerts } from './back-in-stock.sql.ts'

export async function listWaiting(db: Db, variantId: string): Promise<WaitingPeople['data']> {
  const { people, total } = await listAlerts(db, variantId, maxProductionRows)
  return { people: people.map(({ email, createdAt }) => ({ email, since: createdAt.toISOString() })), total }
}
