import type { AdminOrder, AdminOrderItem } from '../../../../../contract/admin/orders.ts'
import { OneProduct, type Product } from '../../../../../contract/catalogue.ts'
import type { Store } from '../../../../../contract/content.ts'
import { wishesOf } from '../../../../../contract/gifts/gift-wishes.ts'
import type { PaymentMethod } from '../../../../../contract/orders/orders.ts'
import { formatPhone } from '../../../../../contract/phone-number.ts'
import { ApiError, throwRouteError } from '../../../api/api-error.ts'
import { draftOf } from '../address-draft.ts'
import { noGift } from './gift-draft.ts'
import { noInvoice } from './invoice-draft.ts'
import { emptyDraft, type OrderDraft } from './order-draft.ts'
import { type CustomLine, lineOf, type OrderLine, variantsOf } from './order-lines.ts'

type CopiedProduct = Pick<Product, '_id' | 'name' | 'colors' | 'sizes' | 'stock' | 'availability' | 'published'>

/** The products of an order as they are today; null for one that is gone. */
export function readProducts(
  { items }: AdminOrder,
  read: (path: string, schema: typeof OneProduct) => Promise<{ product: Product }>,
): Promise<(CopiedProduct | null)[]> {
  return Promise.all(
    items.map(async ({ product: { _id: id }, isCustom }) => {
      if (isCustom) return null
      try {
        return (await read(`/api/products/${encodeURIComponent(id)}`, OneProduct)).product
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throwRouteError(error)
      }
    }),
  )
}

/**
 * A draft with the lines, customer and address of an earlier order, at today's prices except those set by hand; without its
 * discount code and delivery day. `gone`: how many lines are no longer sold. `products`: those of its lines, in their order.
 * A pick-up stays one where its store still offers it.
 */
export function copyOfOrder(
  order: AdminOrder,
  products: readonly (CopiedProduct | null)[],
  methods: readonly PaymentMethod[],
  stores: readonly Pick<Store, '_id'>[],
): { draft: OrderDraft; gone: number } {
  const { items, email, language, note = '', paymentMethod, shippingAddress, isOwnFee, shippingFee, pickup } = order
  const lines = items.flatMap((item, at): OrderLine[] => {
    const product = products[at]
    return product?.published ? copyOfLine(item, product) : []
  })
  const customLines = items.flatMap((item, at): CustomLine[] => (item.isCustom ? [copyOfCustomLine(item, at)] : []))
  return {
    gone: items.length - lines.length - customLines.length,
    draft: {
      ...emptyDraft(methods),
      ...{ email: email ?? '', language, lines, customLines, note, gift: copyOfGift(order), invoice: copyOfInvoice(order) },
      ...(methods.includes(paymentMethod) ? { paymentMethod } : {}),
      address: draftOf(shippingAddress),
      storeId: stores.find(({ _id }) => _id === pickup?.storeId)?._id ?? '',
      fee: { isOwn: isOwnFee, amount: isOwnFee ? shippingFee : null },
    },
  }
}

function copyOfLine(item: AdminOrderItem, product: CopiedProduct): OrderLine[] {
  const { color, label, size, quantity, personalization = [], price, priceReason } = item
  // An order has the names of its own language; the product those of the reader's.
  const names = [color, label?.color]
  const variant = variantsOf(product).find(
    (each) => each.size === size && (names.includes(each.color.color) || names.includes(each.color.label)),
  )
  if (!variant) return []
  const values = Object.fromEntries(personalization.map(({ fieldId, value }) => [fieldId, value]))
  const own = priceReason === undefined ? {} : { price: { amount: price, reason: priceReason } }
  return [{ ...lineOf(product, variant, quantity), values, ...own }]
}

/** As text alone: goods of second choice exist once, and may be sold. */
function copyOfCustomLine({ product, note = '', price, quantity }: AdminOrderItem, at: number): CustomLine {
  return { id: `copied-${at}`, name: product.name, note, amount: price, quantity }
}

function copyOfGift({ gift }: AdminOrder): OrderDraft['gift'] {
  if (gift === false) return noGift
  const { message = '', wrap = false, giver } = wishesOf(gift)
  const named = { hasGiver: giver !== undefined, giverName: giver?.fullName ?? '', giverPhone: giver ? formatPhone(giver.phone) : '' }
  return { ...noGift, isGift: true, message, wrap, ...named }
}

function copyOfInvoice({ invoice }: AdminOrder): OrderDraft['invoice'] {
  if (!invoice) return noInvoice
  const { name, taxCode, address, email = '' } = invoice
  return { isWanted: true, name, taxCode, address, email }
}
