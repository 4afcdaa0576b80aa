import type { Db } from '../../../platform/database/client.ts'
import type { Actor } from '../move-order.ts'
import { insertEvent, type OrderRow } from '../orders.sql.ts'
import { findReturnOfRefund, updateReturn } from './returns.sql.ts'

/** A refund is done: the return that it was for is at its end. The order is locked; the mail is the refund's. */
export async function finishReturn(
  tx: Db,
  order: OrderRow,
  { refundId, by, now }: { refundId: string; by: Actor; now: Date },
): Promise<void> {
  const found = await findReturnOfRefund(tx, refundId)
  if (found?.status !== 'received') return
  await updateReturn(tx, found.id, { status: 'done' })
  await insertEvent(tx, order.id, { at: now, what: 'goods-return', from: 'received', to: 'done', by })
}
