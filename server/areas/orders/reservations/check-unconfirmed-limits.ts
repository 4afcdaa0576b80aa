import type { Db } from '../../../platform/database/client.ts'
import { decideReservation, type PlannedLine, type ReservationDecision } from './decide-reservation.rule.ts'
import { countUnconfirmed, findAwaited, lockUnconfirmed, type UnconfirmedBuyer } from './unconfirmed-orders.sql.ts'

type Wanted = {
  lines: readonly PlannedLine[]
  /** To be paid before delivery, by a due date that releases its stock. */
  isPrepaid: boolean
  /** The order itself, where it exists already. */
  exceptId?: string | undefined
}

/**
 * Whether a buyer may place one more order that is neither paid nor confirmed, and whether it reserves stock. Runs in
 * the placing transaction before any stock is locked: orders of one phone, e-mail or IP wait here for each other.
 */
export async function checkUnconfirmedLimits(
  tx: Db,
  buyer: UnconfirmedBuyer,
  { lines, isPrepaid, exceptId }: Wanted,
): Promise<ReservationDecision> {
  await lockUnconfirmed(tx, buyer)
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  const variantIds = [...new Set(lines.map(({ variantId }) => variantId))]
  const counts = await countUnconfirmed(tx, buyer, { productIds, variantIds, exceptId })
  const awaitedOfIp = await findAwaited(tx, buyer.ipKey, { variantIds, exceptId })
  return decideReservation({ ...counts, awaitedOfIp }, lines, { isPrepaid })
}
