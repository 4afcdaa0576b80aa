import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { lockOrder, type OrderRow, reserveAfterPlacing, type StoredOrder, withDetails } from '../orders/orders.ts'
import { refuseKnownNumber } from './bank-transfer/refuse-known-number.ts'
import { setRemittedOfOrder } from './cash-on-delivery/cash-ledger.sql.ts'
import { awaitsExtra } from './extra/extra-due.rule.ts'
import { receiveExtra } from './extra/receive-extra.ts'
import { mailPaid } from './mail-paid.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { receiveMoney } from './receive-money.ts'

type SeenPayment = { orderId: string; adminId: string; reference?: string | undefined }

/** An admin has seen the money: a transfer on the bank's statement, or cash. Only the wallet itself reports a wallet's money. */
export async function markPaid({ platform }: PaymentDeps, { orderId, adminId, reference }: SeenPayment): Promise<StoredOrder> {
  const mark = () =>
    transact(platform.db, async (tx) => {
      const now = platform.clock.now()
      const locked = await lockOrder(tx, orderId)
      if (locked && awaitsExtra(locked)) return receiveDifference(tx, locked)
      let order = requireUnpaid(locked)
      if (order.paymentStatus === 'expired') {
        const again = await reserveAfterPlacing(tx, platform, order, { now })
        if (again.kind !== 'reserved') throw new AppError(again.kind === 'short' ? 'out_of_stock' : 'discount_used_up')
        order = again.order
      }
      order = (await receiveMoney(tx, platform, order, { now, reference })).order
      // The collector of the cash no longer owes it.
      await setRemittedOfOrder(tx, order.id, { remittedAt: now, remittedBy: adminId, reference: reference?.trim() || null })
      await audit(tx, { who: adminId, what: 'order.paid', subject: orderId, details: { reference, amount: order.totalVnd } })
      const [marked] = await withDetails(tx, [order])
      // A customer who pays cash needs no mail about it.
      if (marked?.paymentMethod === 'bank') await mailPaid(tx, platform, marked)
      return marked as StoredOrder
    })
  async function receiveDifference(tx: Db, locked: OrderRow): Promise<StoredOrder> {
    const order = await receiveExtra(tx, platform, locked, { by: 'admin', now: platform.clock.now(), reference })
    const details = { reference, amount: locked.extraDueVnd }
    await audit(tx, { who: adminId, what: 'order.paid', subject: orderId, details })
    const [marked] = await withDetails(tx, [order])
    return marked as StoredOrder
  }
  return refuseKnownNumber(platform.db, reference, mark)
}

function requireUnpaid(order: OrderRow | undefined): OrderRow {
  if (!order) throw new AppError('not_found')
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') throw new AppError('already_paid')
  if (order.status === 'cancelled') throw new AppError('order_closed')
  if (order.paymentMethod === 'momo') throw new AppError('move_not_allowed')
  return order
}
