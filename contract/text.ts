import { z } from 'zod'
import { stripDiacritics } from './strip-diacritics.ts'

/** A file of its own: whoever only folds texts needs no schemas. */
export { stripDiacritics } from './strip-diacritics.ts'

/** PostgreSQL text refuses NUL, and a lone surrogate is not text at all. */
export function isStorable(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed()
}

/** A text somebody writes: has something visible in it, at most `max` characters; kept exactly as written. */
export function writtenText(max: number) {
  return z
    .string()
    .max(max)
    .refine((value) => value.trim() !== '', { params: { key: 'required' } })
    .refine(isStorable, { params: { key: 'unreadable' } })
}

/** As {@link writtenText}, but may be empty. */
export function optionalText(max: number) {
  return z
    .string()
    .max(max)
    .refine(isStorable, { params: { key: 'unreadable' } })
}

/** An opaque identifier in a path or body. Its form is nobody's business; its size is. */
export const Id = z
  .string()
  .min(1)
  .max(64)
  .refine(isStorable, { params: { key: 'unreadable' } })

/** An address for mail, trimmed, compared and stored in lower case. Brought to one spelling first: a look-alike is the same address or none. */
export const Email = z
  .string()
  .max(254)
  .transform((value) => value.trim().normalize('NFKC').toLowerCase())
  .pipe(z.email({ pattern: /^[^\s@<>"'(),:;\\[\]\p{C}]+@[^\s@<>"'(),:;\\[\]\p{C}]+\.[^\s@<>"'(),:;\\[\].\p{C}]{2,}$/u }).max(254))

/** The part of an address made from a name: "Đầm hoa Cổ Sen" → "dam-hoa-co-sen". */
export function slugify(value: string): string {
  return stripDiacritics(value)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
}
