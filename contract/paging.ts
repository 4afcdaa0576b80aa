import { z } from 'zod'

/** A whole number in a query string: digits only ("10abc", "1e3" are refused). */
export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
}

export const defaultPageSize = 12

export const Page = wholeNumber(1, 1_000_000)
export const Limit = wholeNumber(1, 100)
export const Paging = z.object({ page: Page.default(1), limit: Limit.default(defaultPageSize) })
export type Paging = z.infer<typeof Paging>

export const QueryVnd = wholeNumber(0, 9_000_000_000_000)

/** A comma list in a query: "red,blue" → ["red", "blue"]; an empty one is no filter. */
export function commaList(maxItems = 30, maxLength = 120) {
  return z
    .string()
    .max(2_000)
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().max(maxLength)).max(maxItems))
}

/** Treats empty parameters as absent, so that a plain HTML form can be submitted. */
export function withoutEmpty(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}

/** The number of pages; an empty list has one. */
export function totalPages(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit))
}
