import { z } from 'zod'
import { stripDiacritics } from './language/strip-diacritics.ts'

/** A separate file, so that modules that only fold texts do not load the schemas. */
export { stripDiacritics } from './language/strip-diacritics.ts'

/** PostgreSQL text refuses NUL, and a lone surrogate is not valid Unicode. */
export function isStorable(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed()
}

/** A required text: has a visible character, at most `max` characters; stored exactly as written. */
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

/** An opaque identifier in a path or body. Only its length is validated. */
export const Id = z
  .string()
  .min(1)
  .max(64)
  .refine(isStorable, { params: { key: 'unreadable' } })

/** A picture as a client may name it: its id, or the picture as it was read. */
export const ImageId = z.union([Id, z.object({ _id: Id }).transform(({ _id }) => _id)])

/** An e-mail, trimmed, compared and stored in lower case. Normalized first (NFKC), so that a look-alike is the same e-mail or invalid. */
export const Email = z
  .string()
  .max(254)
  .transform((value) => value.trim().normalize('NFKC').toLowerCase())
  .pipe(z.email({ pattern: /^[^\s@<>"'(),:;\\[\]\p{C}]+@[^\s@<>"'(),:;\\[\]\p{C}]+\.[^\s@<>"'(),:;\\[\].\p{C}]{2,}$/u }).max(254))

/** A URL segment made from a name: "Đầm hoa Cổ Sen" → "dam-hoa-co-sen". */
export function slugify(value: string): string {
  return stripDiacritics(value)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
}
