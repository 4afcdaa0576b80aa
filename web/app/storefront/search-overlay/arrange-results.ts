import type { Product } from '../../../../contract/catalogue.ts'
import { foldText } from '../../../../contract/fold-text.ts'
import { paths } from '../../paths.ts'
import type { Found } from './quick-search-query.ts'

/** Something to choose: where it leads, and what is searched for by it. */
export type Option = { id: string; to: string; term?: string }
export type Results = {
  term: string
  total: number
  suggestions: (Option & { text: string })[]
  products: (Option & { product: Product })[]
  more: (Option & { term: string }) | null
}
/** For those who found nothing: other words to try, and what others like. */
type Otherwise = { names: readonly string[]; popular: readonly Product[] | undefined }

const mostOthers = 4

/** What the panel shows for an answer, in the order the arrows go through it. */
export function arrangeResults({ term, total, suggestions, products }: Found, { names, popular }: Otherwise, prefix: string): Results {
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

export function listOptions({ suggestions, products, more }: Results): Option[] {
  return [...suggestions, ...products, ...(more ? [more] : [])]
}

/** What the shop proposes, else the words one by one, else names of the shop's own. */
function otherTerms(suggestions: readonly string[], term: string, names: readonly string[]): string[] {
  const proposed = withoutTerm(suggestions, term)
  const words = withoutTerm(
    term.split(' ').filter((word) => word.length > 1),
    term,
  )
  return [...new Set(proposed.length > 0 ? proposed : words.length > 0 ? words : names)].slice(0, mostOthers)
}

function withoutTerm(texts: readonly string[], term: string): string[] {
  return texts.filter((text) => text.toLowerCase() !== term.toLowerCase() && foldText(text).trim() !== '')
}
