import { maxOrderUpdates } from '../../../../contract/orders/making.ts'
import { newId } from '../../../../db/new-id.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { publish } from '../../../platform/live-events.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readSettings } from '../../content/content.ts'
import { addPhoto, deletePhotos, type ImageRejection, preparePhoto } from '../../media/media.ts'
import { lockOrder, type StoredOrder, updateOrder, withDetails } from '../orders.sql.ts'
import { countUpdates, deleteUpdate, findUpdate, insertUpdate } from './order-updates.sql.ts'
import { productionStep } from './production-step.rule.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'storage' | 'jobs'>
type NewUpdate = { orderId: string; words: string; photo: { content: Buffer; name: string } | null; adminId: string }

/** Adds a photo, words or both to an order that is being made. A refused photo adds nothing. */
export async function addUpdate(deps: Deps, added: NewUpdate): Promise<StoredOrder | { refused: ImageRejection }> {
  const { db, clock } = deps
  const { orderId, words, adminId } = added
  await requireOpen(db, await lockedDetails(db, orderId))
  const photo = added.photo && (await preparePhoto(deps, added.photo))
  if (photo && 'refused' in photo) return photo
  return transact(db, async (tx) => {
    const order = await lockedDetails(tx, orderId)
    const step = await requireOpen(tx, order)
    if (photo) await addPhoto(deps, tx, photo)
    const update = { id: newId('upd'), orderId, step, words, imageId: photo?.id ?? null, createdAt: clock.now() }
    await insertUpdate(tx, update)
    await publish(tx, 'order-changed', orderId)
    await audit(tx, { who: adminId, what: 'order.update-add', subject: orderId, details: { update: update.id, step } })
    return order
  })
}

/** Deletes an update with its photo. */
export async function removeUpdate(
  { db }: Pick<Platform, 'db'>,
  { orderId, updateId, adminId }: { orderId: string; updateId: string; adminId: string },
): Promise<StoredOrder> {
  return transact(db, async (tx) => {
    const order = await lockedDetails(tx, orderId)
    const update = await findUpdate(tx, updateId)
    if (update?.orderId !== orderId) throw new AppError('not_found')
    await deleteUpdate(tx, updateId)
    await deletePhotos(tx, update.imageId ? [update.imageId] : [])
    await publish(tx, 'order-changed', orderId)
    await audit(tx, { who: adminId, what: 'order.update-delete', subject: orderId, details: { update: updateId } })
    return order
  })
}

/** Names who sews an order: one of the settings, as they describe her now. */
export async function chooseMaker(
  { db }: Pick<Platform, 'db'>,
  { orderId, name, adminId }: { orderId: string; name: string | null; adminId: string },
): Promise<StoredOrder> {
  const { makers = [] } = await readSettings(db)
  const maker = name === null ? null : makers.find((each) => each.name === name)
  if (maker === undefined) throw new AppError('invalid_input', { issues: [{ path: 'name', key: 'unreadable' }] })
  return transact(db, async (tx) => {
    const order = await lockedDetails(tx, orderId)
    if (order.status === 'cancelled') throw new AppError('move_not_allowed')
    await updateOrder(tx, orderId, { maker })
    await audit(tx, { who: adminId, what: 'order.maker', subject: orderId, details: { name } })
    return { ...order, maker }
  })
}

async function lockedDetails(tx: Db, orderId: string): Promise<StoredOrder> {
  const locked = await lockOrder(tx, orderId)
  const [order] = locked ? await withDetails(tx, [locked]) : []
  if (!order) throw new AppError('not_found')
  return order
}

async function requireOpen(tx: Db, order: StoredOrder) {
  const step = productionStep(order)
  if (step === null) throw new AppError('move_not_allowed')
  if ((await countUpdates(tx, order.id)) >= maxOrderUpdates) throw new AppError('order_updates_full')
  return step
}
