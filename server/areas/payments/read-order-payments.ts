import type { OrderPayments } from '../../../contract/admin/order-payments.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { readSettings } from '../content/content.ts'
import { awaitsDeposit, awaitsMoney, findLines, isToConfirm, orderPaths } from '../orders/orders.ts'
import { confirmMessage } from './cash-on-delivery/confirmation-message.ts'
import { presentCash } from './cash-on-delivery/present-cash.rule.ts'
import { findOrderMoney, type OrderMoney } from './order-payments.sql.ts'
import type { PaymentRow } from './payments.sql.ts'
import { leftOf } from './refunds/money-left.ts'
import type { RefundRow } from './refunds/refunds.sql.ts'
import { presentMismatch } from './unmatched/present-unmatched.rule.ts'

type Deps = Pick<Platform, 'db' | 'config' | 'clock'>

/** The payments and refunds of one order, for its admin page. */
export async function getOrderPayments(deps: Deps, orderId: string): Promise<OrderPayments['data']> {
  const money = await findOrderMoney(deps.db, orderId)
  if (!money) throw new AppError('not_found')
  const described = presentMoney(money, { publicUrl: deps.config.publicUrl, now: deps.clock.now() })
  return { ...described, confirmation: await confirmationOf(deps, money) }
}

/** A deposit confirms its order, so the customer gets the link to pay. */
async function confirmationOf({ db, config }: Deps, { order }: OrderMoney): Promise<OrderPayments['data']['confirmation']> {
  if (!isToConfirm(order) || awaitsDeposit(order) || order.confirmToken === null) return null
  const link = config.publicUrl + orderPaths.confirm(order.id, order.confirmToken)
  const items = (await findLines(db, order.id)).reduce((sum, { quantity }) => sum + quantity, 0)
  const { brand } = await readSettings(db)
  return { link, texts: confirmMessage({ order, items, shopName: brand.name, link }) }
}

type Described = Omit<OrderPayments['data'], 'confirmation'>

function presentMoney(money: OrderMoney, { publicUrl, now }: { publicUrl: string; now: Date }): Described {
  const { order, payments, refunds, mismatches, cash } = money
  return {
    link: publicUrl + customerPath(order),
    refundable: refundableOf(payments, refunds),
    payments: payments.map(presentTry),
    mismatches: mismatches.map(presentMismatch),
    cash: cash.map((entry) => presentCash(entry, now)),
    refunds: refunds.map(({ id, amountVnd, reason, way, state, createdAt, doneAt }) => ({
      _id: id,
      amount: amountVnd,
      reason,
      way,
      state,
      createdAt: createdAt.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
    })),
  }
}

/** The payment page while money is due; otherwise the order's page. */
function customerPath(order: OrderMoney['order']): string {
  const { id, accessToken } = order
  return awaitsMoney(order) ? orderPaths.payment(id, accessToken) : orderPaths.order(id, accessToken)
}

/** The money received and not refunded; an open task counts as not refunded. */
function refundableOf(payments: PaymentRow[], refunds: RefundRow[]): number {
  const accepted = payments.filter(({ state }) => state === 'paid')
  const gone = refunds.filter(({ state }) => state === 'sent' || state === 'done')
  return leftOf(accepted, gone)
}

function presentTry({ id, method, amountVnd, state, transId, reason, createdAt, paidAt }: PaymentRow) {
  return {
    _id: id,
    method,
    amount: amountVnd,
    state,
    transId,
    // For a wallet attempt `reason` is why it failed; for other methods it is the reference an admin typed.
    reference: state === 'paid' && method !== 'momo' ? reason : null,
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  }
}
