import type { StoredOrder } from '../orders.sql.ts'

/** The units of an order that are not taken from stock. */
export function unitsToSew({ lines }: Pick<StoredOrder, 'lines'>): number {
  return lines.reduce((pieces, { quantity, fromStock }) => pieces + quantity - fromStock, 0)
}

/** The latest sewing event of an order decides. */
export function isSewn({ events }: Pick<StoredOrder, 'events'>): boolean {
  return events.findLast(({ what }) => what === 'sewing')?.to === 'sewn'
}
