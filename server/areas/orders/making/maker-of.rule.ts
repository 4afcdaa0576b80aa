import type { Maker } from '../../../../contract/content.ts'
import type { OrderRow } from '../orders.sql.ts'

/** Who sews an order. Where one person sews everything, nobody has to say who sewed this. */
export function makerOf({ maker, status }: Pick<OrderRow, 'maker' | 'status'>, makers: readonly Maker[]): Maker | null {
  if (status === 'cancelled') return null
  return maker ?? (makers.length === 1 ? (makers[0] ?? null) : null)
}
