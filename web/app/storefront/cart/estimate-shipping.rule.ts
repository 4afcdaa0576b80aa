import { type DeliveryPrice, shippingFeeFor } from '../../../../contract/pricing.ts'

/** The range of shipping fees. */
export type ShippingEstimate = { min: number; max: number }

/** Estimates the shipping fee while the destination is unknown, over all delivery areas. */
export function estimateShipping(areas: readonly DeliveryPrice[], subTotal: number, isFree = false): ShippingEstimate | null {
  if (areas.length === 0) return null
  const fees = areas.map((area) => (isFree ? 0 : shippingFeeFor(area, subTotal)))
  return { min: Math.min(...fees), max: Math.max(...fees) }
}
