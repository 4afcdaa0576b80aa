import type { Buyer, BuyerAddress } from '../../../../../contract/admin/buyers.ts'
import type { OrderForCustomer, OrderSource } from '../../../../../contract/admin/checkout.ts'
import type { ReadMessage } from '../../../../../contract/admin/read-message.ts'
import type { PaymentMethod } from '../../../../../contract/orders/orders.ts'
import { formatPhone } from '../../../../../contract/phone-number.ts'
import type { AdminFailure } from '../../use-admin-request.ts'
import { type AddressDraft, addressFrom, emptyAddress } from '../address-draft.ts'
import { type GiftDraft, giftFrom, noGift } from './gift-draft.ts'
import { type InvoiceDraft, invoiceFrom, noInvoice } from './invoice-draft.ts'
import type { CustomLine, OrderLine } from './order-lines.ts'
import type { OwnPriceDraft } from './own-price-fields.tsx'

/** An order that staff enter for a customer. */
export type OrderDraft = {
  address: AddressDraft
  email: string
  source: OrderSource
  language: 'vi' | 'en'
  /** The store where the customer comes for the order; empty for a delivery. */
  storeId: string
  lines: OrderLine[]
  customLines: CustomLine[]
  /** The delivery fee: by hand, or by the shop's rule. */
  fee: { isOwn: boolean; amount: number | null }
  discountCode: string
  note: string
  gift: GiftDraft
  invoice: InvoiceDraft
  paymentMethod: PaymentMethod
}

/** Cash by default, if the shop accepts it. */
export const emptyDraft = (methods: readonly PaymentMethod[]): OrderDraft => ({
  address: emptyAddress,
  email: '',
  source: 'zalo',
  language: 'vi',
  storeId: '',
  lines: [],
  customLines: [],
  fee: { isOwn: false, amount: null },
  discountCode: '',
  note: '',
  gift: noGift,
  invoice: noInvoice,
  paymentMethod: methods.includes('cod') ? 'cod' : (methods[0] ?? 'cod'),
})

/**
 * Merges what a message says into the form. Fields it does not mention stay unchanged; so does the payment method if the
 * shop does not offer the one it names.
 */
export function applyChat(
  draft: OrderDraft,
  { fullName, phone, street, ward, province, note, payment, gift }: ReadMessage['data'],
  methods: readonly PaymentMethod[],
): OrderDraft {
  const { address } = draft
  return {
    ...draft,
    note: note || draft.note,
    gift: gift ? { ...draft.gift, isGift: true } : draft.gift,
    paymentMethod: payment && methods.includes(payment) ? payment : draft.paymentMethod,
    address: {
      ...address,
      fullName: fullName || address.fullName,
      phone: phone ? formatPhone(phone) : address.phone,
      street: street || address.street,
      ...(province ? { province, ward } : {}),
    },
  }
}

/** A known address with the buyer's e-mail and language. What is already written for this order stays. */
export function fillBuyer(draft: OrderDraft, { email, language }: Buyer, known: BuyerAddress): OrderDraft {
  return {
    ...draft,
    language,
    email: draft.email || email || '',
    address: { ...known, phone: draft.address.phone, note: draft.address.note || (known.note ?? '') },
  }
}

type Given = OrderForCustomer['items'][number]
/** A price without its amount is sent as it is, and refused: it must not become 0 ₫. */
type Item = Omit<Given, 'price'> & { price?: OwnPriceDraft }
type Priced<Line> = Pick<OrderForCustomer, 'customItems' | 'shippingFee'> & { items: Line[] }

/** The lines and the fee of the request. */
export function linesOf(draft: OrderDraft): Priced<Item> {
  return withFee(
    draft,
    draft.lines.map((line) => ({ ...itemOf(line), ...(line.price ? { price: line.price } : {}) })),
  )
}

/** The same for a preview, which goes without a price that has no amount or reason yet. */
export function previewLinesOf(draft: OrderDraft): Priced<Given> {
  return withFee(
    draft,
    draft.lines.map((line) => {
      const { amount = null, reason = '' } = line.price ?? {}
      return { ...itemOf(line), ...(amount === null || reason.trim() === '' ? {} : { price: { amount, reason } }) }
    }),
  )
}

function withFee<Line>({ customLines, fee, storeId }: OrderDraft, items: Line[]): Priced<Line> {
  return {
    items,
    ...(customLines.length > 0 ? { customItems: customLines.map(({ id: _, ...line }) => line) } : {}),
    ...(fee.isOwn && storeId === '' ? { shippingFee: fee.amount ?? 0 } : {}),
  }
}

function itemOf({ productId, color, size, quantity, values }: OrderLine): Omit<Given, 'price'> {
  const personalization = Object.entries(values).flatMap(([fieldId, value]) => (value.trim() ? [{ fieldId, value }] : []))
  return { productId, color, size, quantity, ...(personalization.length > 0 ? { personalization } : {}) }
}

/** Whether there is nothing to order yet. */
export function isEmpty({ lines, customLines }: OrderDraft): boolean {
  return lines.length + customLines.length === 0
}

/** The draft as the body of a request, without empty fields. */
export function bodyOf(draft: OrderDraft) {
  const { address, storeId, email, discountCode, note, gift, invoice, source, language, paymentMethod } = draft
  const isPickup = storeId !== ''
  return {
    ...linesOf(draft),
    address: addressFrom(isPickup ? { ...address, province: '', ward: '', street: '', note: '' } : address),
    ...(isPickup ? { shippingMethod: 'pickup' as const, storeId } : { shippingMethod: 'standard' as const }),
    ...(email.trim() === '' ? {} : { email: email.trim() }),
    ...(discountCode.trim() === '' ? {} : { discountCode: discountCode.trim() }),
    ...(note.trim() === '' ? {} : { note: note.trim() }),
    gift: giftFrom(gift),
    ...invoiceFrom(invoice),
    source,
    language,
    paymentMethod,
  }
}

/**
 * Moves the error about an empty order to the product search, with a message of its own, because "at least 1" does
 * not name the products.
 */
export function moveToProductSearch(failure: AdminFailure | null, emptyMessage: string): AdminFailure | null {
  if (!failure) return null
  const { status, code, message } = failure
  const issues = failure.issues.map((issue) => (issue.path === 'items' ? { path: 'product', message: emptyMessage } : issue))
  // The goods come first in the form, and so does the focus.
  const ofGoods = ({ path }: { path: string }) => path === 'product'
  return { status, code, message, issues: [...issues.filter(ofGoods), ...issues.filter((issue) => !ofGoods(issue))] }
}
