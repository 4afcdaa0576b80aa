import type { AdminExchange } from '../../../../contract/orders/exchanges.ts'

export type ExchangeStep = 'approved' | 'rejected' | 'cancelled' | 'paid' | 'received' | 'missing' | 'pack' | 'send' | 'arrived'

type StepExchange = Pick<
  AdminExchange,
  'status' | 'moves' | 'returnMoves' | 'canPack' | 'replacementState' | 'returnState' | 'isDifferenceDue'
>

/**
 * The possible next steps of an exchange, the most likely first: a packed parcel is sent, and the old item returns
 * before the new one is packed. Contains only transitions that the server allows.
 */
export function exchangeStepsOf(exchange: StepExchange): ExchangeStep[] {
  const { status, moves, returnMoves, canPack, replacementState, returnState, isDifferenceDue } = exchange
  const steps: (ExchangeStep | false)[] = [
    moves.includes('approved') && 'approved',
    moves.includes('rejected') && 'rejected',
    isDifferenceDue && 'paid',
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

/** Steps that end an exchange and are seldom intended. */
export function isDestructive(step: ExchangeStep): boolean {
  return step === 'rejected' || step === 'cancelled' || step === 'missing'
}
