import { addHours, hourSeconds } from '../../../../contract/durations.ts'
import type { Db } from '../../../platform/database/client.ts'
import { pipeline } from '../../../platform/database/pipeline.ts'
import { findLimitingOrders } from './hourly-orders.sql.ts'
import { lockUnconfirmed, type UnconfirmedBuyer } from './unconfirmed-orders.sql.ts'

/**
 * For how many seconds a buyer may not place another order; 0: one may be placed now. Runs in the placing transaction before
 * any stock is locked: orders of one phone wait here for each other, those of one account at its cart.
 */
export async function checkHourlyLimits(tx: Db, buyer: UnconfirmedBuyer & { userId: string | null }, now: Date): Promise<number> {
  const [, limiting] = await pipeline([lockUnconfirmed(tx, buyer), findLimitingOrders(tx, buyer, addHours(now, -1))])
  const waits = limiting.map((placedAt) => (placedAt === null ? 0 : hourSeconds - (now.getTime() - placedAt.getTime()) / 1_000))
  return Math.ceil(Math.max(...waits))
}
