import type { ProductSort } from '../../../../contract/catalogue.ts'
import type { ChoiceKind } from './list-state.ts'

/** What a list is of: a kind of filter that its address already fixes is not offered. */
export type ListScope = {
  fixed: readonly ChoiceKind[]
  /** Null: what fits the search term best. */
  usualSort: ProductSort | null
}

export const everything: ListScope = { fixed: [], usualSort: 'newest' }
