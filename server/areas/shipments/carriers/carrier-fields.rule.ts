import { z } from 'zod'

/** A short text, or an integer as text, since carriers send either; anything else counts as empty. */
export const CarrierText = z
  .union([z.string(), z.int().transform(String)])
  .transform((value) =>
    value
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cs}]/gu, '')
      .trim()
      .slice(0, 200),
  )
  .catch('')

/** A field of an unparsed value. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
}
