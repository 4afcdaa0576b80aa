import { dayMs } from '../../../../contract/durations.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { jobIdOf } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { StoredOrder } from '../../orders/orders.ts'
import { digestDue, digestLengthOf } from '../alert-limits.rule.ts'
import { countEarlier, findUnseen } from '../order-alerts.sql.ts'
import type { PushClient } from './push.client.ts'
import { deleteSubscription, findRecipient, findRecipients, type PushSubscriptionRow, recordFailure, recordSuccess } from './push.sql.ts'
import { manyOrdersNotice, type NewOrderFacts, newOrderNotice, type PushNotice } from './push-notice.rule.ts'

const orderJob = 'push-new-order'
const digestJob = 'push-many-orders'
const deviceJob = 'push-to-device'

/** Still reaches a phone that was off overnight, and survives hours of outage of a push service. */
const ttlMs = dayMs
const atOnce = 5

type OrderTask = NewOrderFacts & { placedAt: string }
type DigestTask = { at: string }
type DeviceTask = { subscriptionId: string; notice: PushNotice; at: string }

/** Part of the transaction that places an order: one job for any number of devices. */
export async function pushNewOrder(tx: Db, { jobs }: Pick<Platform, 'jobs'>, order: StoredOrder): Promise<void> {
  const { id: orderId, orderNumber, totalVnd, lines, createdAt } = order
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  await jobs.send(tx, orderJob, { orderId, orderNumber, totalVnd, units, placedAt: createdAt.toISOString() } satisfies OrderTask)
}

/**
 * The orders that wait are handled together, however many there are; each creates one job per device, or is counted in a
 * digest. A failing device is retried without repeating the others.
 */
export async function definePushJobs(platform: Platform, push: PushClient): Promise<void> {
  const { jobs } = platform
  await jobs.defineBatch<OrderTask>(orderJob, (tasks) => pushToDevices(platform, tasks))
  await jobs.define<DigestTask>(digestJob, (task) => pushDigest(platform, task))
  await jobs.define<DeviceTask>(deviceJob, (task) => pushToDevice(platform, push, task), { atOnce })
}

async function pushToDevices({ db, jobs, clock }: Platform, tasks: OrderTask[]): Promise<void> {
  await transact(db, async (tx) => {
    const now = clock.now()
    const digests = new Set<string>()
    const earlier = await countEarlier(tx, tasks)
    for (const [at, { placedAt, ...order }] of tasks.entries()) {
      const lengthMs = earlier[at] ? digestLengthOf(earlier[at]) : 0
      if (lengthMs > 0) digests.add(digestDue(new Date(placedAt), now, lengthMs).toISOString())
      else await sendToAll(tx, jobs, placedAt, order.orderId, (language) => newOrderNotice(order, language))
    }
    for (const at of digests) {
      const task: DigestTask = { at }
      await jobs.send(tx, digestJob, task, { id: jobIdOf(digestJob, at), after: new Date(at) })
    }
  })
}

async function pushDigest({ db, jobs }: Platform, { at }: DigestTask): Promise<void> {
  await transact(db, async (tx) => {
    const { total } = await findUnseen(tx, { since: new Date(Date.parse(at) - ttlMs), limit: 1 })
    if (total > 0) await sendToAll(tx, jobs, at, `many ${at}`, (language) => manyOrdersNotice(total, language))
  })
}

async function sendToAll(
  tx: Db,
  jobs: Platform['jobs'],
  at: string,
  event: string,
  write: (language: PushSubscriptionRow['language']) => PushNotice,
): Promise<void> {
  for (const { id: subscriptionId, language } of await findRecipients(tx)) {
    const task: DeviceTask = { subscriptionId, notice: write(language), at }
    // A job that runs twice alerts a device once.
    await jobs.send(tx, deviceJob, task, { id: jobIdOf(event, subscriptionId) })
  }
}

/** Throws if a retry may help. A removed device, or one whose owner is no longer staff, gets nothing. */
async function pushToDevice(platform: Platform, push: PushClient, { subscriptionId, notice, at }: DeviceTask): Promise<void> {
  const leftMs = Date.parse(at) + ttlMs - platform.clock.now().getTime()
  const subscription = await findRecipient(platform.db, subscriptionId)
  if (!subscription || leftMs <= 0) return
  const outcome = await pushAndNote(platform, push, { subscription, notice, ttlSeconds: Math.ceil(leftMs / 1_000) })
  if (outcome.state === 'unavailable') throw new Error(`push service unavailable: ${outcome.reason}`)
}

type Push = { subscription: PushSubscriptionRow; notice: PushNotice; ttlSeconds: number }

/** Sends once and stores the outcome. The endpoint is never logged: it is enough to address the device. */
export async function pushAndNote({ db, clock, log }: Platform, push: PushClient, { subscription, notice, ttlSeconds }: Push) {
  const outcome = await push(subscription, notice, ttlSeconds)
  if (outcome.state === 'sent') await recordSuccess(db, subscription.id, clock.now())
  else if (outcome.state === 'gone') await deleteSubscription(db, subscription)
  else {
    await recordFailure(db, subscription.id, clock.now())
    log.warn({ device: subscription.id, reason: outcome.reason }, 'a notification was not accepted by its push service')
  }
  return outcome
}
