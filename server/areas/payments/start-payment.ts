import { addHours, addSeconds, hourSeconds } from '../../../contract/durations.ts'
import { newId } from '../../../db/new-id.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { lockOrder, type OrderRow, orderPaths } from '../orders/orders.ts'
import { awaitConcurrentAttempt } from './await-concurrent-attempt.ts'
import { ensurePayable } from './ensure-payable.ts'
import { attemptOf, awaitsExtra } from './extra/extra-due.rule.ts'
import type { Momo } from './momo/momo.client.ts'
import { queryWithTimeout } from './momo/query-gateway.ts'
import { type PaymentDeps, payableHours } from './payment-deps.ts'
import { findLatestPayment, insertPayment, type PaymentRow, updatePayment } from './payments.sql.ts'
import { retireAttempt } from './retire-attempt.ts'
import { storeCreatedPayment } from './store-created-payment.ts'

/** Longer than the call that creates a payment may take. */
const claimSeconds = 35
/** A pay page older than this is checked at the gateway before a shopper is sent there again. */
const freshSeconds = 60
const maxAttempts = 50

type Claim = { kind: 'running' | 'busy' | 'claimed'; payment: PaymentRow; order: OrderRow }

/**
 * Begins the payment of an order at the gateway, or continues it: however often and from wherever this is called, one
 * attempt is live and every call returns its pay page. The attempt is recorded before the gateway is called, and no
 * lock is held during the call.
 */
export async function startPayment(deps: PaymentDeps, orderId: string): Promise<{ payment: PaymentRow; order: OrderRow }> {
  const { momo } = deps
  if (!momo) throw new AppError('payment_method_unavailable')
  for (let round = 0; round < 4; round++) {
    const claim = await transact(deps.platform.db, (tx) => claimAttempt(tx, deps, orderId))
    const { payment, order } = claim
    if (claim.kind === 'claimed') return { order, payment: await begin({ ...deps, momo }, payment, order) }
    if (claim.kind === 'busy') {
      const concurrent = await awaitConcurrentAttempt(deps, payment)
      if (concurrent) return { order, payment: concurrent }
    } else if (round > 0 || (await isStillOpen(deps, payment))) {
      return { payment, order }
    }
  }
  throw new AppError('gateway_timeout')
}

/** Under the order's lock: claims the next attempt where none is live. */
async function claimAttempt(tx: Db, deps: PaymentDeps, orderId: string): Promise<Claim> {
  const now = deps.platform.clock.now()
  const order = await ensurePayable(tx, deps, await lockOrder(tx, orderId), { by: 'momo', now })
  const latest = await findFittingAttempt(tx, order, now)
  if (latest?.state === 'waiting' && latest.paymentUrl)
    return { kind: 'running', payment: await rescheduleGatewayQuery(tx, latest, order, now), order }
  const isBusy = latest?.state === 'starting' && latest.claimedUntil !== null && latest.claimedUntil > now
  if (latest && isBusy) return { kind: 'busy', payment: latest, order }
  // The attempt of a process that died continues with its own ids: the gateway recognises a repeated request.
  const next = latest?.state === 'starting' ? latest : await createNextAttempt(tx, order, now)
  const claimedUntil = addSeconds(now, claimSeconds)
  const payment = await updatePayment(tx, next.id, { claimedUntil, queryAt: claimedUntil, expiresAt: expiryOf(order, now) })
  return { kind: 'claimed', payment, order }
}

/** The latest attempt, unless it is over another sum than the order needs now: an edit came between. */
async function findFittingAttempt(tx: Db, order: OrderRow, now: Date): Promise<PaymentRow | undefined> {
  const latest = await findLatestPayment(tx, order.id)
  const { amountVnd, isExtra } = attemptOf(order)
  if (!latest || (latest.amountVnd === amountVnd && latest.isExtra === isExtra)) return latest
  await retireAttempt(tx, order, now)
  return undefined
}

/** The attempt gets the order's new due date, so the gateway is queried as often as at first. */
async function rescheduleGatewayQuery(tx: Db, payment: PaymentRow, { paymentDueAt }: OrderRow, now: Date): Promise<PaymentRow> {
  if (payment.isExtra || payment.expiresAt?.getTime() === paymentDueAt?.getTime()) return payment
  return updatePayment(tx, payment.id, { expiresAt: paymentDueAt, queryAt: addSeconds(now, 10), queries: 0 })
}

/** The difference of an edited order has no due date of its own. */
function expiryOf(order: OrderRow, now: Date): Date | null {
  return awaitsExtra(order) ? addHours(now, payableHours) : order.paymentDueAt
}

export async function createNextAttempt(tx: Db, order: OrderRow, now: Date): Promise<PaymentRow> {
  return createAttempt(tx, order, ((await findLatestPayment(tx, order.id))?.attempt ?? 0) + 1, now)
}

/** Records a wallet attempt of an order. The gateway has not been called for it yet. */
export async function createAttempt(tx: Db, order: OrderRow, attempt: number, now: Date): Promise<PaymentRow> {
  if (attempt > maxAttempts) throw new AppError('too_many_requests', { retryAfter: hourSeconds })
  return insertPayment(tx, {
    id: newId('pay'),
    orderId: order.id,
    method: 'momo',
    attempt,
    gatewayOrderId: `${order.orderNumber}-${attempt}`,
    gatewayRequestId: newId('req'),
    ...attemptOf(order),
    createdAt: now,
    expiresAt: expiryOf(order, now),
  })
}

async function begin(deps: PaymentDeps & { momo: Momo }, payment: PaymentRow, order: OrderRow): Promise<PaymentRow> {
  const { publicUrl } = deps.platform.config
  const created = await deps.momo.create({
    orderId: payment.gatewayOrderId,
    requestId: payment.gatewayRequestId,
    amount: payment.amountVnd,
    orderInfo: { vi: `Đơn hàng ${order.orderNumber}`, en: `Order ${order.orderNumber}` }[order.language],
    redirectUrl: publicUrl + orderPaths.payment(order.id, order.accessToken),
    ipnUrl: `${publicUrl}/api/payments/momo/callback`,
    extraData: '',
    lang: order.language,
  })
  return storeCreatedPayment(deps, payment, created)
}

async function isStillOpen(deps: PaymentDeps, payment: PaymentRow): Promise<boolean> {
  if (addSeconds(payment.createdAt, freshSeconds) > deps.platform.clock.now()) return true
  return (await queryWithTimeout(deps, payment)) === null
}
