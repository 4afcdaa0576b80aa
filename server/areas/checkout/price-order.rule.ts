import { containedTax } from '../../../contract/money.ts'
import { type DeliveryTerms, shippingFeeFor } from '../shipments/shipments.ts'

export type OrderSums = { subTotal: number; discount: number; shippingFee: number; total: number; tax: number }

type Priced = {
  /** The goods at today's prices. */
  subTotal: number
  discount: { amount: number; freeShipping: boolean } | null
  delivery: DeliveryTerms
  taxPercent: number
}

/** The sums of an order, to the dong. Prices include the tax; `tax` is its part of the total. */
export function priceOrder({ subTotal, discount, delivery, taxPercent }: Priced): OrderSums {
  const amount = Math.min(discount?.amount ?? 0, subTotal)
  const shippingFee = discount?.freeShipping ? 0 : shippingFeeFor(delivery, subTotal)
  const total = subTotal - amount + shippingFee
  return { subTotal, discount: amount, shippingFee, total, tax: containedTax(total, taxPercent) }
}
