import { type ExchangeStatus, ReplacementState, type ReturnState } from '../../../../contract/orders/exchange-states.ts'
import type { ShipmentStatus } from '../../../../contract/orders/shipments.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { type DifferenceStates, isDifferenceDue } from './difference-due.rule.ts'

/** The allowed moves of an exchange: requested, decided, and done once its return and its replacement have ended. */
export const exchangeMoves: Record<ExchangeStatus, readonly ExchangeStatus[]> = {
  requested: ['approved', 'rejected', 'cancelled'],
  approved: ['done', 'cancelled'],
  rejected: [],
  done: [],
  cancelled: [],
}

/** The returned item. One that is marked missing may still arrive, also after the exchange is done. */
export const returnMoves: Record<ReturnState, readonly ReturnState[]> = {
  awaited: ['received', 'missing'],
  missing: ['received'],
  received: [],
}

/** The replacement. It moves with its parcel; where that is returned or cancelled, it waits for another. */
export const replacementMoves: Record<ReplacementState, readonly ReplacementState[]> = {
  reserved: ['packed'],
  packed: ['sent', 'reserved'],
  sent: ['delivered', 'reserved', 'lost'],
  lost: ['packed'],
  delivered: [],
}

type ExchangeStates = { status: ExchangeStatus; returnState: ReturnState | null; replacementState: ReplacementState | null }

/** The decisions possible now; `done` follows from the return and the replacement. */
export function decisionsFor({ status, replacementState }: ExchangeStates): ExchangeStatus[] {
  const isOut = replacementState === 'sent' || replacementState === 'delivered'
  return exchangeMoves[status].filter((to) => to !== 'done' && !(to === 'cancelled' && isOut))
}

export function requireDecision(states: ExchangeStates, to: ExchangeStatus): void {
  if (!decisionsFor(states).includes(to)) throw new AppError('move_not_allowed')
}

export function returnMovesFor({ status, returnState }: ExchangeStates): ReturnState[] {
  if (returnState === null || (status !== 'approved' && status !== 'done')) return []
  return [...returnMoves[returnState]]
}

export function requireReturnMove(states: ExchangeStates, to: ReturnState): void {
  if (!returnMovesFor(states).includes(to)) throw new AppError('move_not_allowed')
}

export function requireReplacementMove(from: ReplacementState | null, to: ReplacementState): void {
  if (from === null || !replacementMoves[from].includes(to)) throw new AppError('move_not_allowed')
}

/** Whether a parcel may be created for the replacement. */
export function canPack({ replacementState, ...exchange }: DifferenceStates & Pick<ExchangeStates, 'replacementState'>): boolean {
  const { status } = exchange
  if (isDifferenceDue(exchange)) return false
  return status === 'approved' && replacementState !== null && replacementMoves[replacementState].includes('packed')
}

export function isDone({ returnState, replacementState }: Omit<ExchangeStates, 'status'>): boolean {
  return replacementState === 'delivered' && (returnState === 'received' || returnState === 'missing')
}

const afterParcel: Record<ShipmentStatus, ReplacementState> = {
  pending: 'packed',
  ready_to_pick: 'packed',
  picked_up: 'sent',
  in_transit: 'sent',
  out_for_delivery: 'sent',
  delivery_failed: 'sent',
  returning: 'sent',
  delivered: 'delivered',
  returned: 'reserved',
  cancelled: 'reserved',
  lost_or_damaged: 'lost',
}

/** The moves of the replacement that follow its parcel's move, by its table: sent with the first scan. */
export function replacementMovesWith(from: ReplacementState, parcel: ShipmentStatus): ReplacementState[] {
  const to = afterParcel[parcel]
  if (to === from) return []
  if (replacementMoves[from].includes(to)) return [to]
  const between = ReplacementState.options.find((each) => replacementMoves[from].includes(each) && replacementMoves[each].includes(to))
  if (!between) throw new AppError('move_not_allowed')
  return [between, to]
}
