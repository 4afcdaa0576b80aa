import type { ReturnStatus } from '../../../../contract/orders/return-states.ts'
import { AppError } from '../../../platform/http/errors.ts'

/** The allowed moves of a return. `received` follows from the inspection, `done` from the refund. */
export const returnCaseMoves: Record<ReturnStatus, readonly ReturnStatus[]> = {
  requested: ['approved', 'rejected', 'cancelled'],
  approved: ['received', 'done', 'cancelled'],
  received: ['done'],
  rejected: [],
  done: [],
  cancelled: [],
}

/** What a person may decide now. */
export function returnDecisionsFor(status: ReturnStatus): ReturnStatus[] {
  return returnCaseMoves[status].filter((to) => to !== 'received' && to !== 'done')
}

export function canInspect(status: ReturnStatus): boolean {
  return returnCaseMoves[status].includes('received')
}

export function requireReturnDecision(from: ReturnStatus, to: ReturnStatus): void {
  if (!returnDecisionsFor(from).includes(to)) throw new AppError('move_not_allowed')
}
