import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findDifference, lockOrder, type OrderRow, type ParcelRow } from '../../orders/orders.ts'
import { refuseKnownNumber } from '../bank-transfer/refuse-known-number.ts'
import { insertCash } from '../cash-on-delivery/cash-ledger.sql.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { receiveDifference } from './receive-difference.ts'

type SeenTransfer = { exchangeId: string; reference: string; adminId: string }

/** An admin has seen the transfer of an exchange's difference on the bank's statement. */
export async function recordDifference({ platform }: PaymentDeps, { exchangeId, reference, adminId }: SeenTransfer): Promise<void> {
  const record = () =>
    transact(platform.db, async (tx) => {
      const known = await findDifference(tx, exchangeId)
      const order = known && (await lockOrder(tx, known.orderId))
      const difference = order && (await findDifference(tx, exchangeId))
      if (!order || !difference) throw new AppError('not_found')
      if (!difference.isDue) throw new AppError('move_not_allowed')
      const now = platform.clock.now()
      const payment = await receiveDifference(tx, order, { exchangeId, method: 'bank', by: 'admin', now, reference })
      const details = { orderId: order.id, amount: payment?.amountVnd, reference }
      await audit(tx, { who: adminId, what: 'exchange.paid', subject: exchangeId, details })
    })
  await refuseKnownNumber(platform.db, reference, record)
}

/** Part of the delivery of an exchange's parcel: its carrier has collected the difference. */
export async function recordDifferenceCash(tx: Db, order: OrderRow, parcel: ParcelRow, now: Date): Promise<void> {
  const { carrier, feeVnd, id: shipmentId, exchangeId } = parcel
  const difference = exchangeId === null ? undefined : await findDifference(tx, exchangeId)
  if (!difference?.isCash || difference.isPaid) return
  await insertCash(tx, { orderId: order.id, shipmentId, exchangeId, carrier, feeVnd, amountVnd: difference.amountVnd, collectedAt: now })
}
