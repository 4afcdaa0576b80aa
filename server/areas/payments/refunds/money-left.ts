import type { Db } from '../../../platform/database/client.ts'
import { sumCashOnItsWay } from '../cash-on-delivery/cash-ledger.sql.ts'
import { isMomoAmount } from '../momo/momo.client.ts'
import { findOrderMoney, type PaymentRow } from '../payments.sql.ts'
import type { RefundRow } from './refunds.sql.ts'

/** What is left to refund: of the money that is with the shop, and of the cash that a carrier has. */
export async function readMoneyLeft(tx: Db, orderId: string, known: RefundRow[]) {
  const payments = await findOrderMoney(tx, orderId)
  const early = known.filter(({ paymentId, state }) => paymentId === null && state !== 'withdrawn')
  const earlyVnd = early.reduce((sum, refund) => sum + refund.amountVnd, 0)
  const collected = await sumCashOnItsWay(tx, orderId)
  // Early refunds came out of the cash, and only where that was not enough out of the payments.
  const here = leftOf(payments, known) - Math.max(0, earlyVnd - collected)
  return { payments, here, onItsWay: Math.max(0, collected - earlyVnd) }
}

/**
 * The amount of payments that no refund claims yet. A deposit and the cash after it count together: a refund names
 * one of them and may take out of both. The order is locked.
 */
export function leftOf(payments: PaymentRow[], known: RefundRow[]): number {
  const paid = payments.reduce((sum, { amountVnd }) => sum + amountVnd, 0)
  return refundsOf(payments, known).reduce((left, { amountVnd }) => left - amountVnd, paid)
}

export function refundsOf(payments: PaymentRow[], known: RefundRow[]): RefundRow[] {
  return known.filter(({ paymentId, state }) => state !== 'withdrawn' && payments.some(({ id }) => id === paymentId))
}

/**
 * A single payment of the wallet is refunded to the wallet, within its limits and what was not refunded of it; everything else
 * is sent by a person. `known`: the other refunds.
 */
export function wayOf(payments: PaymentRow[], amount: number, known: RefundRow[] = []): RefundRow['way'] {
  const [payment, ...others] = payments.filter(({ exchangeId }) => exchangeId === null)
  const isWallet = payment?.method === 'momo' && others.length === 0 && amount <= leftOf([payment], known)
  return isWallet && isMomoAmount(amount) ? 'momo' : 'hand'
}
