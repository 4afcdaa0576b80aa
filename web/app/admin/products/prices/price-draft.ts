import type { PriceRule } from '../../../../../contract/admin/prices.ts'

export const priceKinds = ['raise', 'lower', 'sale', 'end-sale'] as const
export type PriceKind = (typeof priceKinds)[number]

export type PriceDraft = { kind: PriceKind; by: PriceRule['by']; value: number | null; rounds: boolean }

export const newPriceDraft: PriceDraft = { kind: 'raise', by: 'percent', value: null, rounds: true }

/** The rule of the API; null while the number is missing. */
export function ruleOf({ kind, by, value, rounds }: PriceDraft): PriceRule | null {
  if (kind === 'end-sale') return { target: 'end-sale', by: 'percent', value: 0, rounds: true }
  if (!value) return null
  const target = kind === 'sale' ? 'sale' : 'price'
  return { target, by, value: kind === 'raise' ? value : -value, rounds }
}
