/** What delivery to a province costs and how many days it takes. */
export type DeliveryTerms = { shippingFee: number; freeFrom: number | null; days: [number, number] }

/** Free delivery counts the full prices of the goods, before any discount, so that a coupon never adds a fee. */
export function shippingFeeFor({ shippingFee, freeFrom }: DeliveryTerms, subTotal: number): number {
  return freeFrom !== null && subTotal >= freeFrom ? 0 : shippingFee
}
