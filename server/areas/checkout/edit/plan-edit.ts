import type { EditedLine, OrderEdit } from '../../../../contract/admin/order-edits.ts'
import type { OrderChange } from '../../../../contract/orders/order-changes.ts'
import { type OrderTotals, orderTotals, splitDiscount } from '../../../../contract/pricing.ts'
import type { Db } from '../../../platform/database/client.ts'
import type { IssueKey } from '../../../platform/http/errors.ts'
import { findSaleable, type Saleable } from '../../catalogue/catalogue.ts'
import { findDeliveryArea } from '../../content/content.ts'
import { type DiscountRefusal, rediscount } from '../../discounts/discounts.ts'
import { nameSecondChoice, type OrderLineRow, type StoredOrder } from '../../orders/orders.ts'
import { type CheckoutRefusal, isRefusal, refuse } from '../refusal.ts'
import { editedFee, isFreeByCode } from './edited-fee.rule.ts'
import { isRenewed, type PlannedLine, planLine } from './edited-line.rule.ts'
import { listChanges } from './list-changes.rule.ts'

/** What an order would be after an edit. `discountVnd` of a line is its part of the discount. */
export type EditPlan = {
  lines: (PlannedLine & { discountVnd: number })[]
  sums: OrderTotals
  isOwnFee: boolean
  /** The code that the order carries afterwards; it falls off where the goods no longer reach its minimum. */
  discount: { id: string | null; code: string | null; problem: DiscountRefusal | null }
  changes: OrderChange[]
}

type EditToPlan = { order: StoredOrder; edit: Pick<OrderEdit, 'lines' | 'shippingFee'> }

/** Prices an order as it shall be. Refused where a line is unknown. Writes nothing, and does not look at the stock. */
export async function planEdit(db: Db, { order, edit }: EditToPlan): Promise<EditPlan | CheckoutRefusal> {
  const lines = await planLines(db, order, await nameCustom(db, edit.lines, order.language))
  if (isRefusal(lines)) return lines
  const subTotal = lines.reduce((sum, { totalVnd }) => sum + totalVnd, 0)
  const discount = await discountOf(db, order, subTotal)
  const { fee, isOwnFee } = await feeOf(db, order, { subTotal, own: edit.shippingFee })
  const sums = orderTotals({
    subTotal,
    discount: discount.effect && { ...discount.effect, freeShipping: discount.effect.freeShipping && !isOwnFee },
    shippingFee: fee,
    wrapFee: order.wrapVnd,
    taxPercent: order.taxPercent,
  })
  const parts = splitDiscount(
    sums.discount,
    lines.map(({ totalVnd }) => totalVnd),
  )
  const after = {
    lines: lines.map((line, at) => ({ ...line, from: edit.lines[at]?.line })),
    ...{ shippingVnd: sums.shippingFee, discountVnd: sums.discount },
  }
  return {
    lines: lines.map((line, at) => ({ ...line, discountVnd: parts[at] ?? 0 })),
    ...{ sums, isOwnFee },
    discount: { id: discount.id, code: discount.code, problem: discount.problem },
    changes: listChanges({ before: order, after }),
  }
}

async function planLines(db: Db, order: StoredOrder, wanted: EditedLine[]): Promise<PlannedLine[] | CheckoutRefusal> {
  const olds = wanted.map(({ line }) => (line === undefined ? undefined : order.lines[line]))
  const used = wanted.flatMap(({ line }) => line ?? [])
  const [now, before] = [await findNow(db, order, { wanted, olds }), await findBefore(db, order, { wanted, olds })]
  const issues: IssueKey[] = []
  const lines: PlannedLine[] = []
  for (const [at, each] of wanted.entries()) {
    const old = olds[at]
    const isUnknown = each.line !== undefined && (!old || used.indexOf(each.line) !== used.lastIndexOf(each.line))
    const line = isUnknown ? 'unknown_variant' : planLine({ wanted: each, old, saleable: now[at] ?? null, oldSaleable: before[at] ?? null })
    if (typeof line === 'string') issues.push({ path: `lines.${at}`, key: line })
    else lines.push(line)
  }
  return issues.length > 0 ? refuse('order_items_changed', ...issues) : lines
}

/** New lines of second choice have their names in the language of the order, whatever that of the editor is. */
async function nameCustom(db: Db, lines: EditedLine[], language: StoredOrder['language']): Promise<EditedLine[]> {
  const named = await nameSecondChoice(
    db,
    lines.map(({ custom }) => custom ?? { name: '', note: '' }),
    language,
  )
  return lines.map((line, at) => (line.custom ? { ...line, custom: named[at] } : line))
}

type Wanted = { wanted: EditedLine[]; olds: (OrderLineRow | undefined)[] }
type Named = { productId: string; color: string; size?: string | null | undefined }

/** The catalogue's view of the variants that the edit names, where a line needs it. */
function findNow(db: Db, { language }: StoredOrder, { wanted, olds }: Wanted): Promise<(Saleable | null)[]> {
  return findSome(
    db,
    language,
    wanted.map((each, at): Named | null => {
      const old = olds[at]
      if (each.variant) return each.variant
      return old && old.productId !== '' && (isRenewed(each) || each.price === null) ? old : null
    }),
  )
}

/** The same of the ordered variants that change, to compare the prices. */
function findBefore(db: Db, { language }: StoredOrder, { wanted, olds }: Wanted): Promise<(Saleable | null)[]> {
  return findSome(
    db,
    language,
    wanted.map((each, at) => {
      const old = olds[at]
      return old && old.productId !== '' && isRenewed(each) ? old : null
    }),
  )
}

async function findSome(db: Db, language: StoredOrder['language'], named: (Named | null)[]): Promise<(Saleable | null)[]> {
  const known = named.flatMap((each) => (each ? [{ productId: each.productId, color: each.color, size: each.size ?? null }] : []))
  const found = known.length > 0 ? (await findSaleable(db, known, language)).values() : [].values()
  return named.map((each) => (each ? (found.next().value ?? null) : null))
}

/** Goods that cost the same keep what the code took off, whatever its terms are today. So does a code that no longer exists. */
async function discountOf(db: Db, order: StoredOrder, subTotal: number) {
  const { discountId: id, discountCode: code, discountVnd: amount } = order
  const none = { id: null, code: null, effect: null, problem: null }
  if (id === null) return none
  const agreed = { amount, freeShipping: isFreeByCode(order) }
  const effect = subTotal === order.subtotalVnd ? undefined : await rediscount(db, id, subTotal)
  if (effect?.kind === 'refused') return { ...none, problem: effect.code }
  return { id, code, effect: effect ?? agreed, problem: null }
}

/** By hand, or by the shop's rule. */
async function feeOf(db: Db, order: StoredOrder, { subTotal, own }: { subTotal: number; own: number | null | undefined }) {
  if (typeof own === 'number') return { fee: own, isOwnFee: true }
  if (own === undefined && order.isOwnFee) return { fee: order.shippingVnd, isOwnFee: true }
  if (order.pickup) return { fee: 0, isOwnFee: false }
  const area = await findDeliveryArea(db, order.shippingAddress.provinceCode)
  return { fee: area ? editedFee(order, subTotal, area) : order.shippingVnd, isOwnFee: false }
}
