import type { EditedLine } from '../../../../contract/admin/order-edits.ts'
import { describePersonalization, findPersonalizationIssues, normalizePersonalization } from '../../../../contract/personalization.rule.ts'
import type { PersonalizationValue } from '../../../../contract/personalization.ts'
import { isOffered, unitPriceOf } from '../../cart/cart.ts'
import type { Saleable } from '../../catalogue/catalogue.ts'
import type { NewOrderLine, OrderLineRow } from '../../orders/orders.ts'

/** A line after the edit, without its units from stock and its part of the discount. */
export type PlannedLine = Omit<NewOrderLine, 'fromStock' | 'discountVnd'> & { madeToOrder: boolean }
export type LineIssue = 'unknown_variant' | 'size_required' | 'personalization_invalid' | 'personalization_required'

type LineToPlan = {
  wanted: EditedLine
  /** The line of the order that it replaces. */
  old: OrderLineRow | undefined
  /** What the catalogue has of the wanted variant, and of the old line's. */
  saleable: Saleable | null
  oldSaleable: Saleable | null
}

/** A line as the order will store it. What the edit does not name stays as it was ordered. */
export function planLine({ wanted, old, saleable, oldSaleable }: LineToPlan): PlannedLine | LineIssue {
  const { custom } = wanted
  if (custom || old?.productId === '') return customLine(wanted, old)
  if (old && !isRenewed(wanted))
    return withPrice(old, wanted, wanted.price === null && saleable ? catalogPrice(saleable, valuesOf(old)) : null)
  if (!isOffered(saleable)) return saleable?.hasSizes && !wanted.variant?.size ? 'size_required' : 'unknown_variant'
  const values = wanted.personalization ?? (old?.productId === saleable.productId ? valuesOf(old) : [])
  const [issue] = findPersonalizationIssues(saleable.personalization, values)
  if (issue) return 'personalization_invalid'
  const line = lineOf(saleable, wanted.quantity, values)
  if (old && wanted.price === undefined) return { ...line, ...priceColumns(unchangedPrice({ old, line, oldSaleable }), wanted.quantity) }
  return withPrice(line, wanted, null)
}

/** The catalogue decides again: another variant, or other wishes. */
export function isRenewed({ variant, personalization }: EditedLine): boolean {
  return variant !== undefined || personalization !== undefined
}

/** A price by hand stays. So does the ordered price, where both variants cost the same today. */
function unchangedPrice({ old, line, oldSaleable }: { old: OrderLineRow; line: PlannedLine; oldSaleable: Saleable | null }) {
  if (old.priceReason) return { unitVnd: old.unitVnd, priceReason: old.priceReason }
  const today = oldSaleable && isOffered(oldSaleable) ? catalogPrice(oldSaleable, valuesOf(old)) : null
  return { unitVnd: today === line.unitVnd ? old.unitVnd : line.unitVnd, priceReason: null }
}

function lineOf(saleable: Saleable, quantity: number, written: readonly PersonalizationValue[]): PlannedLine {
  const { productId, name, slug, sku, color, size, variant, madeToOrder, personalization: fields } = saleable
  const values = normalizePersonalization(fields, written)
  const unitVnd = unitPriceOf(saleable, values)
  return {
    ...{ variantId: variant?.id ?? '', productId, name, slug, sku, imageUrl: color.imageUrl, color: color.label, size: size?.size ?? null },
    ...{ personalization: values.length > 0 ? describePersonalization(fields, values) : null, madeToOrder, note: null },
    ...{ unitVnd, quantity, totalVnd: unitVnd * quantity, priceReason: null },
  }
}

/** A line that is not in the catalogue is made for this order, or sells second choice: it takes nothing from the stock. */
function customLine({ custom, price, quantity }: EditedLine, old: OrderLineRow | undefined): PlannedLine {
  const { name = old?.name ?? '', note = old?.note ?? '' } = custom ?? {}
  const unitVnd = price?.amount ?? old?.unitVnd ?? 0
  return {
    ...{ variantId: '', productId: '', slug: '', sku: '', imageUrl: '', color: '', size: null, personalization: null, madeToOrder: true },
    ...{ name: name.trim(), note: note.trim() || null, unitVnd, quantity, totalVnd: unitVnd * quantity },
    priceReason: price?.reason.trim() || old?.priceReason || null,
    secondChoiceId: custom?.secondChoice ?? old?.secondChoiceId ?? null,
  }
}

function withPrice(line: PlannedLine | OrderLineRow, { price, quantity }: EditedLine, catalogue: number | null): PlannedLine {
  const { variantId, productId, name, slug, sku, imageUrl, color, size, personalization, madeToOrder, note } = line
  const { unitVnd, priceReason = null } = line
  const byHand = price ? { unitVnd: price.amount, priceReason: price.reason.trim() } : null
  const ofCatalogue = catalogue === null ? null : { unitVnd: catalogue, priceReason: null }
  return {
    ...{ variantId, productId, name, slug, sku, imageUrl, color, size, personalization, madeToOrder, note },
    ...priceColumns(byHand ?? ofCatalogue ?? { unitVnd, priceReason }, quantity),
  }
}

function priceColumns(price: { unitVnd: number; priceReason: string | null }, quantity: number) {
  return { ...price, quantity, totalVnd: price.unitVnd * quantity }
}

function catalogPrice(saleable: Saleable, values: readonly PersonalizationValue[]): number {
  return unitPriceOf(saleable, normalizePersonalization(saleable.personalization, values))
}

function valuesOf({ personalization }: OrderLineRow): PersonalizationValue[] {
  return (personalization ?? []).map(({ fieldId, value }) => ({ fieldId, value }))
}
