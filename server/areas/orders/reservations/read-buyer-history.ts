import { addHours, hourSeconds } from '../../../../contract/durations.ts'
import type { Db } from '../../../platform/database/client.ts'
import { pipeline } from '../../../platform/database/pipeline.ts'
import { type BuyerHistoryRow, findBuyerHistory } from './buyer-history.sql.ts'
import { lockUnconfirmed, type UnconfirmedBuyer } from './unconfirmed-orders.sql.ts'

/**
 * `unpaid`: open orders of this account or guest that wait for money. `refused`: parcels to this phone that came back.
 * `retryAfter`: for how many seconds the buyer may not place another order; 0: one may be placed now. `open`: the counts for
 * the limits of orders neither paid nor confirmed.
 */
export type BuyerHistory = {
  unpaid: number
  refused: number
  retryAfter: number
  open: Omit<BuyerHistoryRow, 'unpaid' | 'refused' | 'phoneLimitedSince' | 'accountLimitedSince'>
}

type Buyer = UnconfirmedBuyer & { owner: { userId: string } | { guestId: string } }

/**
 * Locks the buyer and reads what earlier orders mean for this one. Runs in the placing transaction before any stock is locked:
 * orders of one phone, e-mail or IP wait here for each other, those of one account at its cart. Later queries of the same
 * pipeline run under the lock too.
 */
export async function readBuyerHistory(tx: Db, buyer: Buyer, now: Date): Promise<BuyerHistory> {
  const [, row] = await pipeline([lockUnconfirmed(tx, buyer), findBuyerHistory(tx, buyer, addHours(now, -1))])
  const { unpaid, refused, phoneLimitedSince, accountLimitedSince, ...open } = row
  const waits = [phoneLimitedSince, accountLimitedSince].map((since) =>
    since === null ? 0 : hourSeconds - (now.getTime() / 1_000 - since),
  )
  return { unpaid, refused, retryAfter: Math.ceil(Math.max(...waits)), open }
}
