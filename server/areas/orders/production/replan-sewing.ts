import { type DeliveryWindow, giftWindow } from '../../../../contract/gifts/gift-day.rule.ts'
import type { Db } from '../../../platform/database/client.ts'
import { findFree } from '../../catalogue/catalogue.ts'
import { deliveryDays, findDeliveryArea, pickupArea, readSettings } from '../../content/content.ts'
import { insertEvent, type OrderRow, type StoredOrder } from '../orders.sql.ts'
import { findPlanToBook } from './find-sewing-plan.ts'
import { isSewn, unitsToSew } from './order-sewing.rule.ts'
import { deleteSewing, insertSewing } from './sewing.sql.ts'

type Replanned = { before: StoredOrder; after: StoredOrder; now: Date }

/**
 * Books the sewing of an edited order again. More to sew may move the promised days back, never forward, and a finished order
 * is to be sewn again. Returns the columns of the delivery window that change.
 */
export async function replanSewing(tx: Db, { before, after, now }: Replanned): Promise<Partial<OrderRow>> {
  const [piecesBefore, pieces] = [unitsToSew(before), unitsToSew(after)]
  const isMore = pieces > piecesBefore
  if (after.stock !== 'held' && after.stock !== 'taken') return {}
  if (isSewn(before) && isMore) await insertEvent(tx, after.id, { at: now, what: 'sewing', to: 'sewing', by: 'system' })
  if (isSewn(before) && !isMore) return {}
  await deleteSewing(tx, after.id)
  const { sewing } = await readSettings(tx)
  const plan = await findPlanToBook(tx, { pieces, leadDays: await longestLead(tx, after), sewing, now })
  await insertSewing(tx, after.id, plan.weeks)
  const area = after.pickup ? pickupArea : await findDeliveryArea(tx, after.shippingAddress.provinceCode)
  if (!isMore || !area) return {}
  return laterWindow(after, giftWindow(deliveryDays(area, now, plan.days), after.giftWishes?.deliverOn))
}

function laterWindow({ deliveryTo }: OrderRow, window: DeliveryWindow): Partial<OrderRow> {
  return deliveryTo === null || window.deliveryTo > deliveryTo ? window : {}
}

async function longestLead(tx: Db, { lines }: StoredOrder): Promise<number> {
  const sewn = lines.filter(({ quantity, fromStock }) => fromStock < quantity).map(({ variantId }) => variantId)
  return Math.max(0, ...(await findFree(tx, sewn)).map(({ leadDays }) => leadDays))
}
