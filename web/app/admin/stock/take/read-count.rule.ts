import { productLimits } from '../../../../../contract/admin/products.ts'

/** A typed count: null for an empty cell, undefined for what is no count. */
export function readCount(text: string): number | null | undefined {
  const typed = text.replace(/[\s.]/g, '')
  if (typed === '') return null
  if (!/^\d{1,7}$/.test(typed)) return undefined
  return Number(typed) <= productLimits.onHand ? Number(typed) : undefined
}

/** One more or one fewer; an empty cell starts from the number on record. */
export function stepCount(text: string, recorded: number, step: 1 | -1): number {
  return Math.max(0, (readCount(text) ?? recorded) + step)
}
