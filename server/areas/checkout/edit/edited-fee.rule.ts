import { type DeliveryPrice, isDeliveryFree, shippingFeeFor } from '../../../../contract/pricing.ts'

type Agreed = { shippingVnd: number; subtotalVnd: number; discountVnd: number; discountId: string | null; isOwnFee: boolean }

/** Only a code for free delivery takes off nothing else. */
export function isFreeByCode({ discountId, discountVnd, shippingVnd }: Omit<Agreed, 'isOwnFee' | 'subtotalVnd'>): boolean {
  return discountId !== null && discountVnd === 0 && shippingVnd === 0
}

/**
 * The delivery fee of edited goods without a fee by hand, before any code. The agreed fee stays even if the
 * shop's fees have changed since, unless the new sum reaches free delivery or falls below it.
 */
export function editedFee(agreed: Agreed, subTotal: number, area: DeliveryPrice): number {
  const { shippingVnd: fee, subtotalVnd: before } = agreed
  if (agreed.isOwnFee || isFreeByCode(agreed)) return shippingFeeFor(area, subTotal)
  if (fee === 0) return subTotal < before ? shippingFeeFor(area, subTotal) : 0
  return subTotal > before && isDeliveryFree(area, subTotal) ? 0 : fee
}
