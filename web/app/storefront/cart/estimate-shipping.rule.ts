import { type DeliveryPrice, shippingFeeFor } from '../../../../contract/pricing.ts'

/** The range of shipping fees; `freeFrom` is the subtotal from which some area is free. */
export type ShippingEstimate = { min: number; max: number; freeFrom: number | null }

/** Estimates the shipping fee while the destination is unknown, over all delivery areas. */
export function estimateShipping(areas: readonly DeliveryPrice[], subTotal: number, isFree = false): ShippingEstimate | null {
  if (areas.length === 0) return null
  const fees = areas.map((area) => (isFree ? 0 : shippingFeeFor(area, subTotal)))
  const ahead = areas.flatMap(({ freeFrom }) => (freeFrom !== null && freeFrom > subTotal ? [freeFrom] : []))
  const min = Math.min(...fees)
  return { min, max: Math.max(...fees), freeFrom: min > 0 && ahead.length > 0 ? Math.min(...ahead) : null }
}
