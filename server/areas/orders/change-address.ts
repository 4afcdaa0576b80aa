import { isDeepStrictEqual } from 'node:util'
import type { AddressInput } from '../../../contract/accounts.ts'
import type { StoredAddress } from '../../../db/schema/orders.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { addressOfPickup, requireOfficialAddress } from '../accounts/accounts.ts'
import { findDeliveryArea } from '../content/content.ts'
import { moveBuyerNotes } from './guests/move-buyer-notes.ts'
import { findCurrentParcels, insertEvent, lockOrder, type OrderRow, type StoredOrder, updateOrder, withDetails } from './orders.sql.ts'

type OrderAddressChangeRequest = { orderId: string; address: AddressInput; adminId: string }

/** Changes the address of an order that has no parcel yet; of a pick-up, who comes for it. The price stays as agreed. */
export async function changeOrderAddress(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  change: OrderAddressChangeRequest,
): Promise<StoredOrder> {
  const { orderId, adminId } = change
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new AppError('not_found')
    if (!(await isStillHere(tx, order))) throw new AppError('order_on_its_way')
    const ofPickup = order.pickup ? addressOfPickup(change.address).address : undefined
    const address = ofPickup ?? (await requireDeliverable(tx, change.address))
    const { shippingAddress: before, billingAddress } = order
    const changed = await updateOrder(tx, orderId, {
      shippingAddress: address,
      billingAddress: isDeepStrictEqual(billingAddress, before) ? address : billingAddress,
      phone: address.phone,
    })
    if (order.phone !== changed.phone) await moveBuyerNotes(tx, { from: order.phone, to: changed.phone, now: clock.now() })
    await insertEvent(tx, orderId, { at: clock.now(), what: 'address', by: 'admin' })
    await audit(tx, { who: adminId, what: 'order.address', subject: orderId, details: { from: before, to: address } })
    const [described] = await withDetails(tx, [changed])
    return described as StoredOrder
  })
}

async function isStillHere(tx: Db, { id, status }: OrderRow): Promise<boolean> {
  return (status === 'pending' || status === 'processing') && (await findCurrentParcels(tx, [id])).length === 0
}

async function requireDeliverable(tx: Db, input: AddressInput): Promise<StoredAddress> {
  const address = requireOfficialAddress(input, 'address')
  const area = await findDeliveryArea(tx, address.provinceCode)
  if (!area) throw new AppError('no_delivery', { issues: [{ path: 'address.province', key: 'no_delivery' }] })
  return address
}
