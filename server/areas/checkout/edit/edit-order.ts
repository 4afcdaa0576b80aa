import type { EditPayment, OrderEdit } from '../../../../contract/admin/order-edits.ts'
import type { ErrorCode } from '../../../../contract/errors.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { releaseDiscount } from '../../discounts/discounts.ts'
import {
  editRefusal,
  insertEvent,
  lockOrder,
  mailCustomer,
  moveEditedUnits,
  moveSecondChoice,
  orderChangedMail,
  orderVersion,
  replaceLines,
  replanSewing,
  type StoredOrder,
  updateOrder,
  withDetails,
} from '../../orders/orders.ts'
import type { CheckoutDeps } from '../order-request.ts'
import { type CheckoutRefusal, isRefusal, refuse, transactOrRefuse } from '../refusal.ts'
import { settleEditedOrder, totalRefusal } from './edit-payment.ts'
import { type EditPlan, planEdit } from './plan-edit.ts'

type EditRequest = { orderId: string; edit: OrderEdit; staffId: string }
export type Edited = { order: StoredOrder; payment: EditPayment }

/**
 * Changes the lines, prices and fee of a placed order in one transaction, until it is packed: prices it again, moves the
 * stock, asks for the difference or refunds it, and mails the customer. An edit that changes nothing writes nothing.
 */
export function editOrder(deps: CheckoutDeps, { orderId, edit, staffId }: EditRequest): Promise<Edited | CheckoutRefusal> {
  const { platform } = deps
  return transactOrRefuse(platform.db, async (tx) => {
    const now = platform.clock.now()
    const before = await lockToEdit(tx, orderId)
    if (orderVersion(before) !== edit.expectedVersion) return refuse('order_changed')
    const refusal = editRefusal(before)
    if (refusal) return refuse(refusal)
    const plan = await planEdit(tx, { order: before, edit })
    if (isRefusal(plan)) return plan
    const badTotal = await totalRefusal(tx, deps, before, plan.sums.total)
    if (badTotal) return refuse(badTotal)
    if (plan.changes.length === 0 && !changesSilently(before, plan)) return { order: before, payment: { kind: 'none', amount: 0 } }
    return writeEdit(tx, deps, { before, plan, staffId, now })
  })
}

/** The customer sees neither the reason of a price nor that the fee was set by hand. */
function changesSilently(before: StoredOrder, { lines, isOwnFee }: EditPlan): boolean {
  return before.isOwnFee !== isOwnFee || lines.some((line, at) => line.priceReason !== before.lines[at]?.priceReason)
}

async function lockToEdit(tx: Db, orderId: string): Promise<StoredOrder> {
  const locked = await lockOrder(tx, orderId)
  const [order] = locked ? await withDetails(tx, [locked]) : []
  if (!order) throw new AppError('not_found')
  return order
}

type Writing = { before: StoredOrder; plan: EditPlan; staffId: string; now: Date }

async function writeEdit(tx: Db, deps: CheckoutDeps, { before, plan, staffId, now }: Writing): Promise<Edited | CheckoutRefusal> {
  const { platform } = deps
  const { id } = before
  const moved = await moveEditedUnits(tx, platform, { order: before, before: before.lines, after: plan.lines })
  if (moved.kind === 'short') return refuseShort(plan, moved)
  // A carrier lost the units of the lines before: all of them are taken again with the next parcel.
  const apart = before.stock === 'lost' ? null : await moveSecondChoice(tx, before.lines, plan.lines)
  if (apart?.kind === 'short') return refuseLines(plan, ({ secondChoiceId }) => secondChoiceId === apart.secondChoiceId, 'not_enough_stock')
  const lines = await replaceLines(
    tx,
    id,
    plan.lines.map((line, at) => ({ ...line, fromStock: moved.fromStock[at] ?? 0 })),
  )
  const [from, to] = [before.totalVnd, plan.sums.total]
  const { changes } = plan
  const event = { at: now, what: 'edited', from: String(from), to: String(to), by: 'admin', details: { changes, staffId } } as const
  const { id: eventId } = await insertEvent(tx, id, event)
  if (plan.discount.id === null && before.discountId !== null) await releaseDiscount(tx, id)
  const window = await replanSewing(tx, { before, after: { ...before, lines }, now })
  const order = await updateOrder(tx, id, { ...columnsOf(before, plan), ...window })
  const payment = await settleEditedOrder(tx, deps, { order, before, now })
  const reasons = plan.lines.flatMap(({ name, unitVnd, priceReason }) => (priceReason ? [{ name, unitVnd, priceReason }] : []))
  await audit(tx, { who: staffId, what: 'order.edited', subject: id, details: { fromVnd: from, toVnd: to, changes, reasons, payment } })
  const mail = { eventId, changes, totalBefore: from, payment }
  if (changes.length > 0) await mailCustomer(tx, platform, order, (details, sender) => orderChangedMail(details, sender, mail))
  return { order: await lockToEdit(tx, id), payment }
}

function columnsOf({ depositVnd, extraDueVnd }: StoredOrder, { sums, discount, isOwnFee }: EditPlan) {
  return {
    subtotalVnd: sums.subTotal,
    discountVnd: sums.discount,
    discountCode: discount.code,
    discountId: discount.id,
    shippingVnd: sums.shippingFee,
    isOwnFee,
    taxVnd: sums.tax,
    totalVnd: sums.total,
    // A deposit that was agreed stays, but is never more than the order.
    depositVnd: Math.min(depositVnd, sums.total),
    // Settled after this.
    extraDueVnd: Math.min(extraDueVnd, sums.total),
  }
}

function refuseShort({ lines }: PlannedLines, { variantId, free }: { variantId: string; free: number }): CheckoutRefusal {
  const key = free > 0 ? 'not_enough_stock' : 'out_of_stock'
  return refuseLines({ lines }, (line) => line.variantId === variantId, key)
}

type PlannedLines = Pick<EditPlan, 'lines'>

function refuseLines({ lines }: PlannedLines, isShort: (line: EditPlan['lines'][number]) => boolean, key: ErrorCode): CheckoutRefusal {
  const issues = lines.flatMap((line, at) => (isShort(line) ? [{ path: `lines.${at}`, key }] : []))
  return refuse('order_items_changed', ...issues)
}
