import type { CustomItem } from '../../../contract/admin/own-prices.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { OrderedPersonalization, PersonalizationValue } from '../../../contract/personalization.ts'
import type { Db } from '../../platform/database/client.ts'
import type { IssueKey } from '../../platform/http/errors.ts'
import { type CartOwner, type CartWithGoods, describeCart, type LineProblem, lastSeen, priceCart } from '../cart/cart.ts'
import { findSaleableLines, type Saleable } from '../catalogue/catalogue.ts'
import type { OrderRequest } from './order-request.ts'
import { type CheckoutRefusal, isRefusal, refuse } from './refusal.ts'

/** A line that can be bought, at today's price. */
export type GoodsLine = {
  lineId: string
  saleable: Saleable
  variantId: string
  quantity: number
  madeToOrder: boolean
  personalization: OrderedPersonalization[]
  unitPrice: number
  total: number
  /** Why staff set the price by hand; null for a price of the catalogue. */
  priceReason: string | null
}
/** `custom`: lines that are not in the catalogue, after the others. */
export type Goods = { lines: GoodsLine[]; custom: CustomItem[]; subTotal: number }

type WantedLine = {
  lineId: string
  productId: string
  colorId: string
  size: string
  personalization: PersonalizationValue[] | null
  quantity: number
}
type GoodsRequest = { cart: CartWithGoods; owner: CartOwner; request: OrderRequest; now: Date }

/** The locked cart at today's prices. Refused where something in it cannot be bought, or differs from what the shopper saw. */
export async function priceGoods(tx: Db, { cart, owner, request, now }: GoodsRequest): Promise<Goods | CheckoutRefusal> {
  const lines = cart.lines.map((line) => ({ ...line, lineId: line.id }))
  const goods = priceFound(lines)
  const { cartRevision } = request.body
  if (isRefusal(goods)) return goods
  if (cartRevision === undefined) {
    return refuseUnseen(
      goods,
      lines.map(({ lineId, ...line }) => ({ lineId, seenVnd: lastSeen(line) })),
    )
  }
  const { shown } = await describeCart(tx, { cart, owner, language: request.language, now })
  return shown.revision === cartRevision ? goods : refuse('cart_changed', ...changesOf(shown.items))
}

/** A request without a cart revision is compared with the prices that the cart showed last. */
function refuseUnseen(goods: Goods, seen: { lineId: string; seenVnd: number }[]): Goods | CheckoutRefusal {
  const seenPrices = new Map(seen.map(({ lineId, seenVnd }) => [lineId, seenVnd]))
  const moved = goods.lines.filter(({ lineId, unitPrice }) => seenPrices.get(lineId) !== unitPrice)
  return moved.length > 0 ? refuse('cart_changed', ...moved.map(({ lineId }) => ({ path: `items.${lineId}`, key: 'cart_changed' }))) : goods
}

/** The wanted items at today's prices. Refused where one of them cannot be bought. */
export async function priceLines(tx: Db, wanted: WantedLine[], language: Language): Promise<Goods | CheckoutRefusal> {
  const saleables = await findSaleableLines(tx, wanted, language)
  return priceFound(wanted.map((line, index) => ({ ...line, saleable: saleables[index] ?? null })))
}

type FoundLine = Pick<WantedLine, 'lineId' | 'quantity' | 'personalization'> & { saleable: Saleable | null }

function priceFound(found: FoundLine[]): Goods | CheckoutRefusal {
  const priced = priceCart(found)
  const issues: IssueKey[] = []
  const lines: GoodsLine[] = []
  for (const [index, { lineId, quantity, saleable }] of found.entries()) {
    const price = priced.lines[index]
    if (!saleable?.variant || !price || price.problem) issues.push({ path: `items.${lineId}`, key: problemKey(price?.problem) })
    else {
      const { unitPrice, total, personalization } = price
      const { variant, madeToOrder } = saleable
      lines.push({ lineId, saleable, variantId: variant.id, quantity, madeToOrder, personalization, unitPrice, total, priceReason: null })
    }
  }
  return issues.length > 0 ? refuse('cart_changed', ...issues) : { lines, custom: [], subTotal: priced.subTotal }
}

export function problemKey(problem: LineProblem | null | undefined): 'not_enough_stock' | 'out_of_stock' | 'personalization_invalid' {
  if (problem === 'personalization') return 'personalization_invalid'
  return problem === 'not_enough' ? 'not_enough_stock' : 'out_of_stock'
}

/** A concurrent order took the units after this one checked the stock. */
export function refuseShort({ lines }: Goods, { variantId, free }: { variantId: string; free: number }): CheckoutRefusal {
  const short = lines.filter((line) => line.variantId === variantId)
  const key = free > 0 ? 'not_enough_stock' : 'out_of_stock'
  return refuse('cart_changed', ...short.map(({ lineId }) => ({ path: `items.${lineId}`, key })))
}

/** There are fewer units of second choice than the lines sell. */
export function refuseShortCustom({ custom }: Goods, { secondChoiceId }: { secondChoiceId: string }): CheckoutRefusal {
  const issues = custom.flatMap(({ secondChoice }, at) =>
    secondChoice === secondChoiceId ? [{ path: `customItems.${at}`, key: 'not_enough_stock' }] : [],
  )
  return refuse('cart_changed', ...issues)
}

/** The lines that differ from when they were added; where none does, the cart as a whole. */
function changesOf(items: { _id: string; priceWhenAdded?: number | undefined }[]): IssueKey[] {
  const changed = items.filter(({ priceWhenAdded }) => priceWhenAdded !== undefined)
  if (changed.length === 0) return [{ path: 'items', key: 'cart_changed' }]
  return changed.map(({ _id }) => ({ path: `items.${_id}`, key: 'cart_changed' }))
}
