import { isDeliveryFree } from '../../../../contract/pricing.ts'

export type PricedArea = { provinces: readonly string[]; shippingFee: number; freeFrom: number | null }

/** `missing`: how much more the goods have to cost, in dong, `from`: the value from which delivery is free. */
export type FreeDelivery = { kind: 'ahead'; missing: number; from: number } | { kind: 'reached' }

/**
 * How far a cart is from free delivery to a province. Null where nothing can be promised: the shop does not deliver there, or never
 * free of charge, and for an area without a fee. The goods count before any discount.
 */
export function freeDeliveryTo(
  areas: readonly PricedArea[],
  province: string,
  { subTotal, hasFreeCode }: { subTotal: number; hasFreeCode: boolean },
): FreeDelivery | null {
  const area = areas.find(({ provinces }) => provinces.includes(province))
  if (!area || area.shippingFee === 0) return null
  if (hasFreeCode || isDeliveryFree(area, subTotal)) return { kind: 'reached' }
  return area.freeFrom === null ? null : { kind: 'ahead', missing: area.freeFrom - subTotal, from: area.freeFrom }
}
