import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { awaitsDeposit, lockOrder, type OrderRow, reserveAfterPlacing, type StoredOrder, withDetails } from '../../orders/orders.ts'
import { refuseKnownNumber } from '../bank-transfer/refuse-known-number.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { receiveDeposit } from './receive-deposit.ts'

type SeenDeposit = { orderId: string; adminId: string; reference?: string | undefined }

/** An admin records a deposit seen on the bank's statement. A transfer is recorded for one order. */
export async function recordDeposit({ platform }: PaymentDeps, { orderId, adminId, reference }: SeenDeposit): Promise<StoredOrder> {
  const note = () =>
    transact(platform.db, async (tx) => {
      const now = platform.clock.now()
      const order = await requireStock(tx, platform, requireDeposit(await lockOrder(tx, orderId)), now)
      const noted = await receiveDeposit(tx, platform, order, { now, by: 'admin', reference })
      await audit(tx, { who: adminId, what: 'order.deposit', subject: orderId, details: { reference, amount: order.depositVnd } })
      const [marked] = await withDetails(tx, [noted])
      return marked as StoredOrder
    })
  return refuseKnownNumber(platform.db, reference, note)
}

/** A deposit confirms its order, and a confirmed order has its units reserved. */
async function requireStock(tx: Db, platform: Platform, order: OrderRow, now: Date): Promise<OrderRow> {
  if (order.stock === 'held') return order
  const reservation = await reserveAfterPlacing(tx, platform, order, { now })
  if (reservation.kind === 'reserved') return reservation.order
  throw new AppError(reservation.kind === 'short' ? 'order_out_of_stock' : 'discount_used_up')
}

function requireDeposit(order: OrderRow | undefined): OrderRow {
  if (!order) throw new AppError('not_found')
  if (order.depositPaidAt !== null || order.paymentStatus === 'paid' || order.paymentStatus === 'refunded')
    throw new AppError('already_paid')
  if (order.status === 'cancelled') throw new AppError('order_closed')
  if (!awaitsDeposit(order)) throw new AppError('move_not_allowed')
  return order
}
