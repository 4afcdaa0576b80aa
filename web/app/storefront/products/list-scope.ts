import type { ProductSort } from '../../../../contract/catalogue.ts'
import type { ListKind } from './list-state.ts'

/** What a list is of: a kind of filter that its address already fixes is not offered. */
export type ListScope = {
  fixed: readonly ListKind[]
  /** Null: what fits the search term best, or the order of `ownOrder`. */
  usualSort: ProductSort | null
  /** The list has an order of its own, which is called by this name. */
  ownOrder?: 'relevant' | 'arranged'
}

export const everything: ListScope = { fixed: [], usualSort: 'newest' }
