import type { AdminExchange } from '../../../../contract/exchanges.ts'

export type ExchangeStep = 'approved' | 'rejected' | 'cancelled' | 'received' | 'missing' | 'pack' | 'send' | 'arrived'

type StepExchange = Pick<AdminExchange, 'status' | 'moves' | 'returnMoves' | 'canPack' | 'replacementState' | 'returnState'>

/**
 * What may be done next about an exchange, the most likely first: a parcel that is packed goes out, the old item comes
 * back before the new one is packed. Only what the shop's tables allow is here.
 */
export function exchangeStepsOf({ status, moves, returnMoves, canPack, replacementState, returnState }: StepExchange): ExchangeStep[] {
  const steps: (ExchangeStep | false)[] = [
    moves.includes('approved') && 'approved',
    moves.includes('rejected') && 'rejected',
    replacementState === 'packed' && status === 'approved' && 'send',
    returnMoves.includes('received') && status === 'approved' && returnState === 'awaited' && 'received',
    canPack && 'pack',
    replacementState === 'sent' && status === 'approved' && 'arrived',
    returnMoves.includes('received') && returnState === 'missing' && 'received',
    returnMoves.includes('missing') && 'missing',
    moves.includes('cancelled') && 'cancelled',
  ]
  return steps.filter((step) => step !== false)
}

/** Those that end something and are seldom meant. */
export function isDestructive(step: ExchangeStep): boolean {
  return step === 'rejected' || step === 'cancelled' || step === 'missing'
}
