import type { Db } from '../../platform/db.ts'
import { readSettings } from '../content/content.ts'
import { moveOrder, movePayment, type OrderRow, orderPaidMail, reviveOrder, withDetails } from '../orders/orders.ts'
import type { GatewayWord } from './judge-word.ts'
import { openRefund } from './open-refund.ts'
import type { PaymentRoom } from './payment-room.ts'
import { type PaymentRow, updatePayment } from './payments.sql.ts'
import { raiseAlert } from './raise-alert.ts'

type Money = { word: GatewayWord; payment: PaymentRow; order: OrderRow; now: Date }

/** The money of an order has arrived: its pieces leave the shelf and the shop begins. */
export async function acceptMoney(tx: Db, room: PaymentRoom, { isLate, ...money }: Money & { isLate: boolean }): Promise<void> {
  const { now } = money
  let { order } = money
  if (isLate) {
    const again = await reviveOrder(tx, room.platform, order)
    if (again.kind !== 'revived') return returnLateMoney(tx, room, money)
    order = again.order
  }
  await keepMoney(tx, money, 'paid')
  order = await movePayment(tx, order, { to: 'paid', by: 'gateway', now, note: isLate ? 'late' : undefined })
  if (order.status === 'pending') order = await moveOrder(tx, room.platform, order, { to: 'processing', by: 'system', now })
  const [details] = await withDetails(tx, [order])
  const { brand } = await readSettings(tx)
  const mail = details && orderPaidMail(details, { brand, publicUrl: room.platform.config.publicUrl })
  if (mail) await room.platform.mail.write(tx, mail)
}

/**
 * Money the shop cannot use: it came for a cancelled order, or a second time. It is written down as
 * received and one task gives it back.
 */
export async function returnMoney(tx: Db, room: PaymentRoom, { isSurplus, ...money }: Money & { isSurplus: boolean }): Promise<void> {
  const { order, now, word } = money
  const reason = isSurplus ? 'paid-twice' : 'paid-after-cancellation'
  const payment = await keepMoney(tx, money, isSurplus ? 'surplus' : 'paid')
  const held = isSurplus ? order : await movePayment(tx, order, { to: 'paid', by: 'gateway', now, note: 'late' })
  await openRefund(tx, room, { order: held, payment, reason, by: 'system', now })
  await raiseAlert(tx, room.platform, { what: reason, subject: order.id, details: { transId: word.transId, amount: word.amount } })
}

/** Paid after its time, and what it held is sold: the order ends and the money goes back. */
async function returnLateMoney(tx: Db, room: PaymentRoom, money: Money): Promise<void> {
  const { order, now, word } = money
  const payment = await keepMoney(tx, money, 'paid')
  const paid = await movePayment(tx, order, { to: 'paid', by: 'gateway', now, note: 'late' })
  const ended = await moveOrder(tx, room.platform, paid, { to: 'cancelled', by: 'system', now, note: 'paid-late' })
  await openRefund(tx, room, { order: ended, payment, reason: 'paid-late', by: 'system', now })
  await raiseAlert(tx, room.platform, { what: 'paid-late', subject: order.id, details: { transId: word.transId, amount: word.amount } })
}

async function keepMoney(tx: Db, { word, payment, now }: Money, state: 'paid' | 'surplus'): Promise<PaymentRow> {
  const { transId, payType, resultCode } = word
  return updatePayment(tx, payment.id, {
    state,
    transId,
    payType,
    resultCode,
    paidAt: now,
    reason: null,
    queryAt: null,
    claimedUntil: null,
  })
}
