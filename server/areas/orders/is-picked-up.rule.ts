import type { StoredOrder } from './orders.sql.ts'

/** Whether the buyer comes for the order; one that is sent after all has a parcel. */
export function isPickedUp({ pickup, parcel }: Pick<StoredOrder, 'pickup' | 'parcel'>): boolean {
  return pickup !== null && parcel === null
}
