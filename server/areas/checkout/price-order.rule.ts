import { containedTax } from '../../../contract/money.ts'
import { type DeliveryTerms, shippingFeeFor } from '../shipments/shipments.ts'

export type OrderSums = { subTotal: number; discount: number; shippingFee: number; total: number; tax: number }

type Priced = {
  /** The goods at their prices of now. */
  subTotal: number
  discount: { amount: number; freeShipping: boolean } | null
  delivery: DeliveryTerms
  taxPercent: number
}

/** What an order costs, to the dong. Prices include the tax; `tax` tells how much of the total it is. */
export function priceOrder({ subTotal, discount, delivery, taxPercent }: Priced): OrderSums {
  const amount = Math.min(discount?.amount ?? 0, subTotal)
  const shippingFee = discount?.freeShipping ? 0 : shippingFeeFor(delivery, subTotal)
  const total = subTotal - amount + shippingFee
  return { subTotal, discount: amount, shippingFee, total, tax: containedTax(total, taxPercent) }
}
