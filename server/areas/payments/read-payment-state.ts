import type { Language } from '../../../contract/language/language.schema.ts'
import type { PaymentState } from '../../../contract/payments.ts'
import { readSettings } from '../content/content.ts'
import { findCashHistory, type OrderRow } from '../orders/orders.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { findLatestPayment } from './payments.sql.ts'
import { awaitsMoney, presentPayment } from './present-payment.ts'

/** Reads everything that the payment page of an order shows. */
export async function readPaymentState({ platform, momo }: PaymentDeps, order: OrderRow, language: Language): Promise<PaymentState> {
  const { db, clock } = platform
  const settings = await readSettings(db)
  const payment = await findLatestPayment(db, order.id)
  // Counted only where the settings use it, because the page polls every few seconds.
  const counts = settings.cod?.refuseAfter !== undefined && awaitsMoney(order)
  const { refused } = counts ? await findCashHistory(db, order.phone) : { refused: 0 }
  return presentPayment({ order, payment, settings, hasWallet: momo !== null, refused, now: clock.now() }, language)
}
