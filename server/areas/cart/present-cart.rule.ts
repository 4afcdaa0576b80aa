import { createHash } from 'node:crypto'
import type { Cart, CartItem } from '../../../contract/cart.ts'
import type { DiscountKind } from '../../../contract/discounts.ts'
import { errorMessages } from '../../../contract/errors.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import { inReadersLanguage } from '../../../contract/personalization.rule.ts'
import type { Saleable } from '../catalogue/catalogue.ts'
import type { DiscountRefusal } from '../discounts/discounts.ts'
import type { CartLineRow } from './cart.sql.ts'
import { noticesOf, unknownName } from './cart-texts.ts'
import type { PricedLine } from './price-cart.rule.ts'

export type DescribedDiscount = { code: string; kind: DiscountKind; amount: number; freeShipping: boolean; problem: DiscountRefusal | null }

type ShownLine = Omit<CartLineRow, 'createdAt'> & { saleable: Saleable | null }
type Content = {
  lines: ShownLine[]
  priced: { lines: PricedLine[]; subTotal: number }
  discount: DescribedDiscount | null
}

const nothing: PricedLine = { unitPrice: 0, total: 0, available: 0, toSew: 0, personalization: [], problem: 'gone' }

/** The cart in the language of the request. */
export function presentCart({ lines, priced, discount }: Content, language: Language): Cart {
  const items = lines.map((line, at) => presentItem(line, priced.lines[at] ?? nothing, language))
  const notices = items.flatMap((item) => noticesOf(item, language))
  return {
    items,
    subTotal: priced.subTotal,
    ...(discount ? { discount: presentDiscount(discount, language) } : {}),
    ...(notices.length > 0 ? { notices } : {}),
    revision: revisionOf(items, priced.lines, discount),
  }
}

function presentItem(line: ShownLine, priced: PricedLine, language: Language): CartItem {
  const { saleable } = line
  const { total, available, toSew, personalization, problem } = priced
  const unitPrice = saleable ? priced.unitPrice : line.addedVnd
  const changed = problem !== 'gone' && unitPrice !== line.addedVnd
  return {
    _id: line.id,
    productId: line.productId,
    slug: saleable?.slug ?? '',
    name: saleable?.name ?? unknownName[language],
    nameLanguage: saleable?.nameLanguage ?? language,
    price: saleable?.price ?? line.addedVnd,
    salePrice: saleable?.salePrice ?? 0,
    quantity: line.quantity,
    ...sizeOf(line, saleable),
    color: saleable?.color ?? { id: line.colorId, color: '', label: '', imageUrl: '', images: [] },
    ...(personalization.length > 0 ? { personalization: personalization.map((each) => inReadersLanguage(each, language)) } : {}),
    unitPrice,
    total,
    available,
    ...(saleable && toSew > 0 ? { toSew, leadDays: saleable.leadDays } : {}),
    ...(changed ? { priceWhenAdded: line.addedVnd } : {}),
    ...(problem ? { problem } : {}),
  }
}

/** A size that is no longer offered still has its name, so that the shopper recognizes the choice. */
function sizeOf(line: ShownLine, saleable: Saleable | null): Pick<CartItem, 'size'> {
  if (line.size === '') return {}
  return { size: saleable?.size ?? { size: line.size, price: 0, salePrice: 0 } }
}

function presentDiscount({ problem, ...discount }: DescribedDiscount, language: Language): Cart['discount'] {
  return { ...discount, ...(problem ? { problem: errorMessages[problem][language] } : {}) }
}

/** Identifies the content and prices of a cart in every language; an order compares it with the cart the shopper saw. */
function revisionOf(items: CartItem[], lines: PricedLine[], discount: DescribedDiscount | null): string {
  const wishesOf = (line: PricedLine | undefined) => line?.personalization.map(({ fieldId, text }) => [fieldId, text.vi]) ?? []
  const content = [
    items.map(({ _id, quantity, unitPrice, problem }, at) => [_id, quantity, unitPrice, problem ?? '', ...wishesOf(lines[at])]),
    discount && [discount.code, discount.kind, discount.amount, discount.freeShipping, discount.problem],
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16)
}
