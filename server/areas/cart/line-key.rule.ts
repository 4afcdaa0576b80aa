import { createHash } from 'node:crypto'
import type { PersonalizationValue } from '../../../contract/personalization.ts'

type Line = { productId: string; colorId: string; size: string; personalization?: PersonalizationValue[] | null | undefined }

/** Between a size and the digest; no size contains it. */
const mark = '\u001f'

/** Equal for units that share one line: the same variant with the same personalization. */
export function lineKey({ productId, colorId, size, personalization }: Line): string {
  return JSON.stringify([productId, colorId, size, valuesOf(personalization)])
}

/** Whether two lines take their units from the same stock. */
export function isSameVariant(one: Line, other: Line): boolean {
  return one.productId === other.productId && one.colorId === other.colorId && one.size === other.size
}

/** The size as the table stores it: the unique index makes lines with different personalization lines of their own. */
export function storedSize({ size, personalization }: Pick<Line, 'size' | 'personalization'>): string {
  const values = valuesOf(personalization)
  if (values.length === 0) return size
  return `${size}${mark}${createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22)}`
}

export function sizeOfStored(stored: string): string {
  return stored.split(mark)[0] ?? ''
}

/** As pairs, because jsonb does not keep the sequence of keys. */
function valuesOf(personalization: Line['personalization']): [string, string][] {
  return (personalization ?? []).map(({ fieldId, value }) => [fieldId, value])
}
