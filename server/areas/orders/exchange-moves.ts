import type { ExchangeStatus } from '../../../contract/exchanges.ts'
import { AppError } from '../../platform/http/errors.ts'

/** The life of an exchange: asked for, decided, and over once the old size is back or is known never to come. */
export const exchangeMoves: Record<ExchangeStatus, readonly ExchangeStatus[]> = {
  requested: ['approved', 'rejected'],
  approved: ['received', 'cancelled'],
  rejected: [],
  received: [],
  cancelled: [],
}

export function requireExchangeMove(from: ExchangeStatus, to: ExchangeStatus): void {
  if (!exchangeMoves[from].includes(to)) throw new AppError('move_not_allowed')
}
