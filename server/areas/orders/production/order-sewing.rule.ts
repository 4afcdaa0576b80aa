import type { StoredOrder } from '../orders.sql.ts'

/** How many pieces of an order do not come from the shelf. */
export function unitsToSew({ lines }: Pick<StoredOrder, 'lines'>): number {
  return lines.reduce((pieces, { quantity, fromStock }) => pieces + quantity - fromStock, 0)
}

/** What the sewing table said last about an order. */
export function isSewn({ events }: Pick<StoredOrder, 'events'>): boolean {
  return events.findLast(({ what }) => what === 'sewing')?.to === 'sewn'
}
