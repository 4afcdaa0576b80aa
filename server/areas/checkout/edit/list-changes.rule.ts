import type { OrderChange } from '../../../../contract/orders/order-changes.ts'
import type { OrderRow } from '../../orders/orders.ts'
import type { PlannedLine } from './edited-line.rule.ts'

type Sums = Pick<OrderRow, 'shippingVnd' | 'discountVnd'>
type LineBefore = Pick<PlannedLine, 'variantId' | 'name' | 'color' | 'size' | 'unitVnd' | 'quantity' | 'personalization' | 'note'>
/** `from`: the index of the line before the edit. */
type LineAfter = LineBefore & { from: number | undefined }
type Sides = { before: Sums & { lines: readonly LineBefore[] }; after: Sums & { lines: readonly LineAfter[] } }

/** What an edit changed, in the sequence of the lines; then the fee and the discount. */
export function listChanges({ before, after }: Sides): OrderChange[] {
  const kept = new Set(after.lines.map(({ from }) => from))
  const removed = before.lines.filter((_, at) => !kept.has(at))
  return [
    ...after.lines.flatMap((line) => changesOf(line.from === undefined ? undefined : before.lines[line.from], line)),
    ...removed.map((line): OrderChange => ({ kind: 'removed', item: labelOf(line), from: String(line.quantity) })),
    ...moved('shipping', before.shippingVnd, after.shippingVnd),
    ...moved('discount', before.discountVnd, after.discountVnd),
  ]
}

function changesOf(old: LineBefore | undefined, line: LineBefore): OrderChange[] {
  const item = labelOf(line)
  if (!old) return [{ kind: 'added', item, to: String(line.quantity) }]
  const isSame = old.name === line.name && old.variantId === line.variantId
  const variant = { from: old.name === line.name ? variantOf(old) : labelOf(old), to: old.name === line.name ? variantOf(line) : item }
  return [
    ...(isSame ? [] : [{ kind: 'variant' as const, item: old.name, ...variant }]),
    ...moved('quantity', old.quantity, line.quantity, item),
    ...moved('price', old.unitVnd, line.unitVnd, item),
    ...(isSameText(old, line) ? [] : [{ kind: 'personalization' as const, item }]),
  ]
}

function isSameText(old: LineBefore, line: LineBefore): boolean {
  const textOf = ({ personalization, note }: LineBefore) => JSON.stringify([personalization ?? [], note ?? ''])
  return textOf(old) === textOf(line)
}

function moved(kind: OrderChange['kind'], from: number, to: number, item?: string): OrderChange[] {
  return from === to ? [] : [{ kind, ...(item ? { item } : {}), from: String(from), to: String(to) }]
}

function variantOf({ color, size }: LineBefore): string {
  return [color, size].filter(Boolean).join(', ')
}

function labelOf(line: LineBefore): string {
  const variant = variantOf(line)
  return variant ? `${line.name} (${variant})` : line.name
}
