import type { ListedProduct } from '../../../../contract/catalogue.ts'
import { stripDiacritics } from '../../../../contract/language/strip-diacritics.ts'
import { paths } from '../../paths.ts'
import type { QuickSearchResult } from './quick-search-query.ts'

/** An option: its URL, and the term it searches for. */
export type SearchOptionItem = { id: string; to: string; term?: string }
export type ArrangedResults = {
  term: string
  total: number
  suggestions: (SearchOptionItem & { text: string })[]
  products: (SearchOptionItem & { product: ListedProduct })[]
  more: (SearchOptionItem & { term: string }) | null
}
/** For an empty result: other terms to try, and popular products. */
type EmptyResultSuggestions = { names: readonly string[]; popular: readonly ListedProduct[] | undefined }

const maxSuggestions = 4

/** The options of a result, in the order of the arrow keys. */
export function arrangeResults(
  { term, total, suggestions, products }: Omit<QuickSearchResult, 'chips' | 'corrected'>,
  { names, popular }: EmptyResultSuggestions,
  prefix: string,
): ArrangedResults {
  const texts = total > 0 ? withoutTerm(suggestions, term) : otherTerms(suggestions, term, names)
  return {
    term,
    total,
    suggestions: texts.map((text, i) => ({ id: `${prefix}-suggestion-${i}`, to: paths.search(text), term: text, text })),
    products: (total > 0 ? products : (popular ?? [])).map((product, i) => ({
      id: `${prefix}-product-${i}`,
      to: paths.product(product.slug),
      product,
    })),
    more: total > 0 ? { id: `${prefix}-more`, to: paths.search(term), term } : null,
  }
}

export function listOptions({ suggestions, products, more }: ArrangedResults): SearchOptionItem[] {
  return [...suggestions, ...products, ...(more ? [more] : [])]
}

/** The shop's suggestions, else the words one by one, else category names. */
function otherTerms(suggestions: readonly string[], term: string, names: readonly string[]): string[] {
  const proposed = withoutTerm(suggestions, term)
  const words = withoutTerm(
    term.split(' ').filter((word) => word.length > 1),
    term,
  )
  return [...new Set(proposed.length > 0 ? proposed : words.length > 0 ? words : names)].slice(0, maxSuggestions)
}

function withoutTerm(texts: readonly string[], term: string): string[] {
  return texts.filter((text) => text.toLowerCase() !== term.toLowerCase() && stripDiacritics(text).trim() !== '')
}
