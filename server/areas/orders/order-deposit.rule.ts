import { amountOnDelivery, awaitsDeposit as isAwaited } from '../../../contract/orders/deposit.rule.ts'
import { awaitsPayment } from '../../../contract/orders/order-awaits.rule.ts'
import type { OrderRow } from './orders.sql.ts'

type Deposited = Pick<OrderRow, 'status' | 'paymentMethod' | 'paymentStatus' | 'depositVnd' | 'depositPaidAt'>

/** A cash order without its deposit: it cannot be processed yet. */
export function awaitsDeposit({ depositVnd, depositPaidAt, ...order }: Deposited): boolean {
  return isAwaited({ ...order, deposit: depositVnd, depositPaid: depositPaidAt !== null })
}

/** The buyer has to pay before the shop starts: the order, or its deposit. */
export function awaitsMoney(order: Deposited): boolean {
  return awaitsPayment(order) || awaitsDeposit(order)
}

/** The amount still due of an unpaid order: on delivery, the total less a paid deposit. */
export function restOf({ totalVnd, depositVnd, depositPaidAt }: Pick<OrderRow, 'totalVnd' | 'depositVnd' | 'depositPaidAt'>): number {
  return amountOnDelivery({ finalAmount: totalVnd, deposit: depositVnd, depositPaid: depositPaidAt !== null })
}
