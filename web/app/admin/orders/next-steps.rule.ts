import type { AdminOrder } from '../../../../contract/admin/orders.ts'
import { amountOnDelivery, awaitsDeposit } from '../../../../contract/deposit.rule.ts'
import type { OrderStatus } from '../../../../contract/orders.ts'

export const columns = ['waiting', 'confirm', 'sewing', 'packing', 'carrier', 'exchange', 'delivered', 'returned'] as const
/** Where an order lies on the board. */
export type BoardColumn = (typeof columns)[number]

type StepKey = 'called' | 'confirm' | 'sewn' | 'unsewn' | 'ship' | 'deliver' | 'cancel' | 'takeBack'

export type Step = {
  key: StepKey
  /** Where the order lies afterwards; null: it leaves the board. */
  to: BoardColumn | null
  /** Which letter the customer gets of it, where they left an address. */
  mail: 'shipped' | 'delivered' | 'cancelled' | null
  isDestructive: boolean
  request:
    | { path: 'status'; body: { status: OrderStatus } }
    | { path: 'sewing'; body: { isSewn: boolean } }
    | { path: 'confirm'; body: { sewDays?: number } }
}

type StepOrder = Pick<
  AdminOrder,
  'status' | 'moves' | 'paymentMethod' | 'paymentStatus' | 'deposit' | 'depositPaid' | 'sewing' | 'shipment' | 'toConfirm' | 'exchanges'
>

/** Null for what came to nothing: it is no work any more. */
export function boardColumnOf(order: StepOrder): BoardColumn | null {
  const parcel = order.shipment?.status
  if (awaitsDeposit(order)) return 'waiting'
  if (order.status === 'pending') return order.paymentMethod === 'cod' || order.paymentStatus === 'paid' ? 'confirm' : 'waiting'
  if (order.status === 'processing') return isBeingSewn(order) ? 'sewing' : 'packing'
  if (order.status === 'shipped') return parcel === 'returning' ? 'returned' : 'carrier'
  if (order.status === 'delivered') return order.exchanges.length > 0 ? 'exchange' : 'delivered'
  return parcel === 'returned' ? 'returned' : null
}

/** What may be done next, the most likely first. Only what the shop's tables allow is here. */
export function nextSteps(order: StepOrder): Step[] {
  const may = (to: OrderStatus) => order.moves.includes(to)
  const steps: (Step | false)[] = [
    order.toConfirm === true && calledStep(order),
    may('processing') && { ...status('confirm', 'processing'), to: order.sewing && !order.sewing.isSewn ? 'sewing' : 'packing' },
    order.status === 'processing' && isBeingSewn(order) && { ...sewing('sewn', true), to: 'packing' },
    may('shipped') && { ...status('ship', 'shipped'), to: 'carrier', mail: 'shipped' },
    may('delivered') && { ...status('deliver', 'delivered'), to: 'delivered', mail: 'delivered' },
    order.status === 'processing' && order.sewing?.isSewn === true && { ...sewing('unsewn', false), to: 'sewing' },
    may('cancelled') && order.status === 'shipped' && cancelling('takeBack', 'returned'),
    may('cancelled') && order.status !== 'shipped' && cancelling('cancel', null),
  ]
  return steps.filter((step) => step !== false)
}

/** Whether the customer has paid at the door and the shop waits for that money. */
export function isCashOutstanding({
  status,
  paymentMethod,
  paymentStatus,
}: Pick<StepOrder, 'status' | 'paymentMethod' | 'paymentStatus'>): boolean {
  return status === 'delivered' && paymentMethod === 'cod' && paymentStatus === 'unpaid'
}

const endedParcels = ['delivered', 'returned', 'cancelled', 'lost_or_damaged']

/** Whether somebody of the shop takes cash with this step: no carrier's parcel brings the order, and it is not paid. */
export function collectsCash(order: StepOrder & Pick<AdminOrder, 'finalAmount'>, step: Pick<Step, 'key'>): boolean {
  const { paymentMethod, paymentStatus, shipment } = order
  const isBroughtByCarrier = shipment !== null && !endedParcels.includes(shipment.status)
  const isOwed = paymentMethod === 'cod' && paymentStatus === 'unpaid' && amountOnDelivery(order) > 0
  return step.key === 'deliver' && isOwed && !isBroughtByCarrier
}

/** Somebody has spoken with the buyer: the order stays where it lies, but is sure, and reserves its units. */
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
