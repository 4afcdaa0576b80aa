import type { Order } from './orders.ts'

/** Whether the buyer comes for the order; one that is sent after all has a parcel. */
export function isPickedUp({ shippingMethod, shipment }: Pick<Order, 'shippingMethod' | 'shipment'>): boolean {
  return shippingMethod === 'pickup' && shipment === null
}
