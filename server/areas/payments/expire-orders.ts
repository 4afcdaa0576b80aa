import { transact } from '../../platform/transact.ts'
import { expireOrder, findOverdueOrders, lockOrder, moveOrder } from '../orders/orders.ts'
import { askBriefly } from './ask-gateway.ts'
import { minutesAfter, type PaymentRoom, payableHours } from './payment-room.ts'
import { findLatestPayment } from './payments.sql.ts'

const atOnce = 50

/** Wallet and bank orders whose time to pay is over give back what they hold; a day later they end. */
export async function expireOverdueOrders(room: PaymentRoom): Promise<void> {
  const { db, clock } = room.platform
  const unpaid = await findOverdueOrders(db, 'unpaid', clock.now(), atOnce)
  await Promise.all(unpaid.map((orderId) => hearLastWord(room, orderId)))
  for (const orderId of unpaid) await onItsOwn(room, orderId, expire)
  const dayAgo = minutesAfter(clock.now(), -payableHours * 60)
  for (const orderId of await findOverdueOrders(db, 'expired', dayAgo, atOnce)) await onItsOwn(room, orderId, end)
}

/** Somebody may have paid a moment ago: the gateway is asked once more before the pieces go to others. */
async function hearLastWord(room: PaymentRoom, orderId: string): Promise<void> {
  const payment = await findLatestPayment(room.platform.db, orderId)
  if (payment && payment.queryAt !== null) await askBriefly(room, payment)
}

/** One order that fails does not keep the others waiting. */
async function onItsOwn(room: PaymentRoom, orderId: string, work: (room: PaymentRoom, orderId: string) => Promise<void>): Promise<void> {
  await work(room, orderId).catch((error) => room.platform.log.error({ err: error, order: orderId }, 'an order could not expire'))
}

async function expire({ platform }: PaymentRoom, orderId: string): Promise<void> {
  await transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const order = await lockOrder(tx, orderId)
    const isDue =
      order?.status === 'pending' && order.paymentStatus === 'unpaid' && order.paymentDueAt !== null && order.paymentDueAt <= now
    if (isDue) await expireOrder(tx, platform, order, now)
  })
}

async function end({ platform }: PaymentRoom, orderId: string): Promise<void> {
  await transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const order = await lockOrder(tx, orderId)
    if (order?.status !== 'pending' || order.paymentStatus !== 'expired') return
    await moveOrder(tx, platform, order, { to: 'cancelled', by: 'system', now, note: 'not-paid' })
  })
}
