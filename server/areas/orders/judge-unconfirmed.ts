import type { Db } from '../../platform/db.ts'
import { type Judgement, judgeReservation, type PlannedLine } from './judge-reservation.ts'
import { countUnconfirmed, lockUnconfirmed, type UnconfirmedBuyer } from './unconfirmed.sql.ts'

/**
 * Whether a buyer may place one more cash order that nobody has confirmed, and whether it reserves stock. Part of the
 * placing transaction, before any stock is locked: orders of one phone, e-mail or IP wait here for each other.
 */
export async function judgeUnconfirmed(tx: Db, buyer: UnconfirmedBuyer, lines: readonly PlannedLine[]): Promise<Judgement> {
  await lockUnconfirmed(tx, buyer)
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  const variantIds = [...new Set(lines.map(({ variantId }) => variantId))]
  return judgeReservation(await countUnconfirmed(tx, buyer, { productIds, variantIds }), lines)
}
