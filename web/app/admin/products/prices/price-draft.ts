import type { PricePreviewBody, PriceRule } from '../../../../../contract/admin/prices.ts'

export const priceKinds = ['raise', 'lower', 'sale', 'end-sale'] as const
export type PriceKind = (typeof priceKinds)[number]

/** `from` and `until`: ISO times in UTC; null for at once, and for good. */
export type PriceDraft = {
  kind: PriceKind
  by: PriceRule['by']
  value: number | null
  rounds: boolean
  from: string | null
  until: string | null
}

export const newPriceDraft: PriceDraft = { kind: 'raise', by: 'percent', value: null, rounds: true, from: null, until: null }

/** The rule of the API; null while the number is missing. */
export function ruleOf({ kind, by, value, rounds }: PriceDraft): PriceRule | null {
  if (kind === 'end-sale') return { target: 'end-sale', by: 'percent', value: 0, rounds: true }
  if (!value) return null
  const target = kind === 'sale' ? 'sale' : 'price'
  return { target, by, value: kind === 'raise' ? value : -value, rounds }
}

/** What the API is asked; null while the number is missing. */
export function questionOf(draft: PriceDraft): Omit<PricePreviewBody, 'ids'> | null {
  const rule = ruleOf(draft)
  return rule && { rule, ...(draft.from ? { from: draft.from } : {}), ...(draft.until ? { until: draft.until } : {}) }
}
