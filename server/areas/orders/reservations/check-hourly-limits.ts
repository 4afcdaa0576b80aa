import { hourlyLimits } from '../../../../contract/cash-limits.ts'
import type { Db } from '../../../platform/database/client.ts'
import { hit, type RateLimit } from '../../../platform/http/rate-limit.ts'
import { findLimitingOrders } from './hourly-orders.sql.ts'
import { lockUnconfirmed, type UnconfirmedBuyer } from './unconfirmed-orders.sql.ts'

const hour = 3_600
/** Counted apart from the orders, because an order that is paid or cancelled forgets its IP. */
const guestOrdersPerIp: RateLimit = { name: 'order-from', most: hourlyLimits.perIp, seconds: hour }

/**
 * For how many seconds a buyer may not place another order; 0: one may be placed now. Runs in the placing transaction before
 * any stock is locked: orders of one phone or IP wait here for each other, those of one account at its cart. A refusal
 * rolls the transaction back, so only orders that were placed are counted.
 */
export async function checkHourlyLimits(tx: Db, buyer: UnconfirmedBuyer & { userId: string | null }, now: Date): Promise<number> {
  await lockUnconfirmed(tx, buyer)
  const limiting = await findLimitingOrders(tx, buyer, new Date(now.getTime() - hour * 1_000))
  const waits = limiting.map((placedAt) => (placedAt === null ? 0 : hour - (now.getTime() - placedAt.getTime()) / 1_000))
  const wait = Math.ceil(Math.max(...waits))
  if (wait > 0 || buyer.userId !== null || buyer.ipKey === null) return wait
  return hit(tx, guestOrdersPerIp, buyer.ipKey, now)
}
