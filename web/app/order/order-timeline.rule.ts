import type { Order, OrderEvent } from '../../../contract/orders/orders.ts'

export type Step = 'placed' | 'paid' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'refunding' | 'refunded'
/** `at` is null for a step whose time is unknown, or that is still to come. */
export type TimelineStep = { step: Step; at: string | null; state: 'done' | 'now' | 'ahead' }
type TimelineOrder = Pick<Order, 'status' | 'paymentStatus' | 'orderDate'> & {
  paymentMethod?: Order['paymentMethod']
  depositPaid?: boolean
  history?: OrderEvent[]
}

const normalSteps = ['placed', 'processing', 'shipped', 'delivered'] as const
const stepIndex = { pending: 0, processing: 1, shipped: 2, delivered: 3 } as const

/**
 * The steps of an order: the completed ones with their times, the current one, those to come. An order that is paid before it is sewn
 * has a step for the payment; a cancelled order shows how far it got, and its end.
 */
export function orderTimeline(order: TimelineOrder): TimelineStep[] {
  const steps = order.status === 'cancelled' ? cancelledSteps(order) : openSteps(order, stepIndex[order.status])
  const behind = [...steps.filter(({ state }) => state !== 'ahead'), ...refundSteps(order)]
  const ahead = steps.filter(({ state }) => state === 'ahead')
  return [
    ...behind.map((step, index) => ({ ...step, state: index === behind.length - 1 ? ('now' as const) : ('done' as const) })),
    ...ahead,
  ]
}

function openSteps(order: TimelineOrder, upTo: number): TimelineStep[] {
  const steps: TimelineStep[] = normalSteps.map((step, index) => ({
    step,
    at: stepTime(order, step),
    state: index <= upTo ? 'done' : 'ahead',
  }))
  return hasPaymentStep(order) ? [...steps.slice(0, 1), paymentStep(order), ...steps.slice(1)] : steps
}

function cancelledSteps(order: TimelineOrder): TimelineStep[] {
  const behind = normalSteps.flatMap((step) => {
    const at = stepTime(order, step)
    return at ? [{ step, at, state: 'done' as const }] : []
  })
  const paid = paymentStep(order)
  const withPayment = paid.at ? [...behind.slice(0, 1), paid, ...behind.slice(1)] : behind
  return [...withPayment, { step: 'cancelled', at: lastAt(order, 'status', 'cancelled'), state: 'done' }]
}

/** Cash is collected on delivery, so it has no payment step; an order tracked by its number has no payment method. */
function hasPaymentStep({ paymentMethod }: TimelineOrder): boolean {
  return paymentMethod !== undefined && paymentMethod !== 'cod'
}

function paymentStep(order: TimelineOrder): TimelineStep {
  const isPaid = order.paymentStatus === 'paid' || order.paymentStatus === 'refunded'
  return { step: 'paid', at: lastAt(order, 'payment', 'paid'), state: isPaid ? 'done' : 'ahead' }
}

function refundSteps(order: TimelineOrder): TimelineStep[] {
  if (order.paymentStatus === 'refunded') return [{ step: 'refunded', at: lastAt(order, 'payment', 'refunded'), state: 'done' }]
  if (isDepositRefunded(order)) return [{ step: 'refunded', at: lastAt(order, 'refund', 'done'), state: 'done' }]
  const refundRequestedAt = isRefundOpen(order) ? lastAt(order, 'refund', 'open') : null
  return refundRequestedAt ? [{ step: 'refunding', at: refundRequestedAt, state: 'done' }] : []
}

/** A refund that the shop has withdrawn does not count. */
function isRefundOpen({ history = [] }: TimelineOrder): boolean {
  const count = (to: string) => history.filter((event) => event.what === 'refund' && event.to === to).length
  return count('open') > count('withdrawn')
}

/** A deposit never makes its order paid, so its refund does not make the order refunded. */
export function isDepositRefunded({ status, paymentStatus, depositPaid, history = [] }: TimelineOrder): boolean {
  const last = history.findLast(({ what }) => what === 'refund')
  return status === 'cancelled' && paymentStatus === 'unpaid' && depositPaid === true && last?.to === 'done'
}

function stepTime(order: TimelineOrder, step: (typeof normalSteps)[number]): string | null {
  return step === 'placed' ? order.orderDate : lastAt(order, 'status', step)
}

function lastAt({ history = [] }: TimelineOrder, what: string, to: string): string | null {
  return history.findLast((event) => event.what === what && event.to === to)?.at ?? null
}

/** Why an order was cancelled, according to its history. */
export function cancellationReason(
  history: readonly OrderEvent[],
): 'notPaid' | 'notConfirmed' | 'declined' | 'returned' | 'paidLate' | 'byCustomer' | 'byShop' {
  const end = history.findLast(({ what, to }) => what === 'status' && to === 'cancelled')
  const reasons = {
    'not-paid': 'notPaid',
    'not-confirmed': 'notConfirmed',
    declined: 'declined',
    returned: 'returned',
    'paid-late': 'paidLate',
  } as const
  const reason = reasons[end?.note as keyof typeof reasons]
  if (reason) return reason
  return end?.by === 'customer' || end?.by === 'guest' ? 'byCustomer' : 'byShop'
}
