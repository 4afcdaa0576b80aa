import type { EditedLine, OrderEdit } from '../../../../../contract/admin/order-edits.ts'
import type { AdminOrder, AdminOrderItem } from '../../../../../contract/admin/orders.ts'
import type { OrderLine } from '../add/order-lines.ts'

export type Choice = { productId: string; color: string; colorLabel: string; size: string | null }

/** A line of the order in the form. `line`: its index in the order; undefined for a new one. */
export type LineDraft = {
  key: string
  line: number | undefined
  name: string
  image: string
  /** What it is, or was ordered as. */
  shown: { color: string; size: string | null }
  productId: string
  /** Another variant, or the variant of a new line. */
  choice: Choice | null
  quantity: number
  /** The unit price of the order; null for a new line. */
  ordered: number | null
  /** By hand; undefined: as it is; null: the catalogue's. */
  price: { amount: number | null; reason: string } | null | undefined
  hasOwnPrice: boolean
  /** Why it has its own price already. */
  reason: string
  values: Record<string, string>
  hasNewValues: boolean
  /** Not in the catalogue. */
  custom: { name: string; note: string; secondChoice?: string } | null
  isRemoved: boolean
}

export type EditDraft = { lines: LineDraft[]; fee: { isOwn: boolean; amount: number | null } }

export function draftOf({ items, shippingFee, isOwnFee }: AdminOrder): EditDraft {
  return { lines: items.map(lineDraftOf), fee: { isOwn: isOwnFee, amount: isOwnFee ? shippingFee : null } }
}

function lineDraftOf(item: AdminOrderItem, line: number): LineDraft {
  const { product, color, size, quantity, price, priceReason, personalization = [], isCustom, note = '', label } = item
  return {
    ...{ key: `line-${line}`, line, name: label?.name ?? product.name, image: product.image, productId: product._id },
    shown: { color: label?.color ?? color, size },
    ...{
      choice: null,
      quantity,
      ordered: price,
      price: undefined,
      hasOwnPrice: priceReason !== undefined && !isCustom,
      reason: priceReason ?? '',
    },
    ...{ values: Object.fromEntries(personalization.map(({ fieldId, value }) => [fieldId, value])), hasNewValues: false },
    ...{ custom: isCustom ? { name: product.name, note } : null, isRemoved: false },
  }
}

/** A variant that was found in the catalogue, as a new line. */
export function newLine({ id, productId, name, image, color, colorLabel, size, quantity }: OrderLine): LineDraft {
  return {
    ...{ key: id, line: undefined, name, image, shown: { color: colorLabel, size }, productId, quantity, ordered: null },
    ...{ choice: { productId, color, colorLabel, size }, price: undefined, hasOwnPrice: false, reason: '' },
    ...{ values: {}, hasNewValues: false, custom: null, isRemoved: false },
  }
}

let lastCustom = 0
type CustomLine = { name: string; note: string; amount: number; quantity?: number; secondChoice?: string }
export function customLine({ amount, quantity = 1, ...custom }: CustomLine): LineDraft {
  const { name } = custom
  return {
    ...{ key: `custom-${++lastCustom}`, line: undefined, name, image: '', shown: { color: '', size: null }, productId: '', quantity },
    ...{ choice: null, ordered: null, price: { amount, reason: '' }, hasOwnPrice: false, reason: '', values: {}, hasNewValues: false },
    ...{ custom, isRemoved: false },
  }
}

type Price = { amount: number | null; reason: string }
/** A price without its amount is sent as it is, and refused: it must not become 0 ₫. */
type RequestedLine = Omit<EditedLine, 'price'> & { price?: Price | null }
export type RequestedEdit = Omit<OrderEdit, 'lines'> & { lines: RequestedLine[] }

/** The form as the body of a request. A price by hand without its amount or reason is left out of a preview. */
export function editOf({ lines, fee }: EditDraft, expectedVersion: number, { isPreview = false } = {}): RequestedEdit {
  return {
    expectedVersion,
    lines: lines.filter(({ isRemoved }) => !isRemoved).map((line) => editedLine(line, isPreview)),
    shippingFee: fee.isOwn ? (fee.amount ?? 0) : null,
  }
}

function editedLine({ line, choice, quantity, price, values, hasNewValues, custom }: LineDraft, isPreview: boolean): RequestedLine {
  const isUnfinished = isPreview && price && !custom && (price.amount === null || price.reason.trim() === '')
  const personalization = Object.entries(values).flatMap(([fieldId, value]) => (value.trim() ? [{ fieldId, value }] : []))
  return {
    ...(line === undefined ? {} : { line }),
    ...(choice ? { variant: { productId: choice.productId, color: choice.color, size: choice.size } } : {}),
    ...(hasNewValues ? { personalization } : {}),
    quantity,
    ...(price === undefined || isUnfinished
      ? {}
      : { price: price && { amount: isPreview ? (price.amount ?? 0) : price.amount, reason: price.reason } }),
    ...(custom ? { custom } : {}),
  }
}

/** The line of the form that the request's line came from: removed ones are not in the request. */
export function indexInRequest(lines: readonly LineDraft[], at: number): number {
  return lines.slice(0, at).filter(({ isRemoved }) => !isRemoved).length
}
