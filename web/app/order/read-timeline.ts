import type { Order, OrderEvent } from '../../../contract/orders.ts'

export type Step = 'placed' | 'paid' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'refunding' | 'refunded'
/** `at` is null where it is not known when, or has not come yet. */
export type TimelineStep = { step: Step; at: string | null; state: 'done' | 'now' | 'ahead' }
type Told = Pick<Order, 'status' | 'paymentStatus' | 'orderDate'> & {
  paymentMethod?: Order['paymentMethod']
  depositPaid?: boolean
  history?: OrderEvent[]
}

const way = ['placed', 'processing', 'shipped', 'delivered'] as const
const reached = { pending: 0, processing: 1, shipped: 2, delivered: 3 } as const

/**
 * The life of an order as steps: those behind it with their moments, the one it is at, those to come. What
 * is paid before it is sewn has a step for the money; a cancelled order shows how far it came, and its end.
 */
export function readTimeline(order: Told): TimelineStep[] {
  const steps = order.status === 'cancelled' ? cancelledSteps(order) : livingSteps(order, reached[order.status])
  const behind = [...steps.filter(({ state }) => state !== 'ahead'), ...moneyBack(order)]
  const ahead = steps.filter(({ state }) => state === 'ahead')
  return [
    ...behind.map((step, index) => ({ ...step, state: index === behind.length - 1 ? ('now' as const) : ('done' as const) })),
    ...ahead,
  ]
}

function livingSteps(order: Told, upTo: number): TimelineStep[] {
  const steps: TimelineStep[] = way.map((step, index) => ({ step, at: momentOf(order, step), state: index <= upTo ? 'done' : 'ahead' }))
  return hasPaymentStep(order) ? [...steps.slice(0, 1), paymentStep(order), ...steps.slice(1)] : steps
}

function cancelledSteps(order: Told): TimelineStep[] {
  const behind = way.flatMap((step) => {
    const at = momentOf(order, step)
    return at ? [{ step, at, state: 'done' as const }] : []
  })
  const paid = paymentStep(order)
  const told = paid.at ? [...behind.slice(0, 1), paid, ...behind.slice(1)] : behind
  return [...told, { step: 'cancelled', at: lastAt(order, 'status', 'cancelled'), state: 'done' }]
}

/** Cash is collected at the end; of an order found by its number alone nobody says how it is paid. */
function hasPaymentStep({ paymentMethod }: Told): boolean {
  return paymentMethod !== undefined && paymentMethod !== 'cod'
}

function paymentStep(order: Told): TimelineStep {
  const isPaid = order.paymentStatus === 'paid' || order.paymentStatus === 'refunded'
  return { step: 'paid', at: lastAt(order, 'payment', 'paid'), state: isPaid ? 'done' : 'ahead' }
}

function moneyBack(order: Told): TimelineStep[] {
  if (order.paymentStatus === 'refunded') return [{ step: 'refunded', at: lastAt(order, 'payment', 'refunded'), state: 'done' }]
  if (isDepositBack(order)) return [{ step: 'refunded', at: lastAt(order, 'refund', 'done'), state: 'done' }]
  const asked = isRefundOpen(order) ? lastAt(order, 'refund', 'open') : null
  return asked ? [{ step: 'refunding', at: asked, state: 'done' }] : []
}

/** A refund the shop has taken back was never on its way. */
function isRefundOpen({ history = [] }: Told): boolean {
  const count = (to: string) => history.filter((event) => event.what === 'refund' && event.to === to).length
  return count('open') > count('withdrawn')
}

/** A deposit never made its order paid, so it does not make it refunded either. */
export function isDepositBack({ status, paymentStatus, depositPaid, history = [] }: Told): boolean {
  const last = history.findLast(({ what }) => what === 'refund')
  return status === 'cancelled' && paymentStatus === 'unpaid' && depositPaid === true && last?.to === 'done'
}

function momentOf(order: Told, step: (typeof way)[number]): string | null {
  return step === 'placed' ? order.orderDate : lastAt(order, 'status', step)
}

function lastAt({ history = [] }: Told, what: string, to: string): string | null {
  return history.findLast((event) => event.what === what && event.to === to)?.at ?? null
}

/** Why an order was cancelled, as far as its history tells. */
export function whyCancelled(
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
