import type { AddressInput } from '../../../contract/accounts.ts'
import type { Settings } from '../../../contract/content.ts'
import { formatAmount } from '../../../contract/money.ts'
import { missingOfPlace } from '../../../contract/orders/recipients.ts'
import { feeTerms, type OrderTotals, orderTotals, shippingFeeFor, taxPercentOn, wrapPrice } from '../../../contract/pricing.ts'
import { vietnamDay } from '../../../contract/vietnam-time.ts'
import type { PickupStore, StoredAddress } from '../../../db/schema/orders.ts'
import type { Db } from '../../platform/database/client.ts'
import { pipeline } from '../../platform/database/pipeline.ts'
import { addressOfPickup, findAddress, findUser, officialAddress } from '../accounts/accounts.ts'
import { type DeliveryArea, listPickupStores, pickupArea } from '../content/content.ts'
import { discountFor } from '../discounts/discounts.ts'
import { offerPayments, type PaymentOffer } from '../payments/payments.ts'
import type { CheckoutDeps, OrderRequest } from './order-request.ts'
import type { Goods } from './read-goods.ts'
import { type CheckoutRefusal, isRefusal, refuse } from './refusal.ts'

type Discount = { discountId: string; code: string; amount: number; freeShipping: boolean }

/** The destination, the price and the recipient of mails of an order. */
export type Terms = {
  shippingAddress: StoredAddress
  billingAddress: StoredAddress
  email: string | null
  delivery: DeliveryArea
  /** Null for a delivery. */
  pickup: PickupStore | null
  discount: Discount | null
  settings: Settings
  taxPercent: number
  sums: OrderTotals
}

/** Who orders, and where it is sent. */
export type Buyer = Pick<Terms, 'shippingAddress' | 'billingAddress' | 'email'>

export async function readBuyer(tx: Db, request: OrderRequest): Promise<Buyer | CheckoutRefusal> {
  const [addresses, email] = await pipeline([readAddresses(tx, request), readEmail(tx, request)])
  return isRefusal(addresses) ? addresses : { ...addresses, email }
}

/** What the shop offers this buyer, whatever is ordered. `refusedParcels`: parcels to this phone that came back. */
export type Conditions = Pick<Terms, 'settings'> & { delivery: DeliveryArea | undefined; refusedParcels: number }

type TermsInput = {
  goods: Goods
  cart: { discountCode: string | null; seenTerms: string | null }
  buyer: Buyer
  conditions: Conditions
  request: OrderRequest
  now: Date
}

export async function decideTerms(tx: Db, deps: CheckoutDeps, input: TermsInput): Promise<Terms | CheckoutRefusal> {
  const { goods, cart, buyer, conditions, request, now } = input
  const { delivery, settings, refusedParcels } = conditions
  const { body, person } = request
  const pickup = body.shippingMethod === 'pickup' ? await findPickup(tx, settings, body.storeId) : null
  if (pickup === undefined) return refuse('no_pickup', { path: 'storeId', key: 'no_pickup' })
  const area = pickup ? pickupArea : delivery
  if (!area) return refuse('no_delivery', { path: 'address.province', key: 'no_delivery' })

  const customer = { userId: person.userId, phone: buyer.shippingAddress.phone }
  const code = body.discountCode ?? cart.discountCode ?? ''
  const discount = code === '' ? null : await discountFor(tx, { code, subTotal: goods.subTotal, customer, now })
  if (discount?.kind === 'refused') return refuseDiscount(discount.code)
  // The cart revision, where the request names one, covers the code already.
  const isUnseen = body.cartRevision === undefined && discount?.code === cart.discountCode && discount?.terms !== cart.seenTerms
  if (isUnseen) return refuse('cart_changed', { path: 'discount', key: 'cart_changed' })

  const wrapFee = body.gift?.wrap ? wrapPrice(settings) : 0
  if (wrapFee === null) return refuse('no_gift_wrap', { path: 'gift.wrap', key: 'no_gift_wrap' })
  const taxPercent = taxPercentOn(settings.taxRates, vietnamDay(now))
  const own = request.staffEntry?.shippingFee
  const fee = feeTerms({ own, byRule: shippingFeeFor(area, goods.subTotal), discount })
  const sums = orderTotals({ subTotal: goods.subTotal, ...fee, wrapFee, taxPercent })
  const hasGiver = body.gift?.giver !== undefined
  const offers = offerPayments({
    settings,
    hasWallet: deps.payments.hasWallet,
    amount: sums.total,
    refused: refusedParcels,
    isConfirmed: request.staffEntry !== undefined,
    hasGiver,
  })
  const offer = offers.find(({ method }) => method === body.paymentMethod)
  if (offer?.method === 'cod' && !offer.available && hasGiver)
    return refuse('cash_for_gift', { path: 'paymentMethod', key: 'cash_for_gift' })
  if (!offer?.available) return refuseMethod(offer)
  return { ...buyer, delivery: area, pickup, discount, settings, taxPercent, sums }
}

async function findPickup(tx: Db, settings: Settings, storeId: string | undefined): Promise<PickupStore | undefined> {
  return (await listPickupStores(tx, settings)).find((store) => store.storeId === storeId)
}

function refuseMethod(offer: PaymentOffer | undefined): CheckoutRefusal {
  const key = offer?.ceiling === undefined ? 'payment_method_unavailable' : 'cash_above_ceiling'
  return { ...refuse(key, { path: 'paymentMethod', key }), values: { most: formatAmount(offer?.ceiling ?? 0) } }
}

/** An unknown code is not a missing page: the order is refused with a reason. */
function refuseDiscount(code: 'unknown_discount' | 'discount_minimum' | 'discount_used_up'): CheckoutRefusal {
  return refuse(code === 'unknown_discount' ? 'cart_changed' : code, { path: 'discountCode', key: code })
}

async function readEmail(tx: Db, { body, person }: OrderRequest): Promise<string | null> {
  return person.userId ? ((await findUser(tx, person.userId))?.email ?? null) : (body.email ?? null)
}

async function readAddresses(tx: Db, { body, person }: OrderRequest) {
  const shippingAddress = await readShippingAddress(tx, body, person.userId)
  if (isRefusal(shippingAddress)) return shippingAddress
  const billingAddress = body.billingAddress ? officialOrRefuse(body.billingAddress, 'billingAddress') : shippingAddress
  return isRefusal(billingAddress) ? billingAddress : { shippingAddress, billingAddress }
}

async function readShippingAddress(tx: Db, { addressId, address, shippingMethod }: OrderRequest['body'], userId: string | null) {
  if (addressId !== undefined) {
    const own = userId === null ? undefined : await findAddress(tx, { userId, addressId })
    return own ?? refuse('address_gone', { path: 'addressId', key: 'address_gone' })
  }
  const isPickup = shippingMethod === 'pickup'
  return address ? officialOrRefuse(address, 'address', isPickup) : refuse('unknown_address', { path: 'address', key: 'required' })
}

function officialOrRefuse(address: AddressInput, path: string, isPickup = false): StoredAddress | CheckoutRefusal {
  const missing = isPickup ? [] : missingOfPlace(address).map((field) => ({ path: `${path}.${field}`, key: 'required' }))
  if (missing.length > 0) return refuse('invalid_input', ...missing)
  const { address: official, refusal } = isPickup ? addressOfPickup(address) : officialAddress(address)
  if (official) return official
  const { code, field, values } = refusal
  return { ...refuse(code, { path: `${path}.${field}`, key: code }), ...(values ? { values } : {}) }
}
