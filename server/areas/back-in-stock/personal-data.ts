import type { Db } from '../../platform/database/client.ts'
import type { AccountHolder } from '../accounts/accounts.ts'
import { findAlertsOf } from './back-in-stock.sql.ts'

/** A user's alerts, with the proof of consent. Only if their e-mail is verified. */
export async function exportAlerts(db: Db, { provenEmail }: AccountHolder) {
  return provenEmail ? findAlertsOf(db, provenEmail) : []
}
