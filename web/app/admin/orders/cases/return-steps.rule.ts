import type { AdminReturn } from '../../../../../contract/orders/returns.ts'

export type ReturnStep = 'approved' | 'rejected' | 'cancelled' | 'inspect'

/** The possible next steps of a return, the most likely first. Contains only what the server allows. */
export function returnStepsOf({ moves, canInspect }: Pick<AdminReturn, 'moves' | 'canInspect'>): ReturnStep[] {
  const steps: (ReturnStep | false)[] = [
    moves.includes('approved') && 'approved',
    canInspect && 'inspect',
    moves.includes('rejected') && 'rejected',
    moves.includes('cancelled') && 'cancelled',
  ]
  return steps.filter((step) => step !== false)
}
