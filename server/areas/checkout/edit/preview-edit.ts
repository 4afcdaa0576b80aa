import type { OrderEdit, OrderEditPreview } from '../../../../contract/admin/order-edits.ts'
import { type ErrorCode, errorMessages } from '../../../../contract/errors.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import type { Db } from '../../../platform/database/client.ts'
import { findFree } from '../../catalogue/catalogue.ts'
import { editRefusal, findSecondChoice, getOrder, orderVersion, planUnits, type StoredOrder } from '../../orders/orders.ts'
import type { CheckoutDeps } from '../order-request.ts'
import { type CheckoutRefusal, isRefusal, refuse } from '../refusal.ts'
import { shareSecondChoice, shortText } from '../share-second-choice.rule.ts'
import { previewPayment, totalRefusal } from './edit-payment.ts'
import { type EditPlan, planEdit } from './plan-edit.ts'

type PreviewRequest = { orderId: string; edit: OrderEdit }

/** What an edit would change, before it is saved. Nothing is written or reserved. */
export async function previewEdit(
  deps: CheckoutDeps,
  { orderId, edit }: PreviewRequest,
  language: Language,
): Promise<OrderEditPreview['data'] | CheckoutRefusal> {
  const { db } = deps.platform
  const order = await getOrder(db, orderId, { userId: null, guestId: null, admin: true })
  const plan = await planEdit(db, { order, edit })
  const isOutdated = orderVersion(order) !== edit.expectedVersion
  if (isRefusal(plan)) return isOutdated ? refuse('order_changed') : plan
  const { sums, discount, changes } = plan
  const problem = isOutdated ? 'order_changed' : (editRefusal(order) ?? (await totalRefusal(db, deps, order, sums.total)))
  const { total, subTotal, shippingFee, wrapFee, tax } = sums
  return {
    lines: await previewLines(deps, { order, plan }, language),
    ...{ subTotal, discount: sums.discount, shippingFee, wrapFee, total, totalBefore: order.totalVnd, tax, taxPercent: order.taxPercent },
    discountProblem: textOf(discount.problem, language),
    payment: await previewPayment(db, deps, order, total),
    changes,
    isOutdated,
    problem: textOf(problem, language),
  }
}

function textOf(code: ErrorCode | null, language: Language): string | null {
  return code === null ? null : errorMessages[code][language]
}

/** Compares what each line still needs with what is free; lines of one variant share it. */
async function previewLines({ platform }: CheckoutDeps, { order, plan }: { order: StoredOrder; plan: EditPlan }, language: Language) {
  const { missing, freed } = planUnits(order.lines, plan.lines)
  const known = await findFree(
    platform.db,
    plan.lines.map(({ variantId }) => variantId),
  )
  const isReserved = order.stock === 'held' || order.stock === 'taken'
  const back = new Map(isReserved ? freed.map((each) => [each.variantId, each.quantity]) : [])
  const left = new Map(known.map(({ variantId, free }) => [variantId, Math.max(0, free) + (back.get(variantId) ?? 0)]))
  const apart = await countSecondChoice(platform.db, order, plan)
  const shares = shareSecondChoice(plan.lines, apart)
  return plan.lines.map(({ variantId, unitVnd, totalVnd, madeToOrder }, at) => {
    const share = shares[at]
    if (share) return { unitPrice: unitVnd, total: totalVnd, free: share.free, problem: shortText(share, language) }
    const [free, needed] = [left.get(variantId) ?? 0, missing[at] ?? 0]
    left.set(variantId, Math.max(0, free - needed))
    const key = free > 0 ? 'not_enough_stock' : 'out_of_stock'
    const isShort = !madeToOrder && needed > free
    return { unitPrice: unitVnd, total: totalVnd, free: madeToOrder ? null : free, problem: isShort ? errorMessages[key][language] : null }
  })
}

/** The units of second choice that the lines may share: those that are there, and those of the order. */
async function countSecondChoice(db: Db, { lines }: StoredOrder, plan: EditPlan): Promise<Map<string, number>> {
  const ids = plan.lines.flatMap(({ secondChoiceId }) => secondChoiceId ?? [])
  const units = new Map((await findSecondChoice(db, ids)).map(({ id, quantity }) => [id, quantity]))
  for (const { secondChoiceId, quantity } of lines)
    if (secondChoiceId && units.has(secondChoiceId)) units.set(secondChoiceId, (units.get(secondChoiceId) ?? 0) + quantity)
  return units
}
