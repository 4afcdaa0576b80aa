import type { ProductSort } from '../../../../contract/catalogue.ts'
import type { ListFilter } from './list-state.ts'

/** What a list is of: a kind of filter that its address already fixes is not offered. */
export type ListScope = {
  fixed: readonly ListFilter[]
  /** Null: what fits the search term best, or the order of `ownOrder`. */
  usualSort: ProductSort | null
  /** The list has an order of its own, which is called by this name. */
  ownOrder?: 'relevant' | 'arranged'
}

export const allProductsScope: ListScope = { fixed: [], usualSort: 'newest' }
