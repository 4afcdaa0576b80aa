import type { Settings } from '../../../contract/content.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { PaymentState } from '../../../contract/payments.ts'
import { awaitsDeposit, isToConfirm, type OrderRow, stockStates } from '../orders/orders.ts'
import { presentTransfer } from './bank-transfer/present-transfer.rule.ts'
import { isRenewable, lastDueOf } from './ensure-payable.ts'
import { awaitsExtra } from './extra/extra-due.rule.ts'
import { failureText } from './failure-texts.ts'
import { offerPayments } from './payment-offers.rule.ts'
import type { PaymentRow } from './payments.sql.ts'

type StoredPaymentState = {
  order: OrderRow
  payment: PaymentRow | undefined
  settings: Settings
  hasWallet: boolean
  /** How many parcels to this phone number were returned. */
  refused: number
  now: Date
}

/** The payment state of an order, for its payment page. */
export function presentPayment(known: StoredPaymentState, language: Language): PaymentState {
  const { order, now } = known
  const payment = currentTry(known)
  const awaits = awaitsMoney(order)
  const isExtra = awaitsExtra(order)
  const isUnpaid = awaits && order.paymentStatus === 'unpaid'
  const isWaiting = (isUnpaid || isExtra) && payment?.state === 'waiting'
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    finalAmount: order.totalVnd,
    status: order.status,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    shippingMethod: order.pickup ? 'pickup' : 'standard',
    paymentDueDate: order.paymentDueAt?.toISOString() ?? null,
    ...(isWaiting ? linksOf(payment) : {}),
    attempt: payment && !isUntried(payment) ? presentTry(payment, language) : null,
    canPayAgain: ((awaits && isRenewable(order, now)) || isExtra) && canBeginAgain(order, payment, now),
    ...transferOf(known),
    ...(awaitsExtra(order) ? { extraDue: order.extraDueVnd } : {}),
    otherMethods: otherMethods(known),
    toConfirm: isToConfirm(order),
    stockState: stockStates[order.stock],
    reservedUntil: isToConfirm(order) ? (order.confirmDueAt?.toISOString() ?? null) : null,
    deposit: order.depositVnd,
    depositPaid: order.depositPaidAt !== null,
  }
}

/** The account for a transfer, of a whole order or of a deposit. */
function transferOf({ order, settings: { bank } }: StoredPaymentState): Pick<PaymentState, 'transfer'> {
  const isWhole = order.paymentMethod === 'bank' && order.status === 'pending' && order.paymentStatus === 'unpaid'
  if (bank && awaitsExtra(order)) return { transfer: presentTransfer(bank, { orderNumber: order.orderNumber, amount: order.extraDueVnd }) }
  if (!bank || !(isWhole || awaitsDeposit(order))) return {}
  return { transfer: presentTransfer(bank, { orderNumber: order.orderNumber, amount: isWhole ? order.totalVnd : order.depositVnd }) }
}

export function awaitsMoney({ status, paymentStatus }: OrderRow): boolean {
  return status === 'pending' && (paymentStatus === 'unpaid' || paymentStatus === 'expired')
}

/** The wallet attempt has ended, or there is none; or the transfer is overdue. */
function canBeginAgain({ paymentMethod, paymentStatus }: OrderRow, payment: PaymentRow | undefined, now: Date): boolean {
  if (paymentMethod === 'bank') return paymentStatus === 'expired'
  const isStarting = payment?.state === 'starting' && payment.claimedUntil !== null && payment.claimedUntil > now
  return paymentMethod === 'momo' && !isStarting && !(paymentStatus !== 'expired' && payment?.state === 'waiting')
}

/** An attempt from before a change of the method is hidden, unless it brought money; a deposit is hidden too. */
function currentTry({ order, payment }: StoredPaymentState): PaymentRow | undefined {
  if (payment?.isDeposit || (awaitsExtra(order) && !(payment?.isExtra && payment.state !== 'paid'))) return undefined
  const isPaid = payment?.state === 'paid' || payment?.state === 'surplus'
  return payment && (isPaid || (payment.method === order.paymentMethod && payment.reason !== 'method-changed')) ? payment : undefined
}

/** Recorded with the order, and the wallet has not been called for it yet. */
function isUntried({ state, claimedUntil }: PaymentRow): boolean {
  return state === 'starting' && claimedUntil === null
}

function otherMethods({ order, settings, hasWallet, refused, now }: StoredPaymentState): PaymentState['otherMethods'] {
  if (!awaitsMoney(order) || order.depositPaidAt !== null || (order.paymentStatus === 'expired' && !isRenewable(order, now))) return []
  const isConfirmed = order.confirmedAt !== null
  const isInTime = isConfirmed || now < lastDueOf(order)
  const hasGiver = order.giftWishes?.giver !== undefined
  return offerPayments({ settings, hasWallet, amount: order.totalVnd, refused, isConfirmed, hasGiver })
    .filter(({ method, available }) => available && method !== order.paymentMethod && (method === 'cod' || isInTime))
    .map(({ method }) => method)
}

function linksOf({ paymentUrl, qrCodeUrl, deeplink }: PaymentRow) {
  return { ...(paymentUrl ? { paymentUrl } : {}), ...(qrCodeUrl ? { qrCodeUrl } : {}), ...(deeplink ? { deeplink } : {}) }
}

function presentTry({ state, reason }: PaymentRow, language: Language): PaymentState['attempt'] {
  if (state === 'surplus') return { state: 'paid' }
  const isOver = state === 'failed' || state === 'expired'
  return isOver && reason ? { state, code: reason, reason: failureText(reason, language) } : { state }
}
