import type { Language } from '../../../../contract/language/language.schema.ts'
import { type Making, maxOrderUpdates, type OrderUpdate, type StaffMaking } from '../../../../contract/orders/making.ts'
import { vietnamDay } from '../../../../contract/vietnam-time.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findCare } from '../../catalogue/catalogue.ts'
import { readSettings } from '../../content/content.ts'
import { readPhoto } from '../../media/media.ts'
import type { OrderViewer, StoredOrder } from '../orders.sql.ts'
import { sewnByDay } from '../production/plan-sewing.rule.ts'
import { findLastWeeks } from '../production/sewing.sql.ts'
import { getOrder, getVisibleOrder } from '../read-orders.ts'
import { deliveredBeforeTet } from './before-tet.rule.ts'
import { makerOf } from './maker-of.rule.ts'
import { hasPhoto, listUpdates, type OrderUpdateRow } from './order-updates.sql.ts'
import { productionStep } from './production-step.rule.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

/** How an order is made, for anyone who may see it. */
export async function readMaking(deps: Deps, orderId: string, viewer: OrderViewer, language: Language): Promise<Making> {
  return makingOf(deps, await getOrder(deps.db, orderId, viewer), language)
}

/** The same for staff, with what they can choose. */
export async function readStaffMaking(deps: Deps, order: StoredOrder, language: Language): Promise<StaffMaking> {
  const { makers = [] } = await readSettings(deps.db)
  const making = await makingOf(deps, order, language)
  const isOpen = making.step !== null && making.updates.length < maxOrderUpdates
  return { ...making, makers: makers.map(({ name }) => name), isOpen }
}

async function makingOf({ db, clock }: Deps, order: StoredOrder, language: Language): Promise<Making> {
  const step = productionStep(order)
  const productIds = [...new Set(order.lines.map(({ productId }) => productId))]
  const [updates, care, maker, weeks] = await Promise.all([
    listUpdates(db, order.id),
    order.status === 'cancelled' ? new Map() : findCare(db, productIds, language),
    readSettings(db).then(({ makers = [] }) => makerOf(order, makers)),
    step === 'sewing' ? findLastWeeks(db, [order.id]) : new Map<string, string>(),
  ])
  const week = weeks.get(order.id)
  const isUnderWay = order.status === 'processing' || order.status === 'shipped'
  return {
    step,
    sewnBy: week ? sewnByDay(week, order.deliveryFrom) : null,
    beforeTet: isUnderWay ? deliveredBeforeTet(vietnamDay(clock.now()), order.deliveryTo) : null,
    maker,
    updates: updates.map(presentUpdate),
    care: productIds.flatMap((id) => care.get(id) ?? []),
  }
}

function presentUpdate({ id, step, words, createdAt, photo }: OrderUpdateRow): OrderUpdate {
  return {
    _id: id,
    step,
    words,
    at: createdAt.toISOString(),
    photo: photo && { _id: photo.id, width: photo.width, height: photo.height, placeholder: photo.placeholder },
  }
}

/** One file of a photo, for those who may see its order; for anyone else there is none. */
export async function readOrderPhoto(
  platform: Pick<Platform, 'db' | 'storage'>,
  { orderId, photoId, file }: { orderId: string; photoId: string; file: string },
  viewer: OrderViewer,
) {
  await getVisibleOrder(platform.db, orderId, viewer)
  const photo = (await hasPhoto(platform.db, orderId, photoId)) ? await readPhoto(platform, photoId, file) : null
  if (!photo) throw new AppError('not_found')
  return photo
}
