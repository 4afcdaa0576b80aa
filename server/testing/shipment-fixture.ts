import type { ShipmentStatus } from '../../contract/orders/shipments.ts'
import { openCheckoutFixture } from './checkout-fixture.ts'
import { signInAdmin } from './users-fixture.ts'

/** The allowed transitions that bring a parcel into each status. */
export const stepsTo: Record<ShipmentStatus, string[]> = {
  pending: [],
  ready_to_pick: ['ready_to_pick'],
  picked_up: ['picked_up'],
  in_transit: ['in_transit'],
  out_for_delivery: ['out_for_delivery'],
  delivered: ['delivered'],
  delivery_failed: ['picked_up', 'delivery_failed'],
  returning: ['picked_up', 'returning'],
  returned: ['picked_up', 'returning', 'returned'],
  cancelled: ['cancelled'],
  lost_or_damaged: ['picked_up', 'lost_or_damaged'],
}

/** For tests: a shop with an admin who ships parcels of one dress. */
export async function openShipmentFixture() {
  const checkout = await openCheckoutFixture()
  const admin = await signInAdmin(checkout)
  const dress = await checkout.put('Đầm', 9_999)
  const move = (id: string, status: string) => admin.put(`shipments/${id}/status`, { status })

  /** A cash order with a parcel after these steps. */
  async function sent(steps: readonly string[] = [], more: object = {}) {
    const order = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod', email: 'mai@example.vn' })
    const created = await admin.post('shipments', { orderId: order.id, carrier: 'GHN', trackingCode: 'GA8B9C', ...more })
    if (created.status !== 201) throw new Error(created.text)
    const id = created.json.data.shipment._id as string
    for (const step of steps) {
      const moved = await move(id, step)
      if (moved.status !== 200) throw new Error(moved.text)
    }
    return { order, id, created: created.json.data.shipment }
  }

  return {
    checkout,
    admin,
    dress,
    move,
    sent,
    orderStatus: async (id: string): Promise<string> => (await admin.get(`orders/${id}`)).json.data.order.status,
  }
}

export type ShipmentFixture = Awaited<ReturnType<typeof openShipmentFixture>>
