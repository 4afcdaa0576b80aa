import { vietnamDay } from '../../../../contract/vietnam-time.ts'
import type { Db } from '../../../platform/database/client.ts'
import { mondayOf, planSewing, type SewingPlan, type SewnWeek } from './plan-sewing.rule.ts'
import { findBookedWeeks, lockWeeks } from './sewing.sql.ts'

type SewingRequest = { leadDays: number; pieces: number; sewing: { weeklyPieces: number } | undefined; now: Date }

/** When units ordered now would be sewn, given what is `booked`. Books nothing. */
export async function findSewingPlan(
  db: Db,
  { leadDays, pieces, sewing, now }: SewingRequest,
): Promise<SewingPlan & { booked: SewnWeek[] }> {
  const today = vietnamDay(now)
  const weeklyPieces = sewing?.weeklyPieces ?? null
  const booked = pieces > 0 && weeklyPieces !== null ? await findBookedWeeks(db, mondayOf(today)) : []
  return { ...planSewing({ today, leadDays, pieces, weeklyPieces, booked }), booked }
}

/** The same under a lock, for the transaction that books it. */
export async function findPlanToBook(tx: Db, request: SewingRequest): Promise<SewingPlan> {
  if (request.pieces > 0 && request.sewing) await lockWeeks(tx)
  return findSewingPlan(tx, request)
}
