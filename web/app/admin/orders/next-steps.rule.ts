import type { AdminOrder } from '../../../../contract/admin/orders.ts'
import { amountOnDelivery, awaitsDeposit } from '../../../../contract/orders/deposit.rule.ts'
import { isPickedUp } from '../../../../contract/orders/is-picked-up.rule.ts'
import { awaitsPayment } from '../../../../contract/orders/order-awaits.rule.ts'
import type { OrderStatus } from '../../../../contract/orders/orders.ts'

export const columns = ['waiting', 'confirm', 'sewing', 'packing', 'carrier', 'exchange', 'delivered', 'returned'] as const
/** The column of the board that an order is in. */
export type BoardColumn = (typeof columns)[number]

type StepKey = 'called' | 'confirm' | 'sewn' | 'unsewn' | 'ship' | 'deliver' | 'cancel' | 'close' | 'takeBack' | 'giveUp'

export type Step = {
  key: StepKey
  /** The column after the step; null if the order leaves the board. */
  to: BoardColumn | null
  /** The mail the customer gets, if they left an e-mail address. */
  mail: 'shipped' | 'delivered' | 'ready' | 'pickedUp' | 'cancelled' | null
  isDestructive: boolean
  request:
    | { path: 'status'; body: { status: OrderStatus } }
    | { path: 'sewing'; body: { isSewn: boolean } }
    | { path: 'confirm'; body: { sewDays?: number } }
}

type StepOrder = Pick<
  AdminOrder,
  | 'status'
  | 'moves'
  | 'shippingMethod'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'deposit'
  | 'depositPaid'
  | 'sewing'
  | 'shipment'
  | 'toConfirm'
  | 'exchanges'
>

/** Null for a cancelled order without a return: it is no longer work. */
export function boardColumnOf(order: StepOrder): BoardColumn | null {
  const parcel = order.shipment?.status
  if (awaitsDeposit(order)) return 'waiting'
  if (order.status === 'pending') return awaitsPayment(order) ? 'waiting' : 'confirm'
  if (order.status === 'processing') return isBeingSewn(order) ? 'sewing' : 'packing'
  if (order.status === 'shipped') return parcel === 'returning' ? 'returned' : 'carrier'
  if (order.status === 'delivered') return order.exchanges.length > 0 ? 'exchange' : 'delivered'
  return parcel === 'returned' ? 'returned' : null
}

/** The possible next steps, the most likely first. Contains only transitions that the server allows. */
export function nextSteps(order: StepOrder): Step[] {
  const may = (to: OrderStatus) => order.moves.includes(to)
  const isComingBack = order.shipment?.status === 'returning'
  const takeBack = may('cancelled') && order.status === 'shipped' && !isParcelLost(order) && cancelling('takeBack', 'returned')
  const isRefunded = isFullyRefunded(order)
  const steps: (Step | false)[] = [
    // Nothing is left to be destroyed: the money is back already.
    isRefunded && may('cancelled') && { ...cancelling('close', null), isDestructive: false },
    order.toConfirm === true && calledStep(order),
    may('processing') && { ...status('confirm', 'processing'), to: order.sewing && !order.sewing.isSewn ? 'sewing' : 'packing' },
    order.status === 'processing' && isBeingSewn(order) && { ...sewing('sewn', true), to: 'packing' },
    may('shipped') && { ...status('ship', 'shipped'), to: 'carrier', mail: isPickedUp(order) ? 'ready' : 'shipped' },
    isComingBack && takeBack,
    may('delivered') && { ...status('deliver', 'delivered'), to: 'delivered', mail: isPickedUp(order) ? 'pickedUp' : 'delivered' },
    order.status === 'processing' && order.sewing?.isSewn === true && { ...sewing('unsewn', false), to: 'sewing' },
    !isComingBack && takeBack,
    may('cancelled') && isParcelLost(order) && cancelling('giveUp', null),
    may('cancelled') && order.status !== 'shipped' && !isRefunded && cancelling('cancel', null),
  ]
  return steps.filter((step) => step !== false)
}

/** All its money went back before it was sent: the order is to be closed. */
export function isFullyRefunded({ status, paymentStatus }: Pick<StepOrder, 'status' | 'paymentStatus'>): boolean {
  return paymentStatus === 'refunded' && (status === 'pending' || status === 'processing')
}

/** A carrier lost the goods: another parcel is sent, or the order is given up. They may arrive after all. */
export function isParcelLost({ status, shipment }: Pick<StepOrder, 'status' | 'shipment'>): boolean {
  return status === 'shipped' && shipment?.status === 'lost_or_damaged'
}

const pickupNames = { ship: 'ready', deliver: 'pickUp', takeBack: 'cancel' } as const

/** The texts of a step: an order that the buyer comes for is not sent, delivered or sent back. */
export function stepName(order: Pick<AdminOrder, 'shippingMethod' | 'shipment'>, key: StepKey): StepKey | 'ready' | 'pickUp' {
  return isPickedUp(order) && key in pickupNames ? pickupNames[key as keyof typeof pickupNames] : key
}

/** Whether the customer paid on delivery and the shop has not received that cash yet. */
export function isCashOutstanding({
  status,
  paymentMethod,
  paymentStatus,
}: Pick<StepOrder, 'status' | 'paymentMethod' | 'paymentStatus'>): boolean {
  return status === 'delivered' && paymentMethod === 'cod' && paymentStatus === 'unpaid'
}

const endedParcels = ['delivered', 'returned', 'cancelled', 'lost_or_damaged']

/** Whether staff collect cash with this step: no carrier delivers the order, and it is unpaid. */
export function collectsCash(order: StepOrder & Pick<AdminOrder, 'finalAmount'>, step: Pick<Step, 'key'>): boolean {
  const { paymentMethod, paymentStatus, shipment } = order
  const isBroughtByCarrier = shipment !== null && !endedParcels.includes(shipment.status)
  const isOwed = paymentMethod === 'cod' && paymentStatus === 'unpaid' && amountOnDelivery(order) > 0
  return step.key === 'deliver' && isOwed && !isBroughtByCarrier
}

/** The buyer confirmed by phone: the order stays in its column and reserves its units. */
function calledStep(order: StepOrder): Step {
  return { key: 'called', to: boardColumnOf(order), mail: null, isDestructive: false, request: { path: 'confirm', body: {} } }
}

function isBeingSewn({ sewing: orderSewing }: Pick<StepOrder, 'sewing'>): boolean {
  return orderSewing !== null && !orderSewing.isSewn
}

function status(key: StepKey, to: OrderStatus): Step {
  return { key, to: null, mail: null, isDestructive: false, request: { path: 'status', body: { status: to } } }
}

function sewing(key: StepKey, isSewn: boolean): Step {
  return { key, to: null, mail: null, isDestructive: false, request: { path: 'sewing', body: { isSewn } } }
}

function cancelling(key: StepKey, to: BoardColumn | null): Step {
  return { ...status(key, 'cancelled'), to, mail: 'cancelled', isDestructive: true }
}
