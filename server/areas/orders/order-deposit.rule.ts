import { amountOnDelivery, awaitsDeposit as isAwaited } from '../../../contract/deposit.rule.ts'
import type { OrderRow } from './orders.sql.ts'

type Deposited = Pick<OrderRow, 'status' | 'paymentMethod' | 'paymentStatus' | 'depositVnd' | 'depositPaidAt'>

/** An order in cash whose deposit has not come yet: nobody begins with it. */
export function awaitsDeposit({ depositVnd, depositPaidAt, ...order }: Deposited): boolean {
  return isAwaited({ ...order, deposit: depositVnd, depositPaid: depositPaidAt !== null })
}

/** What is still to be paid of an unpaid order: at the door all of it, less a deposit that has come. */
export function restOf({ totalVnd, depositVnd, depositPaidAt }: Pick<OrderRow, 'totalVnd' | 'depositVnd' | 'depositPaidAt'>): number {
  return amountOnDelivery({ finalAmount: totalVnd, deposit: depositVnd, depositPaid: depositPaidAt !== null })
}
