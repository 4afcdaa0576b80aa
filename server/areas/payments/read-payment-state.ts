import type { Language } from '../../../contract/language.ts'
import type { PaymentState } from '../../../contract/payments.ts'
import { readSettings } from '../content/content.ts'
import { findCashHistory, type OrderRow } from '../orders/orders.ts'
import type { PaymentRoom } from './payment-room.ts'
import { awaitsMoney, describePayment } from './payment-state.ts'
import { findLatestPayment } from './payments.sql.ts'

/** Everything the waiting page of an order shows now. */
export async function readPaymentState({ platform, momo }: PaymentRoom, order: OrderRow, language: Language): Promise<PaymentState> {
  const { db, clock } = platform
  const settings = await readSettings(db)
  const payment = await findLatestPayment(db, order.id)
  // Only a shop that counts them has to look: the page asks every few seconds.
  const counts = settings.cod?.refuseAfter !== undefined && awaitsMoney(order)
  const { refused } = counts ? await findCashHistory(db, order.phone) : { refused: 0 }
  return describePayment({ order, payment, settings, hasWallet: momo !== null, refused, now: clock.now() }, language)
}
