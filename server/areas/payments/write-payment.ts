import { newId } from '../../../db/new-id.ts'
import type { Db } from '../../platform/database/client.ts'
import type { OrderRow } from '../orders/orders.ts'
import { findLatestPayment, insertPayment, type PaymentRow } from './payments.sql.ts'

type PaymentFields = Pick<PaymentRow, 'method' | 'amountVnd' | 'createdAt'> &
  Partial<Pick<PaymentRow, 'isDeposit' | 'isExtra' | 'exchangeId' | 'state' | 'transId' | 'bankNumber' | 'reason' | 'paidAt'>>

/** Records money received without a gateway's page, as the next payment of a locked order. */
export async function writePayment(tx: Db, { id: orderId, orderNumber }: OrderRow, money: PaymentFields): Promise<PaymentRow> {
  const attempt = ((await findLatestPayment(tx, orderId))?.attempt ?? 0) + 1
  const name = `${orderNumber}-${attempt}`
  return insertPayment(tx, { id: newId('pay'), orderId, attempt, gatewayOrderId: name, gatewayRequestId: name, ...money })
}
