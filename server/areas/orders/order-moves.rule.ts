import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../../contract/orders/orders.ts'
import { AppError } from '../../platform/http/errors.ts'
import { awaitsDeposit } from './order-deposit.rule.ts'

/** The allowed moves of an order. Any other is refused; a move to the same status is no move. */
export const orderMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
}

/** The allowed moves of its payment. An `expired` one may be paid late, or reopened. */
export const paymentMoves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  unpaid: ['paid', 'expired'],
  expired: ['unpaid', 'paid'],
  paid: ['refunded'],
  refunded: [],
}

type Moving = {
  status: OrderStatus
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  depositVnd: number
  depositPaidAt: Date | null
}

/** Wallet and bank orders are processed only once paid; cash orders before, but not without their deposit. */
export function canMove(order: Moving, to: OrderStatus): boolean {
  if (!orderMoves[order.status].includes(to) || isDepositMissing(order, to)) return false
  return to !== 'processing' || order.paymentMethod === 'cod' || order.paymentStatus === 'paid'
}

export function requireMove(order: Moving, to: OrderStatus): void {
  if (isDepositMissing(order, to)) throw new AppError('deposit_missing')
  if (!canMove(order, to)) throw new AppError('move_not_allowed')
}

function isDepositMissing(order: Moving, to: OrderStatus): boolean {
  return to === 'processing' && awaitsDeposit(order)
}

export function requirePaymentMove(from: PaymentStatus, to: PaymentStatus): void {
  if (!paymentMoves[from].includes(to)) throw new AppError('move_not_allowed')
}
